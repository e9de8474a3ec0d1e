/** The banks' REST methods: HTTP 200 whatever happens, the error is in the body. */
import type { SimulatedBank } from '#server/bank-simulator/bank.ts';
import { findMerchant, type Merchant } from '#server/bank-simulator/merchants.ts';
import type { BankOrder } from '#server/bank-simulator/order.ts';
import { errorAnswer, extendedStatus, legacyStatus, said } from './answers.ts';
import { declineOrder, depositOrder, refundOrder, reverseOrder } from './money.ts';
import { registerOrder } from './register.ts';

type Params = Readonly<Record<string, string>>;
type Answer = Record<string, unknown>;
type OrderMethod = (bank: SimulatedBank, order: BankOrder, params: Params) => Answer;

const orderMethods: Readonly<Record<string, OrderMethod>> = {
  'getOrderStatusExtended.do': (_bank, order) => extendedStatus(order),
  'getOrderStatus.do': (_bank, order) => legacyStatus(order),
  'refund.do': refundOrder,
  'reverse.do': reverseOrder,
  'deposit.do': depositOrder,
  'decline.do': declineOrder,
};

/** `null` = there is no such method. */
export function answerRest(bank: SimulatedBank, method: string, params: Params): Answer | null {
  const registers = method === 'register.do' || method === 'registerPreAuth.do';
  const orderMethod = Object.hasOwn(orderMethods, method) ? orderMethods[method] : undefined;
  if (!registers && orderMethod === undefined) return null;
  const merchant = findMerchant(bank.merchants, params['userName'] ?? '', params['password'] ?? '');
  if (merchant === undefined) return errorAnswer(5, said.denied);
  if (orderMethod === undefined)
    return registerOrder(bank, merchant, params, method === 'registerPreAuth.do');
  const { orderId, orderNumber } = params;
  if (!orderId && !orderNumber) return errorAnswer(1, said.missing('orderId'));
  const order = findOrder(bank, merchant, orderId, orderNumber);
  return order === undefined ? errorAnswer(6, said.unknownOrder) : orderMethod(bank, order, params);
}

/** The bank's own id wins over the shop's number; other shops' orders do not exist. */
function findOrder(bank: SimulatedBank, merchant: Merchant, orderId?: string, orderNumber?: string) {
  const order = orderId ? bank.book.byId(orderId) : bank.book.byNumber(merchant.user, orderNumber ?? '');
  return order?.merchant === merchant.user ? order : undefined;
}
