import PQueue from 'p-queue';
import { Refusal } from './refusal.ts';

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;
export type SemaphoreOptions = {
  permits: number;
  longestQueue: number;
  /** Longest wait in the queue, in milliseconds; without it unlimited. */
  maxWaitMs?: number;
  retryAfter?: number;
};

/**
 * Limits concurrent work; further calls wait in order of arrival.
 *
 * @throws Refusal `server.busy` (from the semaphore) when too many wait already, or one has waited too long. Work that
 * has begun is never refused: the time-out covers only the waiting.
 */
export function createSemaphore(options: SemaphoreOptions): Semaphore {
  const { permits, longestQueue, maxWaitMs, retryAfter = 2 } = options;
  const queue = new PQueue({ concurrency: permits });
  const busy = (reason: string) => new Refusal('server.busy', { retryAfter, reason });
  return async (work) => {
    if (queue.pending >= permits && queue.size >= longestQueue) throw busy('too many wait');
    if (maxWaitMs === undefined) return queue.add(work);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(busy('waited too long')), maxWaitMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(begin, { signal: waiting.signal });
  };
}

/** The same with permits for each key: the callers of one wait only for each other. */
export function createKeyedSemaphore(
  options: SemaphoreOptions,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const users = new Map<string, { semaphore: Semaphore; count: number }>();
  return async (key, work) => {
    const own = users.get(key) ?? { semaphore: createSemaphore(options), count: 0 };
    users.set(key, own);
    own.count += 1;
    try {
      return await own.semaphore(work);
    } finally {
      own.count -= 1;
      if (own.count === 0) users.delete(key);
    }
  };
}
