import type { Limit } from '#contract/route.ts';
import type { Invalidation } from '#server/platform/cache/invalidation.ts';
import type { Db } from '#server/platform/db/db.ts';
import { createSingleFlight } from './single-flight.ts';
import { once } from './kept-answers.ts';
import { type RepeatedCall } from './repeat.ts';
import { asOneTransaction } from '#server/platform/db/one-transaction.ts';
import { createSemaphore, type SemaphoreOptions } from '../semaphore.ts';

/** How a call is run, as its route declares it. */
export type CallPlan = { repeated: RepeatedCall | undefined; limit: Limit | undefined };
export type RunCall<Context> = (
  ctx: Context,
  plan: CallPlan,
  work: (inside: Context) => Promise<string>,
) => Promise<string>;

/**
 * Most orders written at once on a node. More would only wait for the same row locks and take connections that other
 * requests need.
 */
const orders: SemaphoreOptions = { permits: 8, longestQueue: 250, maxWaitMs: 8_000 };

/**
 * Runs every call of a node through the same steps: single flight, semaphore, a transaction that claims the key, the
 * verb, and cache invalidation after the commit. A call without a key has only the transactions of its verb.
 */
export function createCallRunner<
  Context extends { db: Db; invalidation: Invalidation; now: () => Date },
>(): RunCall<Context> {
  const singleFlight = createSingleFlight();
  const inTurn = createSemaphore(orders);
  return (ctx, { repeated, limit }, work) => {
    const run = () =>
      repeated ? asOneTransaction(ctx, (inside) => once(inside, repeated, () => work(inside))) : work(ctx);
    const limited = () => (limit === 'orders' ? inTurn(run) : run());
    return repeated ? singleFlight(JSON.stringify(repeated), limited) : limited();
  };
}
