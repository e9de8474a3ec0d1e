import type { Context } from '#server/context.ts';
import { takeForQuestion } from './attempts-due.repo.ts';
import type { Settled } from '#server/features/payments/settlement/settle-attempt.ts';
import type { Settle } from './start-attempt.ts';

/**
 * Asks the bank about one attempt now and settles the answer.
 * @returns undefined, and asks nothing, if the order was asked about within the last five seconds
 */
export async function queryAgain(
  ctx: Pick<Context, 'db' | 'now'>,
  attemptId: string,
  settle: Settle,
): Promise<Settled | undefined> {
  const taken = await takeForQuestion(ctx.db, attemptId, ctx.now());
  return taken ? settle(taken) : undefined;
}
