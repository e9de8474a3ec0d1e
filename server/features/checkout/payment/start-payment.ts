import type { BankCode } from '#domain/payments/bank-answer.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOwnOrder } from '#server/features/orders/core/orders.read.ts';
import type { PaymentContext } from '#server/context.ts';
import { startAttempt } from '#server/features/payments/attempts/start-attempt.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import { answerWithin } from './answer-within.ts';
import { settlePayment } from './settle-payment.ts';

/** Maximum time a customer waits, however slow the bank is. */
const maxWaitMs = 10_500;

export type PaymentPage = { formUrl: string; data: { formUrl: string } };

/**
 * The bank's page for an order of this customer, at the given bank or the order's own. After a timeout the answer is
 * `bank.unreachable`; the registration finishes in the background and the next call returns its page.
 * @throws Refusal `request.invalid` when no bank is given and none was chosen before, `bank.unknown` for a bank that is
 * switched off, and those of `startAttempt`
 */
export async function startPayment(
  ctx: PaymentContext,
  input: { orderId: string; customerId: number; bank: BankCode | undefined; returnTo?: string },
): Promise<PaymentPage> {
  const { bank: own } = await readOwnOrder(ctx.db, input.customerId, input.orderId);
  const bank = input.bank ?? own;
  if (!bank) throw new Refusal('request.invalid', { field: 'bank' });
  const { banks } = await readPaymentChoice(ctx.db, ctx.banks.keys());
  if (!banks.includes(bank)) throw new Refusal('bank.unknown');
  const opening = startAttempt(ctx, { ...input, bank }, (attempt) => settlePayment(ctx, attempt));
  const formUrl = await answerWithin(ctx, maxWaitMs, opening);
  if (formUrl === undefined)
    throw new Refusal('bank.unreachable', {
      reason: 'the bank takes too long; the payment is opened meanwhile',
    });
  return { formUrl, data: { formUrl } };
}
