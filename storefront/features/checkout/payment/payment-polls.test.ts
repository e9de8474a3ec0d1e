import { expect, test } from 'vitest';
import type { PaymentCheck } from '#contract/payments/shop.ts';
import { pollForMs, readEnd, waitAfter } from './payment-polls.ts';

const check = (more: Partial<PaymentCheck>): PaymentCheck => ({
  id: 'o',
  status: 'awaiting-payment',
  paymentStatus: 'pending',
  orderStatus: null,
  amount: 100,
  canRetry: false,
  ...more,
});

test('the status is polled at once, then after 2, 4 and every 8 seconds, for about two minutes', () => {
  expect([0, 1, 2, 3, 4, 9].map(waitAfter)).toEqual([0, 2000, 4000, 8000, 8000, 8000]);
  expect(pollForMs).toBe(120_000);
});

test('received money counts as paid, whatever happened to the order since', () => {
  expect(readEnd(check({ status: 'placed', paymentStatus: 'paid' }))).toBe('paid');
  expect(readEnd(check({ status: 'cancelled', paymentStatus: 'refunding' }))).toBe('paid');
});

test('a payment has failed only if the bank has declined it and it can be tried again', () => {
  expect(readEnd(check({}))).toBe('waiting');
  expect(readEnd(check({ paymentStatus: 'failed' }))).toBe('waiting');
  expect(readEnd(check({ paymentStatus: 'failed', canRetry: true }))).toBe('failed');
  expect(readEnd(check({ paymentStatus: 'unpaid', canRetry: true }))).toBe('unpaid');
});

test('an expired order is over, unless its money may still arrive', () => {
  expect(readEnd(check({ status: 'expired', paymentStatus: 'failed' }))).toBe('over');
  expect(readEnd(check({ status: 'expired', paymentStatus: 'pending' }))).toBe('waiting');
});
