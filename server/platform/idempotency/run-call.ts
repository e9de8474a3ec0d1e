import type { Limit } from '#contract/route.ts';
import type { Invalidation } from '#server/platform/cache/invalidation.ts';
import type { Db } from '#server/platform/db/db.ts';
import { createSingleFlight } from './single-flight.ts';
import { once } from './kept-answers.ts';
import { type RepeatedCall } from './repeat.ts';
import { asOneTransaction } from '#server/platform/db/one-transaction.ts';
import { createSemaphore, type SemaphoreOptions } from '../semaphore.ts';

/** What a route declares of how its calls are run. */
export type CallPlan = { repeated: RepeatedCall | undefined; limit: Limit | undefined };
export type RunCall<Context> = (
  ctx: Context,
  plan: CallPlan,
  work: (inside: Context) => Promise<string>,
) => Promise<string>;

/**
 * Orders written at once on a node. More would only wait for the same row locks and would take the connections that other
 * requests need.
 */
const limits: Record<Limit, SemaphoreOptions> = {
  orders: { permits: 8, longestQueue: 250, patienceMs: 8_000 },
};

/**
 * Runs the calls of one node in one order: single flight, semaphore, transaction with the claim of the key, verb, and after the
 * commit what was to be told. A call without a key has no transaction but those of its verb.
 */
export function createCallRunner<
  Context extends { db: Db; invalidation: Invalidation; now: () => Date },
>(): RunCall<Context> {
  const singleFlight = createSingleFlight();
  const semaphores = { orders: createSemaphore(limits.orders) };
  return (ctx, { repeated, limit }, work) => {
    const run = () =>
      repeated ? asOneTransaction(ctx, (inside) => once(inside, repeated, () => work(inside))) : work(ctx);
    const limited = () => (limit ? semaphores[limit](run) : run());
    return repeated ? singleFlight(JSON.stringify(repeated), limited) : limited();
  };
}
