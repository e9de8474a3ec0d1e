import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPan, readInteger, readOutcome, readRegistration, readStatus } from './bank-reading.ts';

test('an answer without any code is a success, as register sends it', () => {
  expect(readOutcome({ orderId: 'x', formUrl: 'y' })).toEqual({ kind: 'ok' });
  expect(readOutcome({ errorCode: null, orderId: 'x' })).toEqual({ kind: 'ok' });
});

test('zero is a success as a number and as a string', () => {
  for (const code of [0, '0', '00', -0]) expect(readOutcome({ errorCode: code })).toEqual({ kind: 'ok' });
  expect(readOutcome({ ErrorCode: '0', ErrorMessage: 'Успешно' })).toEqual({ kind: 'ok' });
});

test('all four shapes of an error are read, with numbers and with strings', () => {
  const no = (code: string, message: string) => ({ kind: 'error', code, message });
  expect(readOutcome({ errorCode: '1', errorMessage: 'дубль' })).toEqual(no('1', 'дубль'));
  expect(readOutcome({ errorCode: 5, errorMessage: 'нет' })).toEqual(no('5', 'нет'));
  expect(readOutcome({ ErrorCode: '6', ErrorMessage: 'unknown' })).toEqual(no('6', 'unknown'));
  expect(readOutcome({ error: { code: 4, message: 'a' } })).toEqual(no('4', 'a'));
  expect(readOutcome({ error: { code: '4', description: 'b' } })).toEqual(no('4', 'b'));
});

test('the success field takes precedence over the code', () => {
  expect(readOutcome({ success: true, errorCode: '5' })).toEqual({ kind: 'ok' });
  expect(readOutcome({ success: 'false', errorCode: 0 })).toMatchObject({ kind: 'error', code: '0' });
  expect(readOutcome({ success: false })).toMatchObject({ kind: 'error', code: 'unsaid' });
  expect(readOutcome({ success: 'perhaps' })).toEqual({ kind: 'odd' });
});

test('what is not an answer of the protocol is odd, not a success', () => {
  for (const body of [null, undefined, '', 'ok', 0, [], [{}], true])
    expect(readOutcome(body)).toEqual({ kind: 'odd' });
  for (const errorCode of ['', true, {}, [0], 1.5])
    expect(readOutcome({ errorCode })).toEqual({ kind: 'odd' });
});

test('the extended status is read', () => {
  const status = readStatus({
    errorCode: '0',
    orderNumber: 'S-1',
    orderStatus: 2,
    actionCode: '0',
    amount: 1350,
    currency: '934',
    date: 1_700_000_000_000,
    attributes: [{ name: 'mdOrder', value: 'abc' }],
    cardAuthInfo: { pan: '9934001234567890', cardholderName: 'A B' },
    paymentAmountInfo: { approvedAmount: 1350, depositedAmount: '1350', refundedAmount: 0 },
  });
  expect(status).toEqual({
    orderNumber: 'S-1',
    bankOrderId: 'abc',
    orderStatus: 2,
    actionCode: 0,
    amount: 1350,
    currency: '934',
    approvedAmount: 1350,
    depositedAmount: 1350,
    refundedAmount: 0,
    date: 1_700_000_000_000,
    pan: '993400**7890',
  });
});

test('the legacy status with its mixed letter case is read', () => {
  const status = readStatus({
    ErrorCode: '0',
    OrderStatus: 2,
    OrderNumber: 'S-1',
    Pan: '993400**7890',
    Amount: 1350,
    depositAmount: 1350,
    currency: '934',
    authCode: 2,
  });
  expect(status).toMatchObject({
    orderNumber: 'S-1',
    orderStatus: 2,
    amount: 1350,
    depositedAmount: 1350,
    actionCode: null,
  });
});

test('an empty, missing or contradictory status is no status', () => {
  expect(readStatus({ orderStatus: '' }).orderStatus).toBe(null);
  expect(readStatus({}).orderStatus).toBe(null);
  expect(readStatus({ orderStatus: 0, OrderStatus: 2 }).orderStatus).toBe(null);
  expect(readStatus('<html>').orderStatus).toBe(null);
});

test('only plain whole numbers are numbers', () => {
  expect([2, '2', '-100', 0, '0'].map(readInteger)).toEqual([2, 2, -100, 0, 0]);
  for (const value of [
    '',
    ' ',
    '2 ',
    '+2',
    '2.0',
    '2e0',
    '0x2',
    2.5,
    Number.NaN,
    Infinity,
    true,
    null,
    [2],
    2n,
  ]) {
    expect(readInteger(value)).toBe(null);
  }
});

test('a registration without a readable id or page has null for it', () => {
  expect(readRegistration({ orderId: 'a', formUrl: 'b' })).toEqual({ bankOrderId: 'a', formUrl: 'b' });
  expect(readRegistration({ orderId: '', formUrl: {} })).toEqual({ bankOrderId: null, formUrl: null });
});

test('no body makes the readers throw, and no full card number is kept', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      readOutcome(body);
      readStatus(body);
      readRegistration(body);
    }),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,19}$/), (pan) => {
      expect(maskPan(pan).replace(/\D/g, '').length).toBeLessThanOrEqual(10);
      expect(maskPan(pan)).not.toContain(pan);
    }),
  );
});
