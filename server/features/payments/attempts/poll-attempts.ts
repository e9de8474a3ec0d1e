import type { BankContext } from '#server/context.ts';
import { closePage } from './close-page.ts';
import { takeDueAttempts } from './attempts-due.repo.ts';
import type { Settle } from './start-attempt.ts';

const batch = 20;

/**
 * One run of the poll: queries the bank for every attempt that is due, so an order is settled although no callback came
 * and nobody returned. Any node may run it at any time; an attempt is leased to one node. A page that is no longer
 * needed, because its order has ended or its registration was lost, is closed at the bank.
 */
export async function pollAttempts(ctx: BankContext, settle: Settle): Promise<void> {
  for (;;) {
    const due = await takeDueAttempts(ctx.db, ctx.now(), batch);
    const results = await Promise.allSettled(
      due.map(async (attempt) => {
        const settled = await settle(attempt);
        const isNews = attempt.state !== 'retired' && settled.attempt.state === 'retired';
        if (isNews) await closePage(ctx, settled.attempt);
      }),
    );
    for (const result of results)
      if (result.status === 'rejected')
        ctx.log.warn({ err: result.reason }, 'an attempt could not be settled; it is taken up again');
    if (due.length < batch) return;
  }
}
