/** register.do: opens a one-stage payment and checks the host of the bank's payment page. */
import { manatCurrency } from '#domain/payments/bank-answer.ts';
import { readRegistration } from '#domain/payments/bank-reading.ts';
import type { BpcCall } from './bpc-call.ts';
import type { RegisterResult, RegisterInput } from './port.ts';

/** The order number is already used at the bank, by an attempt of ours or by mistake. */
const duplicateCode = '1';

/** @param isOwnPage whether an address is on the bank's host: a payer is sent nowhere else */
export async function registerAtBpc(
  bpc: BpcCall,
  isOwnPage: (formUrl: string) => boolean,
  input: RegisterInput,
): Promise<RegisterResult> {
  const fault = findFault(input);
  if (fault !== null) return { kind: 'refused', code: 'invalid-request', message: fault, duplicate: false };
  const result = await bpc.call('register.do', registerParams(input));
  if (result.kind === 'refused') {
    const { code, message } = result;
    return { kind: 'refused', code, message, duplicate: code === duplicateCode };
  }
  if (result.kind !== 'answered') return result;
  const { bankOrderId, formUrl } = readRegistration(result.body);
  if (bankOrderId === null || formUrl === null || !/^[\w-]{1,64}$/.test(bankOrderId)) {
    return { kind: 'unknown', reason: 'registration-incomplete' };
  }
  if (!isOwnPage(formUrl)) {
    return {
      kind: 'refused',
      code: 'form-url',
      message: 'the payment page is not on the bank’s host',
      duplicate: false,
    };
  }
  return { kind: 'registered', bankOrderId, formUrl };
}

function registerParams(input: RegisterInput): Record<string, string> {
  return {
    orderNumber: input.orderNumber,
    amount: String(input.amount),
    currency: manatCurrency,
    returnUrl: input.returnUrl,
    failUrl: input.failUrl,
    description: plainDescription(input.description),
    language: input.language,
    sessionTimeoutSecs: String(input.pageSeconds),
    ...(input.callbackUrl === undefined ? {} : { dynamicCallbackUrl: input.callbackUrl }),
  };
}

/** Banks refuse descriptions with markup or of more than 512 characters. */
function plainDescription(text: string): string {
  return text
    .replace(/[<>\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 512);
}

/** Checks our own input before it is sent. @returns the invalid field, or null */
function findFault(input: RegisterInput): string | null {
  if (!/^[A-Za-z0-9-]{1,32}$/.test(input.orderNumber)) return 'orderNumber';
  if (!Number.isSafeInteger(input.amount) || input.amount < 1 || input.amount > 999_999_999_999)
    return 'amount';
  if (!Number.isSafeInteger(input.pageSeconds) || input.pageSeconds < 1) return 'pageSeconds';
  if (!isReturnAddress(input.returnUrl)) return 'returnUrl';
  if (!isReturnAddress(input.failUrl)) return 'failUrl';
  if (input.callbackUrl !== undefined && !isReturnAddress(input.callbackUrl)) return 'callbackUrl';
  return null;
}

/**
 * The bank appends its query to the very end, so a fragment would swallow it; an address with credentials is refused.
 */
function isReturnAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || address.length > 512 || address.includes('#')) return false;
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
