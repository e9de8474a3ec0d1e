import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BankStatus, declineOf, type ExpectedPayment, verdictOfStatus } from './bank-answer.ts';
import { readStatus } from './bank-reading.ts';

const expected: ExpectedPayment = { orderNumber: 'S-1001-1', amount: 16_550, currency: '934' };
const paid: BankStatus = {
  orderNumber: 'S-1001-1',
  bankOrderId: null,
  orderStatus: 2,
  actionCode: 0,
  amount: 16_550,
  currency: '934',
  approvedAmount: 16_550,
  depositedAmount: 16_550,
  refundedAmount: 0,
  date: null,
  pan: null,
};
const judge = (change: Partial<BankStatus>) => verdictOfStatus({ ...paid, ...change }, expected).verdict;

test('status 2 with the same order, sum and currency is paid', () => {
  expect(verdictOfStatus(paid, expected)).toEqual({ verdict: 'paid', reason: 'deposited' });
});

test('status 2 is paid, whatever the action code', () => {
  expect(judge({ actionCode: null })).toBe('paid');
  expect(judge({ actionCode: 2 })).toBe('paid');
});

test('a fresh order with action code -100 is waiting, not failed', () => {
  expect(judge({ orderStatus: 0, actionCode: -100, depositedAmount: 0 })).toBe('waiting');
  expect(judge({ orderStatus: 0, actionCode: null })).toBe('waiting');
});

test('a declined attempt is polled on, because the payer may retry on the same page', () => {
  expect(judge({ orderStatus: 0, actionCode: -2025 })).toBe('declined-watching');
  expect(judge({ orderStatus: 0, actionCode: 116 })).toBe('declined-watching');
  expect(judge({ orderStatus: 6, actionCode: -2014 })).toBe('declined-watching');
});

test('the other states of the bank keep their own names', () => {
  expect([1, 3, 4, 5, 7, 8, 9].map((orderStatus) => judge({ orderStatus }))).toEqual([
    'held',
    'reversed',
    'refunded',
    'waiting',
    'waiting',
    'waiting',
    'unknown',
  ]);
});

test('another sum, currency or order is a mismatch in every state', () => {
  for (const orderStatus of [0, 1, 2, 3, 4, 5, 6]) {
    expect(judge({ orderStatus, amount: 1 })).toBe('mismatch');
    expect(judge({ orderStatus, currency: '810' })).toBe('mismatch');
    expect(judge({ orderStatus, orderNumber: 'S-1002-1' })).toBe('mismatch');
  }
});

test("a deposit different from the order's sum is a mismatch, a partly refunded one is still paid", () => {
  expect(judge({ depositedAmount: 100 })).toBe('mismatch');
  expect(judge({ depositedAmount: 16_000, refundedAmount: 550 })).toBe('paid');
  expect(judge({ refundedAmount: 550 })).toBe('paid');
  expect(judge({ depositedAmount: null, refundedAmount: null })).toBe('paid');
});

test('missing fields are unknown, never assumed', () => {
  expect(judge({ orderStatus: null })).toBe('unknown');
  expect(judge({ amount: null })).toBe('unknown');
  expect(judge({ currency: null })).toBe('unknown');
  expect(judge({ orderNumber: null })).toBe('unknown');
});

const oddValue = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '2 ',
    ' 2',
    '02x',
    '2.0',
    '2e0',
    'NaN',
    null,
    true,
    false,
    {},
    [],
    [2],
    Number.NaN,
    2.5,
  ),
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.jsonValue(),
);
const names = [
  'orderStatus',
  'OrderStatus',
  'amount',
  'Amount',
  'currency',
  'orderNumber',
  'OrderNumber',
  'actionCode',
];

test('no malformed body is read as paid', () => {
  const body = fc.dictionary(fc.constantFrom(...names), oddValue);
  fc.assert(
    fc.property(body, (answer) => {
      if (verdictOfStatus(readStatus(answer), expected).verdict !== 'paid') return;
      const said = (...spellings: string[]) => spellings.some((name) => Object.hasOwn(answer, name));
      expect(said('orderStatus', 'OrderStatus') && said('amount', 'Amount') && said('currency')).toBe(true);
      expect(Number(answer['orderStatus'] ?? answer['OrderStatus'])).toBe(2);
    }),
    { numRuns: 2000 },
  );
});

test('changing any single field of a paid answer makes it unpaid', () => {
  const good: Record<string, unknown> = {
    orderStatus: 2,
    amount: 16_550,
    currency: '934',
    orderNumber: 'S-1001-1',
  };
  const field = fc.constantFrom('orderStatus', 'amount', 'currency', 'orderNumber');
  fc.assert(
    fc.property(field, oddValue, (name, value) => {
      fc.pre(spell(value) !== spell(good[name]));
      const verdict = verdictOfStatus(readStatus({ ...good, [name]: value }), expected).verdict;
      expect(verdict).not.toBe('paid');
    }),
    { numRuns: 2000 },
  );
});

/** A value as text; undefined for an object whose own properties break its conversion. */
function spell(value: unknown): string | undefined {
  try {
    return String(value);
  } catch {
    return undefined;
  }
}

test.each([
  [51, 'no-funds'],
  [116, 'no-funds'],
  [101, 'card-expired'],
  [-2007, 'page-over'],
  [-2025, 'refused'],
  [5, 'refused'],
  [0, undefined],
  [-100, undefined],
  [null, undefined],
])('a customer is told what the action code %s means', (code, meaning) => {
  expect(declineOf(code)).toBe(meaning);
});
