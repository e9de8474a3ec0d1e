/** Single flight: concurrent identical calls run the work once, and all get its answer. */
import { Refusal } from '#server/platform/refusal.ts';

/** How long a joined call waits: longer than the work takes even on a busy machine, shorter than clients wait. */
const maxWaitMs = 6_000;

export type SingleFlight = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Concurrent calls with the same key run the work once and share its result or refusal, without taking a database
 * connection each. Calls on other nodes are excluded by the row of the key.
 *
 * @throws Refusal `idempotency.busy` (from the single flight) to a joined caller after six seconds; the work itself
 * goes on
 */
export function createSingleFlight(): SingleFlight {
  const inFlight = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>) => {
    const first = inFlight.get(key) as Promise<T> | undefined;
    if (first) return waitBriefly(first);
    const mine = work().finally(() => inFlight.delete(key));
    inFlight.set(key, mine);
    return mine;
  };
}

async function waitBriefly<T>(first: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const giveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('idempotency.busy', { retryAfter: 1 })), maxWaitMs);
  });
  return Promise.race([first, giveUp]).finally(() => clearTimeout(timer));
}
