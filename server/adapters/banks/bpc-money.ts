/** refund.do, reverse.do, decline.do: changes of money. A bank's "no" is read, never taken for a yes. */
import { type BpcCall } from './bpc-call.ts';
import type { MoneyResult, RefundInput } from './port.ts';

export async function refundAtBpc(bpc: BpcCall, input: RefundInput): Promise<MoneyResult> {
  // Zero would mean "everything" to the bank, which is never what a computed sum of zero wants to say.
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

export function reverseAtBpc(bpc: BpcCall, order: { bankOrderId: string }): Promise<MoneyResult> {
  return changeMoney(bpc, 'reverse.do', { orderId: order.bankOrderId });
}

export function declineAtBpc(
  bpc: BpcCall,
  order: { bankOrderId: string; orderNumber: string },
): Promise<MoneyResult> {
  return change(bpc, 'decline.do', { orderId: order.bankOrderId, orderNumber: order.orderNumber });
}

/** Codes that mean a wrong parameter, a missing right or an unknown order: nothing was done. */
const provenRefusals = new Set(['1', '2', '3', '4', '5', '6', 'invalid-request']);

/**
 * Only what proves that no money moved may be tried again; a code that is not in the manuals says nothing.
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
