/** Single flight: the same call made several times at once is worked on once, and all get its answer. */
import { Refusal } from '#server/platform/refusal.ts';

/** Longer than the work takes even on a machine that is busy with something else, and shorter than a caller's own patience. */
const patienceMs = 6_000;

export type SingleFlight = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Single flight: concurrent calls with the same key run the work once and share its result or refusal, without taking a database
 * connection each. Other nodes are kept out by the key's row.
 * @throws Refusal `idempotency.busy` (from the single flight) to a joined caller after six seconds; the work itself goes on
 */
export function createSingleFlight(): SingleFlight {
  const inFlight = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>) => {
    const first = inFlight.get(key) as Promise<T> | undefined;
    if (first) return withPatience(first);
    const mine = work().finally(() => inFlight.delete(key));
    inFlight.set(key, mine);
    return mine;
  };
}

async function withPatience<T>(first: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const giveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('idempotency.busy', { retryAfter: 1 })), patienceMs);
  });
  return Promise.race([first, giveUp]).finally(() => clearTimeout(timer));
}
