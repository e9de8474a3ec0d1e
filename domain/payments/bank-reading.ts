/**
 * Parses bank answers. Editions differ in letter case, in numbers sent as strings and in how errors are wrapped; what
 * cannot be read becomes `null`, because `Number('')` is 0 and 0 is a valid status.
 */
import type { BankStatus } from './bank-answer.ts';

/** `odd`: not an answer of the protocol at all (no object, no readable code). */
export type BankOutcome = { kind: 'ok' } | { kind: 'error'; code: string; message: string } | { kind: 'odd' };

type Fields = Record<string, unknown>;

/**
 * Success or error of any call. `success` takes precedence when present; otherwise the code decides, and no code means
 * success (register answers so). Codes come as `errorCode`, `ErrorCode` or `error.code`, number or string.
 */
export function readOutcome(body: unknown): BankOutcome {
  if (!isFields(body)) return { kind: 'odd' };
  const inner = isFields(body['error']) ? body['error'] : {};
  const code = [body['errorCode'], body['ErrorCode'], inner['code']].find(isGiven);
  const said = [body['errorMessage'], body['ErrorMessage'], inner['message'], inner['description']].find(
    isText,
  );
  const message = isText(said) ? said : '';
  if (isGiven(body['success'])) {
    const success = readTruth(body['success']);
    if (success === null) return { kind: 'odd' };
    return success ? { kind: 'ok' } : { kind: 'error', code: readText(code) ?? 'unsaid', message };
  }
  if (!isGiven(code))
    return isGiven(body['error']) ? { kind: 'error', code: 'unsaid', message } : { kind: 'ok' };
  const text = readText(code);
  if (text === null) return { kind: 'odd' };
  return readInteger(text) === 0 ? { kind: 'ok' } : { kind: 'error', code: text, message };
}

/** Reads both status formats: the extended one in camelCase and the legacy one with PascalCase names. */
export function readStatus(body: unknown): BankStatus {
  const fields = isFields(body) ? body : {};
  const sums = isFields(fields['paymentAmountInfo']) ? fields['paymentAmountInfo'] : {};
  const card = isFields(fields['cardAuthInfo']) ? fields['cardAuthInfo'] : {};
  const pan = [card['maskedPan'], card['pan'], fields['Pan'], fields['pan']].find(isText);
  return {
    orderNumber: readText(pick(fields, 'orderNumber', 'OrderNumber')),
    bankOrderId: readAttribute(fields['attributes'], 'mdOrder') ?? readText(fields['orderId']),
    orderStatus: readInteger(pick(fields, 'orderStatus', 'OrderStatus')),
    actionCode: readInteger(pick(fields, 'actionCode', 'ActionCode')),
    amount: readInteger(pick(fields, 'amount', 'Amount')),
    currency: readText(pick(fields, 'currency', 'Currency')),
    approvedAmount: readInteger(sums['approvedAmount']),
    depositedAmount: readInteger(
      isGiven(sums['depositedAmount']) ? sums['depositedAmount'] : fields['depositAmount'],
    ),
    refundedAmount: readInteger(sums['refundedAmount']),
    date: readInteger(fields['date']),
    pan: isText(pan) ? maskPan(pan) : null,
  };
}

/** Id and page address of a registered order, `null` for what is missing or not text. */
export function readRegistration(body: unknown): { bankOrderId: string | null; formUrl: string | null } {
  const fields = isFields(body) ? body : {};
  return { bankOrderId: readText(fields['orderId']), formUrl: readText(fields['formUrl']) };
}

/** Keeps at most the first six and last four digits, whatever the bank sent. */
export function maskPan(pan: string): string {
  const signs = pan.replace(/[^0-9*Xx]/g, '').replace(/[Xx]/g, '*');
  return signs.length < 12 ? signs.replace(/\d/g, '*') : `${signs.slice(0, 6)}**${signs.slice(-4)}`;
}

/** A whole number written as a number or as plain digits; anything else (`''`, `' 2'`, `2.5`, `true`) is `null`. */
export function readInteger(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value + 0 : null;
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) return null;
  return Number(value) + 0;
}

function readText(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : null;
}

function readTruth(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1 || value === '1') return true;
  if (value === false || value === 'false' || value === 0 || value === '0') return false;
  return null;
}

function readAttribute(list: unknown, name: string): string | null {
  if (!Array.isArray(list)) return null;
  const found: unknown = list.find((entry) => isFields(entry) && entry['name'] === name);
  return isFields(found) ? readText(found['value']) : null;
}

/** Two spellings of one field with different values: neither is used. */
function pick(fields: Fields, ...names: string[]): unknown {
  const given = names.map((name) => fields[name]).filter(isGiven);
  return given.every((value) => value === given[0]) ? given[0] : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
