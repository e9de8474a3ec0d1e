import { expect, test } from 'vitest';
import type { Need } from '#contract/dashboard/needs.ts';
import { needKinds, type NeedKind } from '#domain/needs/needs.ts';
import { addressOfNeed } from './need-address.ts';

const address = (kind: NeedKind, count = 2) =>
  addressOfNeed({ kind, count, oldest: null, sample: { id: '7' }, act: 'open' } satisfies Need);

test('a single order is opened itself, several in the list that finds them', () => {
  expect(address('call', 1)).toBe('/orders/7/show');
  expect(address('call')).toBe('/orders?view=call');
  expect(decodeURIComponent(address('new'))).toBe('/orders?filter={"status":"placed"}');
  expect(decodeURIComponent(address('money'))).toBe('/orders?filter={"alarm":true}');
  expect(address('late', 1)).toBe('/board?slot=late');
});

test('every need has an address', () => {
  for (const kind of needKinds) expect(address(kind)).toMatch(/^\/(orders|board|products|discounts)/);
});
