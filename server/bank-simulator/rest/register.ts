/** register.do and registerPreAuth.do: checks in the banks' order and with their codes. */
import type { SimulatedBank } from '#server/bank-simulator/bank.ts';
import type { Merchant } from '#server/bank-simulator/merchants.ts';
import { type BankOrder, noAttemptYet, note } from '#server/bank-simulator/order.ts';
import { errorAnswer, said } from './answers.ts';

type Params = Readonly<Record<string, string>>;
type Answer = Record<string, unknown>;

const defaultSessionSeconds = 1_200;
const required = ['orderNumber', 'amount', 'returnUrl'];

export function registerOrder(
  bank: SimulatedBank,
  merchant: Merchant,
  params: Params,
  twoStage: boolean,
): Answer {
  const fault = findFault(params);
  if (fault !== null) return fault;
  const orderNumber = params['orderNumber'] ?? '';
  if (bank.book.byNumber(merchant.user, orderNumber)) return errorAnswer(1, said.duplicate);
  const order = bank.book.keep(openOrder(bank, merchant, params, twoStage));
  return { orderId: order.mdOrder, formUrl: formUrl(bank, order) };
}

/** The page's file is chosen by the language the shop asked for. */
export function formUrl(bank: SimulatedBank, order: BankOrder): string {
  return `${bank.origin()}/payment/merchants/online/payment_${order.language}.html?mdOrder=${order.mdOrder}`;
}

function openOrder(bank: SimulatedBank, merchant: Merchant, params: Params, twoStage: boolean): BankOrder {
  const at = bank.at();
  const bankPageSeconds = Number(params['sessionTimeoutSecs'] ?? defaultSessionSeconds);
  const order: BankOrder = {
    mdOrder: bank.newId(),
    merchant: merchant.user,
    orderNumber: params['orderNumber'] ?? '',
    amount: Number(params['amount']),
    currency: params['currency'] ?? '934',
    description: params['description'] ?? '',
    returnUrl: params['returnUrl'] ?? '',
    failUrl: params['failUrl'] ?? null,
    callbackUrl: params['dynamicCallbackUrl'] ?? null,
    language: params['language'] ?? 'ru',
    twoStage,
    registeredAt: at,
    expiresAt: at + bankPageSeconds * 1_000,
    status: 0,
    actionCode: noAttemptYet,
    approved: 0,
    deposited: 0,
    refunded: 0,
    refunds: [],
    paidAt: null,
    maskedPan: null,
    events: [],
  };
  return note(order, at, 'registered');
}

function findFault(params: Params): Answer | null {
  const missing = required.find((name) => (params[name] ?? '') === '');
  if (missing !== undefined) return errorAnswer(4, said.missing(missing));
  const badUrl = ['returnUrl', 'failUrl', 'dynamicCallbackUrl'].find((name) => !isAddress(params[name]));
  if (badUrl !== undefined) return errorAnswer(4, said.wrong(badUrl));
  if (!/^[\w-]{1,32}$/.test(params['orderNumber'] ?? '')) return errorAnswer(1, said.wrong('orderNumber'));
  if (!/^[1-9]\d{0,11}$/.test(params['amount'] ?? '')) return errorAnswer(5, said.wrong('amount'));
  if ((params['currency'] ?? '934') !== '934') return errorAnswer(3, said.currency);
  if (/[<>]/.test(params['description'] ?? '')) return errorAnswer(5, said.wrong('description'));
  if (!/^[1-9]\d{0,8}$/.test(params['sessionTimeoutSecs'] ?? '1200'))
    return errorAnswer(5, said.wrong('sessionTimeoutSecs'));
  // The banks' list has no Turkmen; `tm` is for whoever knows of the simulator's own page. Others are refused rather than guessed.
  if (!['ru', 'en', 'tm'].includes(params['language'] ?? 'ru')) return errorAnswer(5, said.wrong('language'));
  return null;
}

function isAddress(value: string | undefined): boolean {
  if (value === undefined) return true;
  return value.length <= 512 && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}
