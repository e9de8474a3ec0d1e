/** getOrderStatusExtended.do: what the bank knows of an order. */
import { readStatus } from '#domain/payments/bank-reading.ts';
import { type BpcCall, statusMethod, unknownOrder } from './bpc-call.ts';
import type { OrderRef, StatusResult } from './port.ts';

/** "Declined because of the payment credentials": about the card, so the order status in the same answer is valid. */
const cardRefusedCode = '2';

/** Fields that are stored as evidence: of card data only the mask, no names, no addresses. */
const evidence = [
  'success',
  'errorCode',
  'ErrorCode',
  'errorMessage',
  'ErrorMessage',
  'orderNumber',
  'OrderNumber',
  'orderStatus',
  'OrderStatus',
  'actionCode',
  'actionCodeDescription',
  'amount',
  'Amount',
  'depositAmount',
  'currency',
  'date',
  'authDateTime',
  'authRefNum',
  'terminalId',
  'paymentAmountInfo',
];

/** By the bank's own id, or by our order number when that was lost. A refusal says nothing about the payment. */
export async function statusAtBpc(bpc: BpcCall, order: OrderRef): Promise<StatusResult> {
  const params = 'bankOrderId' in order ? { orderId: order.bankOrderId } : { orderNumber: order.orderNumber };
  const result = await bpc.call(statusMethod, { ...params, language: 'ru' });
  if (result.kind === 'answered') return asStatus(result.body);
  if (result.kind !== 'refused') return result;
  if (result.code === unknownOrder) return { kind: 'not-found' };
  if (result.code === cardRefusedCode && isUnpaidStatus(result.body)) return asStatus(result.body);
  return { kind: 'refused', code: result.code, message: result.message };
}

function asStatus(body: Record<string, unknown>): StatusResult {
  return { kind: 'status', status: readStatus(body), raw: retainEvidence(body) };
}

/** With an error code beside it, a status is believed only if it says "not paid". */
function isUnpaidStatus(body: Record<string, unknown>): boolean {
  const { orderStatus } = readStatus(body);
  return orderStatus === 0 || orderStatus === 5 || orderStatus === 6;
}

function retainEvidence(body: Record<string, unknown>): Record<string, unknown> {
  const kept = evidence.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]);
  const { pan } = readStatus(body);
  return { ...Object.fromEntries(kept), ...(pan === null ? {} : { maskedPan: pan }) };
}
