import type { BankContext } from '#server/context.ts';
import { agreeRefunds } from './agree-refunds.ts';
import { takeDueRefunds } from './refunds.repo.ts';
import type { RefundNotifier } from './finish-refund.ts';

const batch = 10;

/** One run over the refunds that are due. */
export async function sendRefunds(ctx: BankContext, tell: RefundNotifier): Promise<void> {
  for (;;) {
    const due = await takeDueRefunds(ctx.db, ctx.now(), batch);
    const results = await Promise.allSettled(due.map((refund) => agreeRefunds(ctx, refund, tell)));
    for (const result of results)
      if (result.status === 'rejected')
        ctx.log.warn({ err: result.reason }, 'a refund could not be worked on; it is taken up again');
    if (due.length < batch) return;
  }
}
