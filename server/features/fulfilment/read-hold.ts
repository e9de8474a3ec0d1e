import { holdMinutes } from '#domain/payments/payment.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from './move-as-staff.ts';

/**
 * Until when goods wait for card money that staff have agreed on: long where the customer gets a link (`hold_until`), otherwise
 * as long as those of any order.
 * @throws Refusal `payment.method-off`
 */
export async function readHold(
  ctx: StaffContext,
  trx: Trx,
  at: Date,
): Promise<{ expires_at: Date; hold_until: Date | null }> {
  const { methods, phoneHoldHours } = await readPaymentChoice(trx, ctx.banks.keys());
  if (!methods.includes('ONLINE')) throw new Refusal('payment.method-off', { field: 'payment' });
  const hasLink = (await readFeatures({ ...ctx, db: trx })).includes('order-link');
  const expires_at = new Date(at.getTime() + (hasLink ? phoneHoldHours * 60 : holdMinutes) * 60_000);
  return { expires_at, hold_until: hasLink ? expires_at : null };
}
