/** refund.do, reverse.do, decline.do: operations that move money or close a payment. */
import { type BpcCall } from './bpc-call.ts';
import type { MoneyResult, RefundInput } from './port.ts';

/** @param input.amount tenge, at least 1: the bank would take 0 for the whole sum */
export async function refundAtBpc(bpc: BpcCall, input: RefundInput): Promise<MoneyResult> {
  // The bank takes zero for "the whole sum", so a computed amount of zero must never be sent.
  if (!Number.isSafeInteger(input.amount) || input.amount < 1) return invalid('amount');
  if (input.externalRefundId !== undefined && !/^[\w-]{1,32}$/.test(input.externalRefundId))
    return invalid('externalRefundId');
  return changeMoney(bpc, 'refund.do', {
    orderId: input.bankOrderId,
    amount: String(input.amount),
    ...(input.expectedDepositedAmount === undefined
      ? {}
      : { expectedDepositedAmount: String(input.expectedDepositedAmount) }),
    ...(input.externalRefundId === undefined ? {} : { externalRefundId: input.externalRefundId }),
  });
}

/** Cancels a payment as a whole. */
export function reverseAtBpc(bpc: BpcCall, order: { bankOrderId: string }): Promise<MoneyResult> {
  return changeMoney(bpc, 'reverse.do', { orderId: order.bankOrderId });
}

/** Closes an unpaid payment page, so that nobody can pay there any more. */
export function declineAtBpc(
  bpc: BpcCall,
  order: { bankOrderId: string; orderNumber: string },
): Promise<MoneyResult> {
  return change(bpc, 'decline.do', { orderId: order.bankOrderId, orderNumber: order.orderNumber });
}

/** Codes of a wrong parameter, a missing right or an unknown order: they prove that nothing was done. */
const provenRefusals = new Set(['1', '2', '3', '4', '5', '6', 'invalid-request']);

/**
 * Only a code that proves that no money moved becomes `refused`, which may be retried; a code outside of the manuals
 * proves nothing.
 */
async function changeMoney(
  bpc: BpcCall,
  method: string,
  params: Record<string, string>,
): Promise<MoneyResult> {
  const result = await change(bpc, method, params);
  if (result.kind === 'refused' && !provenRefusals.has(result.code))
    return { kind: 'unknown', reason: `code-${result.code}` };
  return result;
}

async function change(bpc: BpcCall, method: string, params: Record<string, string>): Promise<MoneyResult> {
  const result = await bpc.call(method, { ...params, language: 'ru' });
  if (result.kind === 'answered') return { kind: 'done' };
  return result.kind === 'refused' ? { kind: 'refused', code: result.code, message: result.message } : result;
}

function invalid(field: string): MoneyResult {
  return { kind: 'refused', code: 'invalid-request', message: field };
}
