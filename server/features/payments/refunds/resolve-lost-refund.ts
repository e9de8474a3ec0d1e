import type { Context } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { finishRefund, type TellReturned } from './finish-refund.ts';
import { findRefund } from './refunds.repo.ts';

/**
 * People have asked the bank about a refund whose answer was lost, and say how it ended.
 * @throws Refusal `record.not-found`; `record.conflict` if it is not lost (any more)
 */
export async function decideRefund(
  ctx: Pick<Context, 'db' | 'now' | 'log'>,
  wish: { refundId: string; ended: 'done' | 'refused'; staffId: number },
  tell: TellReturned,
): Promise<void> {
  const refund = await findRefund(ctx.db, wish.refundId);
  if (!refund) throw new Refusal('record.not-found');
  if (refund.state !== 'unknown') throw new Refusal('record.conflict');
  const isOurs = await finishRefund(
    ctx,
    refund,
    { state: wish.ended, error: 'decided-by-staff' },
    { tell, staffId: wish.staffId },
  );
  if (!isOurs) throw new Refusal('record.conflict');
}
