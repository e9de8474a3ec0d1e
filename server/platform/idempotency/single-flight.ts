import { Refusal } from '#server/platform/refusal.ts';

/** Longer than the work takes even on a machine that is busy with something else, and shorter than a caller's own patience. */
const patienceMs = 6_000;

/** Work under way on this node, by its key. Nodes are told apart by their context. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Twenty taps on one button are one piece of work: callers with the same key get the first one's result, or its refusal,
 * without taking a database connection each. Other nodes are kept out by the key's row.
 * @throws Refusal `idempotency.busy` to a joined caller after six seconds; the work itself goes on
 */
export async function singleFlight<T>(node: object, key: string, work: () => Promise<T>): Promise<T> {
  const calls = underWay.get(node) ?? new Map<string, Promise<unknown>>();
  underWay.set(node, calls);
  const first = calls.get(key) as Promise<T> | undefined;
  if (first) return withPatience(first);
  const mine = work().finally(() => calls.delete(key));
  calls.set(key, mine);
  return mine;
}

async function withPatience<T>(first: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const giveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('idempotency.busy', { retryAfter: 1 })), patienceMs);
  });
  return Promise.race([first, giveUp]).finally(() => clearTimeout(timer));
}
