import { holdOf } from '#domain/payments/payment.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from './move-as-staff.ts';

/**
 * Until when goods stay reserved for a card payment agreed with staff: long when the customer gets a link
 * (`hold_until`), otherwise as for any order.
 * @throws Refusal `payment.method-off`
 */
export async function readHold(ctx: StaffContext, trx: Trx, at: Date): Promise<ReturnType<typeof holdOf>> {
  const { methods, phoneHoldHours } = await readPaymentChoice(trx, ctx.banks.keys());
  if (!methods.includes('ONLINE')) throw new Refusal('payment.method-off', { field: 'payment' });
  const hasLink = (await readFeatures({ ...ctx, db: trx })).includes('order-link');
  return holdOf(at, hasLink ? phoneHoldHours : undefined);
}
