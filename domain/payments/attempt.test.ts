import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import {
  attemptStates,
  attemptSteps,
  type BankReply,
  isPageOpen,
  isPolled,
  decideTransition,
  mayStep,
  type PolledAttempt,
} from './attempt.ts';
import type { BankStatus } from './bank-answer.ts';

const sessionEndsAt = new Date(1_000_000);
const early = new Date(500_000);
const late = new Date(1_000_000);

const attempt = (input: Partial<PolledAttempt> = {}): PolledAttempt => ({
  orderNumber: '100001-1-abc',
  amount: 12_345,
  currency: '934',
  state: 'registered',
  sessionEndsAt,
  ...input,
});
const said = (input: Partial<BankStatus>): BankReply => ({
  kind: 'status',
  status: {
    orderNumber: '100001-1-abc',
    bankOrderId: 'md',
    orderStatus: 0,
    actionCode: -100,
    amount: 12_345,
    currency: '934',
    approvedAmount: null,
    depositedAmount: null,
    refundedAmount: null,
    date: null,
    pan: null,
    ...input,
  },
});

test('a payment makes an attempt paid, whatever its state was', () => {
  for (const state of attemptStates.filter(isPolled))
    assert.equal(decideTransition(attempt({ state }), said({ orderStatus: 2 }), late).to, 'paid', state);
});

test('a wrong sum, currency or order raises an alarm and changes no state', () => {
  for (const wrong of [{ amount: 12_346 }, { currency: '810' }, { orderNumber: 'SOMEBODY-ELSE' }]) {
    const judged = decideTransition(attempt(), said({ orderStatus: 2, ...wrong }), early);
    assert.deepEqual([judged.to, judged.alarm], [null, true]);
  }
});

test('no answer decides nothing', () => {
  for (const state of attemptStates)
    assert.equal(decideTransition(attempt({ state }), { kind: 'silent', reason: 'time-out' }, late).to, null);
});

test('a declined attempt is polled on, may be retried, and expires with the page', () => {
  assert.equal(decideTransition(attempt(), said({ orderStatus: 6 }), early).to, 'declined');
  assert.equal(decideTransition(attempt(), said({ actionCode: -2025 }), early).to, 'declined');
  assert.equal(
    decideTransition(attempt({ state: 'declined' }), said({ orderStatus: 5 }), early).to,
    'registered',
  );
  assert.equal(
    decideTransition(attempt({ state: 'declined' }), said({ orderStatus: 6 }), late).to,
    'expired',
  );
  assert.equal(decideTransition(attempt(), said({}), late).to, 'expired');
});

test('a registration whose answer was lost, but which the bank has, is retired: nobody has its page', () => {
  assert.equal(decideTransition(attempt({ state: 'unknown' }), said({}), early).to, 'retired');
});

test('a registration the bank does not know may still be in transit until its page would have expired', () => {
  const unknown = attempt({ state: 'unknown' });
  assert.equal(decideTransition(unknown, { kind: 'not-found' }, early).to, null);
  assert.equal(decideTransition(unknown, { kind: 'not-found' }, late).to, 'failed');
  assert.equal(decideTransition(attempt(), { kind: 'not-found' }, early).alarm, true);
});

test('a page is open while it is valid and the bank has not closed it', () => {
  const open = { ...attempt(), lastStatus: 0 };
  assert.equal(isPageOpen(open, early), true);
  assert.equal(isPageOpen(open, late), false);
  assert.equal(isPageOpen({ ...open, state: 'declined', lastStatus: 0 }, early), true);
  assert.equal(isPageOpen({ ...open, state: 'declined', lastStatus: 6 }, early), false);
  assert.equal(isPageOpen({ ...open, state: 'retired' }, early), false);
});

test('whatever a bank answers, an attempt only makes the transitions of the table, and only the full sum makes it paid', () => {
  const status = fc.record({
    orderStatus: fc.constantFrom(null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    actionCode: fc.constantFrom(null, 0, -100, -2025),
    amount: fc.constantFrom(null, 0, 12_345, 12_346),
    currency: fc.constantFrom(null, '934', '810'),
    orderNumber: fc.constantFrom(null, '100001-1-abc', 'other'),
    depositedAmount: fc.constantFrom(null, 0, 12_345),
  });
  const rule = fc.property(fc.constantFrom(...attemptStates), status, fc.boolean(), (state, told, isLate) => {
    const { to } = decideTransition(attempt({ state }), said(told), isLate ? late : early);
    if (to !== null) assert.ok(mayStep(state, to), `${state} -> ${to}`);
    if (to === 'paid')
      assert.deepEqual(
        [told.orderStatus, told.amount, told.currency, told.orderNumber],
        [2, 12_345, '934', '100001-1-abc'],
      );
  });
  assert.doesNotThrow(() => fc.assert(rule, { numRuns: 2_000 }));
});

test('no answer of the bank changes a final attempt', () => {
  for (const state of ['failed', 'reversed', 'refunded'] as const) assert.deepEqual(attemptSteps[state], []);
});
