/** refund.do, reverse.do, decline.do: changes of money. A bank's "no" is read, never taken for a yes. */
import type { BpcCall } from './bpc-call.ts';
import type { MoneyResult, RefundWish } from './port.ts';

export async function refundAtBpc(bpc: BpcCall, wish: RefundWish): Promise<MoneyResult> {
  // Zero would mean "everything" to the bank, which is never what a computed sum of zero wants to say.
  if (!Number.isSafeInteger(wish.amount) || wish.amount < 1) return invalid('amount');
  if (wish.externalRefundId !== undefined && !/^[\w-]{1,32}$/.test(wish.externalRefundId))
    return invalid('externalRefundId');
  return change(bpc, 'refund.do', {
    orderId: wish.bankOrderId,
    amount: String(wish.amount),
    ...(wish.expectedDepositedAmount === undefined
      ? {}
      : { expectedDepositedAmount: String(wish.expectedDepositedAmount) }),
    ...(wish.externalRefundId === undefined ? {} : { externalRefundId: wish.externalRefundId }),
  });
}

export function reverseAtBpc(bpc: BpcCall, order: { bankOrderId: string }): Promise<MoneyResult> {
  return change(bpc, 'reverse.do', { orderId: order.bankOrderId });
}

export function declineAtBpc(
  bpc: BpcCall,
  order: { bankOrderId: string; orderNumber: string },
): Promise<MoneyResult> {
  return change(bpc, 'decline.do', { orderId: order.bankOrderId, orderNumber: order.orderNumber });
}

async function change(bpc: BpcCall, method: string, params: Record<string, string>): Promise<MoneyResult> {
  const result = await bpc.call(method, { ...params, language: 'ru' });
  if (result.kind === 'answered') return { kind: 'done' };
  return result.kind === 'refused' ? { kind: 'refused', code: result.code, message: result.message } : result;
}

function invalid(field: string): MoneyResult {
  return { kind: 'refused', code: 'invalid-request', message: field };
}
