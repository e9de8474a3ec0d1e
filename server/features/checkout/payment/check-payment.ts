import { isPrepaid } from '#domain/payments/payment-methods.ts';
import type { PaymentCheck } from '#contract/payments/shop.ts';
import type { BankCode } from '#domain/payments/bank-answer.ts';
import { actionsOf } from '#domain/order.ts';
import { readOwnOrder } from '#server/features/orders/core/orders.read.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkAttempt } from '#server/features/payments/attempts/check-attempt.ts';
import { readBanksOf } from '#server/features/payments/payments.read.ts';
import type { PaymentContext } from '#server/context.ts';
import { answerWithin } from './answer-within.ts';
import { settlePayment } from './settle-payment.ts';

/** The page says "checking your payment" and polls; a slow bank does not block it. */
const maxWaitMs = 3_000;

/**
 * The payment status of a customer's order, after querying the bank. While the bank's answer is unknown it does not
 * report a failure: `orderStatus` is null and `canRetry` false.
 * @param bank whose answer is reported; without it the order's own
 * @throws Refusal `order.not-found`, also for somebody else's order; `payment.not-found` when it was begun at other
 * banks only
 */
export async function checkPayment(
  ctx: PaymentContext,
  who: { customerId: number },
  orderId: string,
  bank?: BankCode,
): Promise<{ data: PaymentCheck }> {
  const { bank: own } = await readOwnOrder(ctx.db, who.customerId, orderId);
  if (bank) {
    const begunAt = await readBanksOf(ctx.db, orderId);
    if (begunAt.size > 0 && !begunAt.has(bank)) throw new Refusal('payment.not-found', { field: 'bank' });
  }
  const asking = checkAttempt(ctx, { orderId, bank: bank ?? own }, (attempt) => settlePayment(ctx, attempt));
  const view = await answerWithin(ctx, maxWaitMs, asking);
  const order = await readOwnOrder(ctx.db, who.customerId, orderId);
  const isPayable =
    isPrepaid(order.payment) &&
    actionsOf({ status: order.status, paymentStatus: order.payment_status }, 'customer').includes('pay');
  return {
    data: {
      id: order.id,
      status: order.status,
      paymentStatus: order.payment_status,
      orderStatus: view?.bankStatus ?? null,
      amount: order.total_tenge,
      ...(view?.declined ? { declined: view.declined } : {}),
      canRetry: isPayable && view?.isIdle === true,
    },
  };
}
