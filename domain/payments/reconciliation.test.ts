import assert from 'node:assert/strict';
import { test } from 'vitest';
import { type BankEntry, compareEntries, type ShopEntry } from './reconciliation.ts';

const shop = (input: Partial<ShopEntry> = {}): ShopEntry => ({
  state: 'paid',
  amount: 100,
  isPaid: true,
  refunded: 0,
  open: 0,
  ...input,
});
const bank = (input: Partial<NonNullable<BankEntry>> = {}): BankEntry => ({
  orderStatus: 2,
  amount: 100,
  depositedAmount: 100,
  refundedAmount: 0,
  ...input,
});

test('matching books show no difference', () => {
  assert.equal(compareEntries(shop(), bank()), null);
  assert.equal(
    compareEntries(shop({ state: 'expired', isPaid: false }), bank({ orderStatus: 6, depositedAmount: 0 })),
    null,
  );
  assert.equal(
    compareEntries(shop({ refunded: 30 }), bank({ orderStatus: 4, depositedAmount: 70, refundedAmount: 30 })),
    null,
  );
  assert.equal(compareEntries(shop({ state: 'failed', isPaid: false }), null), null);
});

test('every kind of difference has a name', () => {
  assert.equal(compareEntries(shop(), null), 'missing-at-bank');
  assert.equal(compareEntries(shop(), bank({ orderStatus: 0, depositedAmount: 0 })), 'paid-only-here');
  assert.equal(compareEntries(shop({ state: 'expired', isPaid: false }), bank()), 'paid-only-at-bank');
  assert.equal(compareEntries(shop(), bank({ amount: 101 })), 'amounts-differ');
  assert.equal(compareEntries(shop({ refunded: 30 }), bank()), 'refunds-differ');
  assert.equal(
    compareEntries(shop(), bank({ orderStatus: 4, depositedAmount: 70, refundedAmount: 30 })),
    'refunds-differ',
  );
  assert.equal(compareEntries(shop(), bank({ orderStatus: null })), 'unreadable');
});

test('a bank that reports no sums is read by its status', () => {
  const mute = { depositedAmount: null, refundedAmount: null };
  assert.equal(compareEntries(shop(), bank(mute)), null);
  assert.equal(compareEntries(shop({ refunded: 30 }), bank({ ...mute, orderStatus: 4 })), null);
  assert.equal(compareEntries(shop({ open: 30 }), bank({ ...mute, orderStatus: 4 })), null);
  assert.equal(compareEntries(shop({ open: 30 }), bank(mute)), null);
  assert.equal(compareEntries(shop({ refunded: 30 }), bank(mute)), 'refunds-differ');
  assert.equal(compareEntries(shop(), bank({ ...mute, orderStatus: 4 })), 'unreadable');
});

test('a refund under way may or may not be in the bank’s books yet', () => {
  const underWay = shop({ open: 30 });
  assert.equal(compareEntries(underWay, bank()), null);
  assert.equal(
    compareEntries(underWay, bank({ orderStatus: 4, depositedAmount: 70, refundedAmount: 30 })),
    null,
  );
});
