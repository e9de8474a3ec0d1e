import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import {
  longestRefundStepSeconds,
  nextRefundCheckAt,
  owedOf,
  paymentStatusOf,
  refundedAtBank,
  refundedByStatus,
  refundSteps,
  splitRefund,
} from './refund.ts';

test('the payment status follows the refunded sum: under way, in part, or all', () => {
  assert.equal(paymentStatusOf({ paid: 100, refunded: 0, open: 0 }), 'paid');
  assert.equal(paymentStatusOf({ paid: 100, refunded: 0, open: 100 }), 'refunding');
  assert.equal(paymentStatusOf({ paid: 100, refunded: 40, open: 0 }), 'partly-refunded');
  assert.equal(paymentStatusOf({ paid: 100, refunded: 40, open: 60 }), 'refunding');
  assert.equal(paymentStatusOf({ paid: 100, refunded: 100, open: 0 }), 'refunded');
});

test('with a bank that reports no refunded sum it is computed from the remaining deposit', () => {
  assert.equal(refundedAtBank({ amount: 100, depositedAmount: 70, refundedAmount: null }), 30);
  assert.equal(refundedAtBank({ amount: 100, depositedAmount: 100, refundedAmount: 30 }), 30);
  assert.equal(refundedAtBank({ amount: 100, depositedAmount: null, refundedAmount: null }), null);
});

test('with a bank that reports no sums the status tells whether anything was refunded', () => {
  assert.equal(refundedByStatus(2, 0), 0);
  assert.equal(refundedByStatus(2, 30), 0);
  assert.equal(refundedByStatus(4, 30), 30);
  for (const status of [null, 0, 1, 3, 4, 6]) assert.equal(refundedByStatus(status, 0), null);
});

test('an open refund is polled soon and then ever more rarely', () => {
  const now = new Date(0);
  const seconds = [0, 1, 2, 3, 19, 20, 500].map((checks) => nextRefundCheckAt(checks, now).getTime() / 1_000);
  assert.deepEqual(seconds, [10, 20, 40, 60, 60, 600, 600]);
});

test('a refund is sent once, and done or refused is final', () => {
  assert.deepEqual(refundSteps, {
    claimed: ['sent', 'done', 'refused'],
    sent: ['claimed', 'done', 'refused', 'unknown'],
    unknown: ['done', 'refused'],
    done: [],
    refused: [],
  });
});

test('an ended order owes its money back; any other keeps one payment and owes the rest', () => {
  const paid = { isKept: true, paid: 100, back: 0, open: 0 };
  expect(owedOf(paid, 'delivered')).toBe(0);
  for (const status of ['cancelled', 'expired', 'returned'] as const) expect(owedOf(paid, status)).toBe(100);
  expect(owedOf({ ...paid, back: 40 }, 'cancelled')).toBe(60);
  expect(owedOf({ ...paid, back: 100 }, 'cancelled')).toBe(0);
  expect(owedOf({ ...paid, isKept: false }, 'placed')).toBe(100);
});

test('a refund is never polled later than its longest interval', () => {
  const now = new Date(0);
  for (const checks of [0, 1, 2, 3, 19, 20, 21, 500])
    expect(nextRefundCheckAt(checks, now).getTime() / 1_000).toBeLessThanOrEqual(
      longestRefundStepSeconds(checks + 1),
    );
});

test('money is refunded first, the rest goes to the certificate, and never more than is left of both', () => {
  const left = { money: 3_000, certificate: 9_000 };
  expect(splitRefund(left, 3_000)).toEqual({ money: 3_000, certificate: 0 });
  expect(splitRefund(left, 3_001)).toEqual({ money: 3_000, certificate: 1 });
  expect(splitRefund(left)).toEqual({ money: 3_000, certificate: 9_000 });
  expect(splitRefund(left, 12_001)).toBeUndefined();
  expect(splitRefund({ money: 0, certificate: 500 }, 500)).toEqual({ money: 0, certificate: 500 });
  expect(splitRefund(left, 0)).toBeUndefined();
  expect(splitRefund({ money: 0, certificate: 0 })).toBeUndefined();
});
