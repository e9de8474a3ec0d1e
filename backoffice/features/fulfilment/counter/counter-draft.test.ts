import { expect, test } from 'vitest';
import { changeOf, emptySale, quoteBody, saleBody, withUnit } from './counter-draft.ts';

const title = { tm: 'Gül', ru: 'Роза' };
const option = { id: 70, title: { tm: '15 sany', ru: '15 шт.' }, price: 1_200, free: 2 };
const rose = { id: 7, title, options: [option] };

test('a scan adds a unit, and none beyond what is there', () => {
  const [one, two, three] = [1, 2, 3].map((scans) =>
    Array.from({ length: scans }).reduce<ReturnType<typeof withUnit>>(
      (lines) => withUnit(lines, rose, option),
      [],
    ),
  );
  expect([one, two, three].map((lines) => lines?.map(({ quantity }) => quantity))).toEqual([[1], [2], [2]]);
  expect(withUnit([], rose, { ...option, free: 0 })).toEqual([]);
});

test('an option is named beside others only', () => {
  const named = (options: readonly unknown[]) =>
    withUnit([], { ...rose, options }, option)[0]?.optionTitle.ru;
  expect([named([option]), named([option, { ...option, id: 71 }])]).toEqual(['', '15 шт.']);
});

test('change is what was given beyond the total; a barcode in the field is no sum', () => {
  const given = (typed: string, payment: 'CASH' | 'TERMINAL' = 'CASH') =>
    changeOf({ ...emptySale, given: typed, payment }, 9_200);
  expect([given('100'), given('92'), given('91,5'), given('')]).toEqual([800, 0, -50, undefined]);
  expect([given('460000000'), given('сто'), given('100', 'TERMINAL')]).toEqual(['wrong', 'wrong', undefined]);
});

test('a sale names what the screen has said, and the telephone once it is whole', () => {
  const sale = { ...emptySale, lines: withUnit([], rose, option), promo: ' SPRING ' };
  const items = [{ product: 7, option: 70, quantity: 1 }];
  const counted = { total: 1_080, codes: { promo: 'SPRING' } };
  expect(quoteBody(sale)).toEqual({ items, promo: 'SPRING' });
  expect(quoteBody({ ...sale, phone: '61234567' })).toEqual({ items, promo: 'SPRING', phone: '61234567' });
  expect(saleBody({ ...sale, given: '20' }, counted)).toEqual({
    ...{ items, payment: 'CASH', promo: 'SPRING', expectedTotal: 1_080, given: 2_000 },
  });
  expect(saleBody({ ...sale, given: '10' }, counted)).toBeUndefined();
  expect(saleBody({ ...sale, phone: '6123' }, counted)).toBeUndefined();
  expect([quoteBody(emptySale), saleBody(emptySale, counted), saleBody(sale, undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
