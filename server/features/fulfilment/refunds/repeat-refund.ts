import { endedStatuses } from '#domain/order.ts';
import type { RefundReason } from '#domain/payments/refund.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readParts } from '#server/features/orders/core/refund-parts.read.ts';
import { readPaidAttempts, readRefunds } from '#server/features/payments/payments.read.ts';
import { requestRefund } from '#server/features/payments/refunds/refund-card.ts';
import { returnOwed } from '#server/features/payments/refunds/return-owed.ts';
import type { StaffContext } from '../move-as-staff.ts';

type RefundRepeat = { orderId: string; refundId: string; staffId: number };

/**
 * A refund that did not happen is sent once more: the same sum and parts for the same reason, in the same words. Of an order that has
 * ended, or of money that it does not keep, all that is owed goes back.
 * @returns the ids of the new refunds
 * @throws Refusal those of `requestRefund` and `returnOwed`
 */
export async function repeatRefund(
  ctx: StaffContext,
  trx: Trx,
  { orderId, refundId, staffId }: RefundRepeat,
): Promise<string[]> {
  const order = await lockOrder(trx, orderId);
  const refund = (await readRefunds(trx, orderId)).find(({ id }) => id === refundId);
  const note = refund?.note ?? '';
  const attempt = (await readPaidAttempts(trx, orderId)).find(({ id }) => id === refund?.attempt_id);
  if (!refund || !attempt?.isKept || endedStatuses.includes(order.status))
    return returnOwed(ctx, trx, orderId, { staffId, note });
  const { amount_tenge: amount } = refund;
  const reason = refund.reason as RefundReason;
  const parts = await readParts(trx, refundId);
  const id = await requestRefund(ctx, trx, { orderId, amount, reason, note, parts, staffId });
  const said = { event: 'refund-requested' as const, note, actor: 'staff' as const, staffId, at: ctx.now() };
  if (refund.staff_id !== null)
    await noteOnOrder(trx, await lockOrder(trx, orderId), { ...said, isPublic: false });
  return [id];
}
