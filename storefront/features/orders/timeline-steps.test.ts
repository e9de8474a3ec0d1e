import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/shop.ts';
import { pollMs, timelineSteps, toneOf } from './timeline-steps.ts';

const at = '2026-11-21T07:00:00Z';
const order = (status: Order['status'], ...events: string[]): Pick<Order, 'status' | 'timeline'> => ({
  status,
  timeline: events.map((event) => ({ at, event })),
});
const known = (event: string) => event !== 'watch-ended';
const told = (of: Pick<Order, 'status' | 'timeline'>) =>
  timelineSteps(of, known).map(({ event, state }) => `${event} ${state}`);

test('an unpaid order shows all its remaining steps', () => {
  expect(told(order('awaiting-payment', 'ordered'))).toEqual([
    'ordered current',
    'placed coming',
    'preparing coming',
    'on-the-way coming',
    'delivered coming',
  ]);
});

test('an order paid in cash is placed as soon as it is made', () => {
  expect(told(order('placed', 'ordered'))).toEqual([
    'ordered current',
    'preparing coming',
    'on-the-way coming',
    'delivered coming',
  ]);
});

test('past steps are not shown as remaining, even when one was skipped', () => {
  expect(told(order('ready', 'ordered', 'confirmed', 'ready')).slice(-2)).toEqual([
    'on-the-way coming',
    'delivered coming',
  ]);
  expect(told(order('on-the-way', 'ordered', 'preparing', 'on-the-way')).slice(-2)).toEqual([
    'on-the-way current',
    'delivered coming',
  ]);
});

test('a returned order has its last steps ahead again', () => {
  expect(
    told(order('ready', 'ordered', 'ready', 'on-the-way', 'not-delivered', 'time-chosen')).slice(-3),
  ).toEqual(['time-chosen current', 'on-the-way coming', 'delivered coming']);
});

test('an order that is over has no remaining steps', () => {
  expect(told(order('cancelled', 'ordered', 'cancelled'))).toEqual(['ordered done', 'cancelled done']);
  expect(told(order('delivered', 'ordered', 'delivered'))).toEqual(['ordered done', 'delivered done']);
});

test('events without a text are not shown', () => {
  expect(told(order('cancelled', 'ordered', 'watch-ended', 'cancelled'))).toHaveLength(2);
});

test('an order is polled until its money is settled, also when it was cancelled', () => {
  const every = (status: Order['status'], paymentStatus: Order['paymentStatus']) =>
    pollMs({ status, paymentStatus });
  expect(every('on-the-way', 'paid')).toBe(20_000);
  expect(every('expired', 'pending')).toBe(20_000);
  expect(every('cancelled', 'refunding'), 'somebody waits for it').toBeLessThan(10_000);
  expect(every('cancelled', 'refunded')).toBeNull();
  expect(every('cancelled', 'unpaid')).toBeNull();
  expect(every('delivered', 'paid')).toBeNull();
});

test('a cancellation is not marked as a failure, nor a refund in progress as settled', () => {
  expect([toneOf('cancelled'), toneOf('payment-refunding')]).toEqual(['neutral', 'neutral']);
  expect([toneOf('payment-failed'), toneOf('expired')]).toEqual(['bad', 'bad']);
  expect([toneOf('payment-refunded'), toneOf('delivered')]).toEqual([undefined, undefined]);
});

test('an order without delivery is neither prepared nor on its way', () => {
  const digital = { ...order('placed', 'ordered', 'payment-paid'), delivery: { method: 'NONE' as const } };
  expect(timelineSteps(digital, known).map(({ event, state }) => `${event} ${state}`)).toEqual([
    'ordered done',
    'payment-paid current',
    'delivered coming',
  ]);
});
