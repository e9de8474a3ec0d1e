import { expect, test } from 'vitest';
import { momentOf } from './delivery/calendar.ts';
import type { OrderStatus } from './order.ts';
import { isLate, takenBy } from './order-views.ts';

test('an order is late when its window is over, without one when its day is, and while it is open', () => {
  const now = momentOf('2026-11-23', '12:00');
  const late = (day: string | null, to: string | null, status: OrderStatus = 'ready') =>
    isLate({ status, delivery: { day, to } }, now);
  expect([late('2026-11-22', null), late('2026-11-22', '24:00'), late('2026-11-23', '11:59')]).toEqual([
    ...[true, true, true],
  ]);
  expect([late('2026-11-23', '12:00'), late('2026-11-23', null), late('2026-11-24', '09:00')]).toEqual([
    ...[false, false, false],
  ]);
  expect([late(null, '09:00'), late('2026-11-22', '12:00', 'delivered')]).toEqual([false, false]);
});

test('an order is of whoever wrote it down or was the first to move it on', () => {
  expect(takenBy(null, { action: 'confirm', staffId: 3 })).toBe(3);
  expect(takenBy(null, { action: 'prepare', staffId: 3 })).toBe(3);
  expect(takenBy(7, { action: 'confirm', staffId: 3 })).toBe(7);
  for (const action of ['cancel', 'pay-on-delivery', 'take-payment'] as const)
    expect(takenBy(null, { action, staffId: 3 }), action).toBeNull();
  expect(takenBy(null, { staffId: 3 })).toBeNull();
});
