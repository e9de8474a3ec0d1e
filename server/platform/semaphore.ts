import PQueue from 'p-queue';
import { Refusal } from './refusal.ts';

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;
export type SemaphoreOptions = {
  permits: number;
  longestQueue: number;
  /** Longest wait in the queue, in milliseconds; without it unlimited. */
  patienceMs?: number;
  retryAfter?: number;
};

/**
 * Limits concurrent work; further calls wait in order of arrival.
 *
 * @throws Refusal `server.busy` (from the semaphore) when too many wait already, or one has waited too long. Work that
 * has begun is never refused: the time-out covers only the waiting.
 */
export function createSemaphore(options: SemaphoreOptions): Semaphore {
  const { permits, longestQueue, patienceMs, retryAfter = 2 } = options;
  const queue = new PQueue({ concurrency: permits });
  const busy = (reason: string) => new Refusal('server.busy', { retryAfter, reason });
  return async (work) => {
    if (queue.pending >= permits && queue.size >= longestQueue) throw busy('too many wait');
    if (patienceMs === undefined) return queue.add(work);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(busy('waited too long')), patienceMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(begin, { signal: patience.signal });
  };
}
