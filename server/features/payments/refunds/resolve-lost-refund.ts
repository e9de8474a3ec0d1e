import type { Context } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { finishRefund, type RefundNotifier } from './finish-refund.ts';
import { findRefund } from './refunds.repo.ts';

/**
 * Staff have asked the bank about a refund whose answer was lost, and enter the outcome.
 * @throws Refusal `record.not-found`; `record.conflict` when its outcome is not (or no longer) unknown
 */
export async function resolveLostRefund(
  ctx: Pick<Context, 'db' | 'now' | 'log'>,
  input: { refundId: string; ended: 'done' | 'refused'; staffId: number },
  tell: RefundNotifier,
): Promise<void> {
  const refund = await findRefund(ctx.db, input.refundId);
  if (!refund) throw new Refusal('record.not-found');
  if (refund.state !== 'unknown') throw new Refusal('record.conflict', { data: { why: 'refund-known' } });
  const isOurs = await finishRefund(
    ctx,
    refund,
    { state: input.ended, error: 'decided-by-staff' },
    { tell, staffId: input.staffId },
  );
  if (!isOurs) throw new Refusal('record.conflict', { data: { why: 'refund-known' } });
}
