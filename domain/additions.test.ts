import { expect, test } from 'vitest';
import { endOfAddition, blocksDispatch, isMadeTogether, mayAddGoods, mayStillJoin } from './additions.ts';
import { finishedStatuses, orderCan, orderStatuses } from './order.ts';

test('goods are added to an order that is paid and not packed, and never to an addition', () => {
  const order = { status: 'preparing', paymentStatus: 'paid', isAddition: false } as const;
  expect(mayAddGoods(order)).toBe(true);
  expect(mayAddGoods({ ...order, status: 'ready' })).toBe(false);
  expect(mayAddGoods({ ...order, paymentStatus: 'unpaid' })).toBe(false);
  expect(mayAddGoods({ ...order, paymentStatus: 'refunding' })).toBe(false);
  expect(mayAddGoods({ ...order, isAddition: true })).toBe(false);
});

test('an order is not sent before its paid additions are packed; money that arrives after it was sent adds nothing', () => {
  expect(orderStatuses.filter(blocksDispatch)).toEqual(['placed', 'confirmed', 'preparing']);
  expect(orderStatuses.filter(mayStillJoin)).toEqual(['placed', 'confirmed', 'preparing', 'ready']);
  expect(isMadeTogether('send')).toBe(true);
  expect(isMadeTogether('make-ready')).toBe(false);
});

test('when an order ends, its additions end by a move that their own status allows', () => {
  for (const order of ['cancel', 'call-off', 'take-back'] as const)
    for (const status of orderStatuses) {
      const end = endOfAddition(status, order);
      const isOver = status !== 'delivered' && finishedStatuses.includes(status);
      expect(end === undefined, status).toBe(isOver);
      if (end) expect(orderCan(end, status, 'staff'), `${end} ${status}`).toBe(true);
    }
});
