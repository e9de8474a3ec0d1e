import type { Context } from '#server/context.ts';
import { singleFlight } from '#server/platform/idempotency/single-flight.ts';
import { answerOnce, type RepeatedCall } from '#server/platform/idempotency/kept-answers.ts';
import { asOneTransaction } from '#server/platform/db/one-transaction.ts';

/** Does a call that may come again once, with everything it writes in one transaction together with its kept answer. */
export async function answerInside(
  ctx: Context,
  call: RepeatedCall,
  work: (inside: Context) => Promise<string>,
): Promise<string> {
  return singleFlight(ctx, JSON.stringify(call), () =>
    asOneTransaction(ctx, (inside) => answerOnce(inside, call, () => work(inside))),
  );
}
