import { expect, test } from 'vitest';
import {
  attemptSteps,
  type AttemptState,
  type BankReply,
  graceSeconds,
  decideTransition,
  isInTimeToPay,
  bankPageSeconds,
  type PolledAttempt,
} from './attempt.ts';
import type { BankStatus } from './bank-answer.ts';
import { holdMinutes } from './payment.ts';

const end = new Date(1_000_000);
const before = new Date(999_999);

function judge(state: AttemptState, bankStatus: BankReply, now = before) {
  const attempt: PolledAttempt = {
    orderNumber: '100001-1-abc',
    amount: 12_345,
    currency: '934',
    state,
    sessionEndsAt: end,
  };
  return decideTransition(attempt, bankStatus, now);
}
const status = (orderStatus: number | null, input: Partial<BankStatus> = {}): BankReply => ({
  kind: 'status',
  status: {
    orderNumber: '100001-1-abc',
    bankOrderId: 'md',
    orderStatus,
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
const stays = (event: string) => ({ to: null, event, alarm: false });
const alarms = (event: string) => ({ to: null, event, alarm: true });
const goes = (to: AttemptState, event: string) => ({ to, event, alarm: false });

test('the transitions of an attempt are exactly these', () => {
  expect(attemptSteps).toEqual({
    registering: ['registered', 'unknown', 'failed', 'retired', 'paid'],
    unknown: ['registering', 'registered', 'failed', 'retired', 'paid'],
    registered: ['declined', 'expired', 'retired', 'paid', 'reversed', 'refunded'],
    declined: ['registered', 'expired', 'retired', 'paid', 'reversed', 'refunded'],
    expired: ['paid', 'reversed', 'refunded'],
    retired: ['paid', 'reversed', 'refunded'],
    failed: [],
    paid: ['reversed', 'refunded'],
    reversed: [],
    refunded: [],
  });
});

test('the page lives twenty minutes, the reservation five longer, and no page opens that outlives it', () => {
  expect([bankPageSeconds, graceSeconds]).toEqual([1_200, 300]);
  const created_at = new Date(0);
  const opens = (hold_until: Date | null, seconds: number) =>
    isInTimeToPay({ created_at, hold_until, expires_at: null }, new Date(seconds * 1_000));
  expect([opens(null, 2_400), opens(null, 2_401)]).toEqual([true, false]);
  const day = new Date(86_400_000);
  expect([opens(day, 85_200), opens(day, 85_201)]).toEqual([true, false]);
  expect(bankPageSeconds + graceSeconds).toBe(holdMinutes * 60);
});

test('a final state stays, whatever the bank says later', () => {
  for (const over of ['paid', 'failed', 'reversed', 'refunded'] as const) {
    expect(judge(over, status(2))).toEqual(stays(`already-${over}`));
    expect(judge(over, { kind: 'not-found' })).toEqual(stays(`already-${over}`));
  }
});

test('no answer and nonsensical answers change nothing, and are recorded', () => {
  expect(judge('registered', { kind: 'silent', reason: 'time-out' })).toEqual(stays('bank-silent:time-out'));
  expect(judge('registered', status(null))).toEqual(stays('unclear:status-missing'));
  expect(judge('registered', status(99))).toEqual(stays('unclear:status-unheard-of'));
});

test('a wrong sum and a mere authorisation raise an alarm', () => {
  expect(judge('registered', status(2, { amount: 1 }))).toEqual(alarms('mismatch:amount-differs'));
  expect(judge('registered', status(1))).toEqual(alarms('money-held'));
});

test('money that was refunded at the bank is recorded as such', () => {
  for (const state of ['registered', 'declined', 'expired', 'retired'] as const) {
    expect(judge(state, status(3))).toEqual(goes('reversed', 'reversed'));
    expect(judge(state, status(4))).toEqual(goes('refunded', 'refunded'));
  }
  expect(judge('unknown', status(3))).toEqual(alarms('reversed:unexpected-in-unknown'));
});

test('an attempt whose page address was lost is retired', () => {
  for (const state of ['registering', 'unknown'] as const)
    expect(judge(state, status(0))).toEqual(goes('retired', 'not-tried-yet'));
});

test('a replaced or lapsed attempt that is not paid stays so', () => {
  for (const state of ['retired', 'expired'] as const) {
    expect(judge(state, status(0), end)).toEqual(stays('not-tried-yet'));
    expect(judge(state, status(6))).toEqual(stays('declined'));
  }
});

test('a declined attempt may be retried until its page expires', () => {
  expect(judge('registered', status(0))).toEqual(stays('not-tried-yet'));
  expect(judge('registered', status(6))).toEqual(goes('declined', 'declined'));
  expect(judge('declined', status(6))).toEqual(stays('declined'));
  expect(judge('declined', status(0))).toEqual(goes('registered', 'not-tried-yet'));
  expect(judge('declined', status(6), end)).toEqual(goes('expired', 'declined'));
});

test('a registered attempt unknown to the bank raises an alarm; one that was never sent does not', () => {
  for (const state of ['registered', 'declined', 'expired', 'retired'] as const)
    expect(judge(state, { kind: 'not-found' })).toEqual(alarms('bank-forgot'));
  for (const state of ['registering', 'unknown'] as const) {
    expect(judge(state, { kind: 'not-found' })).toEqual(stays('not-there-yet'));
    expect(judge(state, { kind: 'not-found' }, end)).toEqual(goes('failed', 'never-registered'));
  }
});
