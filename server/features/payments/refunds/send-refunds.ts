import type { BankContext } from '#server/context.ts';
import { closeLostRefund } from './close-lost-refund.ts';
import { takeDueRefunds } from './refunds.repo.ts';
import type { RefundNotifier } from './finish-refund.ts';
import { sendRefund } from './send-refund.ts';

const batch = 10;

/**
 * One run: claimed refunds are sent to the bank, and lost ones are queried there. A refund found in state `sent`
 * belongs to a process that ended during the call, so its outcome is unknown too.
 */
export async function sendRefunds(ctx: BankContext, tell: RefundNotifier): Promise<void> {
  for (;;) {
    const due = await takeDueRefunds(ctx.db, ctx.now(), batch);
    const results = await Promise.allSettled(
      due.map((refund) => (refund.state === 'claimed' ? sendRefund : closeLostRefund)(ctx, refund, tell)),
    );
    for (const result of results)
      if (result.status === 'rejected')
        ctx.log.warn({ err: result.reason }, 'a refund could not be worked on; it is taken up again');
    if (due.length < batch) return;
  }
}
