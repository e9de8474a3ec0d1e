import type { Bank } from '#contract/orders/shop.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findAttemptByBankId } from '#server/features/payments/payments.repo.ts';

/**
 * The order of a bank's order id, for a payer who returns with nothing else. Reveals nothing more, because anybody may
 * have the bank's id.
 * @throws Refusal `order.not-found`
 */
export async function findBankOrder(
  ctx: Pick<Context, 'db'>,
  bankOrderId: string,
): Promise<{ data: { id: string; bank: Bank } }> {
  const attempt = await findAttemptByBankId(ctx.db, bankOrderId);
  if (!attempt) throw new Refusal('order.not-found');
  return { data: { id: attempt.order_id, bank: attempt.bank } };
}
