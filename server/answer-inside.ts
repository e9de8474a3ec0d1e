import type { Context } from './context.ts';
import { joinCalls } from './platform/join-calls.ts';
import { answerOnce, type RepeatedCall } from './platform/kept-answers.ts';

/**
 * Does a call that may come again once, with everything it writes in one transaction together with its kept answer. What
 * everybody is to hear of it is told after the commit.
 */
export async function answerInside(
  ctx: Context,
  call: RepeatedCall,
  work: (inside: Context) => Promise<string>,
): Promise<string> {
  let told = false;
  const changes = { ...ctx.changes, tell: () => void (told = true) };
  const name = JSON.stringify(call);
  const answer = await joinCalls(ctx, name, () =>
    answerOnce(ctx, call, (trx) => work({ ...ctx, changes, db: trx })),
  );
  if (told) ctx.changes.tell();
  return answer;
}
