import { expect, test } from 'vitest';
import type { Who } from './actor.ts';
import {
  actionsOf,
  backMove,
  orderCan,
  orderMayGo,
  orderMoveNames,
  orderMoves,
  orderNumber,
  type OrderStatus,
  orderStatuses,
} from './order.ts';
import { orderPayments, paymentMayGo, paymentMoves } from '#domain/payments/payment.ts';

const everybody: readonly Who[] = ['customer', 'staff', 'system', 'bank'];

test('the customer may cancel until preparing begins', () => {
  const may = orderStatuses.filter((status) => orderCan('cancel', status, 'customer'));
  expect(may).toEqual(['awaiting-payment', 'placed', 'confirmed']);
  for (const status of orderStatuses) expect(orderCan('call-off', status, 'customer')).toBe(false);
});

test('only the shop lets an order expire, and only a payment, or staff when nothing is due, places one', () => {
  for (const who of everybody)
    for (const status of orderStatuses) {
      expect(orderCan('expire', status, who)).toBe(who === 'system' && status === 'awaiting-payment');
      expect(orderCan('take-payment', status, who)).toBe(
        who === 'bank' && (status === 'awaiting-payment' || status === 'expired'),
      );
      expect(orderCan('cover', status, who)).toBe(who === 'staff' && status === 'awaiting-payment');
    }
});

test('a cancelled or returned order stays so, whoever tries to move it', () => {
  for (const over of ['cancelled', 'returned'] as const) {
    expect(orderStatuses.filter((to) => orderMayGo(over, to))).toEqual([]);
    for (const who of ['staff', 'system', 'bank'] as const)
      expect(actionsOf({ status: over, paymentStatus: 'paid' }, who)).toEqual([]);
  }
});

test('every status can be reached, and each leads to an end', () => {
  const reach = (start: OrderStatus) => {
    const seen = new Set<OrderStatus>([start]);
    for (const from of seen) for (const to of orderStatuses) if (orderMayGo(from, to)) seen.add(to);
    return seen;
  };
  expect([...reach('awaiting-payment')].sort()).toEqual([...orderStatuses].sort());
  for (const status of orderStatuses)
    expect(
      [...reach(status)].some((end) => ['delivered', 'cancelled', 'expired', 'returned'].includes(end)),
    ).toBe(true);
});

test("the customer's actions in every status", () => {
  const buttons = Object.fromEntries(
    orderStatuses.map((status) => [status, actionsOf({ status, paymentStatus: 'unpaid' }, 'customer')]),
  );
  expect(buttons).toEqual({
    'awaiting-payment': ['pay', 'cancel'],
    placed: ['cancel'],
    confirmed: ['cancel'],
    preparing: [],
    ready: [],
    'on-the-way': [],
    delivered: ['order-again', 'review'],
    cancelled: ['order-again'],
    expired: ['order-again'],
    returned: ['order-again'],
  });
});

test('a paid order, or one being refunded, cannot be paid again', () => {
  const payable = orderPayments.filter((paymentStatus) =>
    actionsOf({ status: 'awaiting-payment', paymentStatus }, 'customer').includes('pay'),
  );
  expect(payable).toEqual(['unpaid', 'pending', 'failed']);
});

test('staff take an order from placed to delivered step by step', () => {
  const steps = ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const;
  let status: OrderStatus = 'placed';
  for (const step of steps) {
    expect(actionsOf({ status, paymentStatus: 'paid' }, 'staff')).toContain(step);
    for (const who of ['customer', 'system', 'bank'] as const)
      expect(orderCan(step, status, who)).toBe(false);
    status = orderMoves[step].to;
  }
  expect(status).toBe('delivered');
  expect(orderMoveNames).toHaveLength(Object.keys(orderMoves).length);
});

test('an order without a delivery time gets one until it is sent, and an agreed time is not chosen anew', () => {
  const chosen = (needsTime: boolean) =>
    orderStatuses.filter((status) =>
      actionsOf({ status, paymentStatus: 'paid', needsTime }, 'customer').includes('choose-time'),
    );
  expect(chosen(true)).toEqual(['placed', 'confirmed', 'preparing', 'ready']);
  expect(chosen(false)).toEqual([]);
});

test('a step is undone to where it was made, one at a time, and never from a final status', () => {
  expect(backMove('preparing', 'placed')).toBe('reopen');
  expect(backMove('preparing', 'confirmed')).toBe('undo-prepare');
  expect(backMove('delivered', 'on-the-way')).toBe('undo-deliver');
  expect(backMove('delivered', 'ready')).toBeUndefined();
  expect(backMove('placed', 'confirmed')).toBeUndefined();
  expect(backMove('cancelled', 'placed')).toBeUndefined();
});

test('refunded money does not come back, and only refunding leads to refunded', () => {
  expect(orderPayments.filter((to) => paymentMayGo('refunded', to))).toEqual([]);
  for (const to of ['partly-refunded', 'refunded'] as const)
    expect(orderPayments.filter((from) => paymentMayGo(from, to))).toEqual(['refunding']);
});

test('a customer cannot mark an order as paid', () => {
  for (const from of orderPayments) expect(paymentMayGo(from, 'paid', 'customer')).toBe(false);
  for (const move of Object.values(paymentMoves)) expect(move.from).not.toContain(move.to);
});

test('an order number has a fixed format', () => {
  expect(orderNumber(100_001)).toBe('S-100001');
});

test('the allowed transitions are exactly these, whoever makes them', () => {
  const ways = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => orderMayGo(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(ways).toEqual([
    'awaiting-payment > placed',
    'awaiting-payment > cancelled',
    'awaiting-payment > expired',
    'placed > awaiting-payment',
    'placed > confirmed',
    'placed > preparing',
    'placed > delivered',
    'placed > cancelled',
    'confirmed > awaiting-payment',
    'confirmed > placed',
    'confirmed > preparing',
    'confirmed > delivered',
    'confirmed > cancelled',
    'preparing > placed',
    'preparing > confirmed',
    'preparing > ready',
    'preparing > cancelled',
    'ready > preparing',
    'ready > on-the-way',
    'ready > cancelled',
    'on-the-way > ready',
    'on-the-way > delivered',
    'on-the-way > cancelled',
    'on-the-way > returned',
    'delivered > on-the-way',
    'delivered > returned',
    'expired > placed',
  ]);
});
