import { expect, test } from 'vitest';
import { orderStatuses } from '#domain/order.ts';
import { isStillTold, mayBeAwaited } from './waiting.ts';

test('orders that are agreed and not delivered yet have a delivery page', () => {
  const method = 'SLOT';
  expect(orderStatuses.filter((status) => mayBeAwaited({ status, method }))).toEqual([
    ...['placed', 'confirmed', 'preparing', 'ready', 'on-the-way'],
  ]);
  expect(orderStatuses.filter((status) => mayBeAwaited({ status, method: 'NONE' }))).toEqual([]);
});

test('the page shows a finished order for ten days, and others as long as they take', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const days = 86_400;
  expect(isStillTold('on-the-way', ago(80 * days), now)).toBe(true);
  for (const status of ['delivered', 'cancelled', 'expired', 'returned'] as const) {
    expect(isStillTold(status, ago(10 * days), now)).toBe(true);
    expect(isStillTold(status, ago(10 * days + 1), now)).toBe(false);
    expect(isStillTold(status, null, now)).toBe(false);
  }
});
