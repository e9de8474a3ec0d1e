/** Remembers in this process which rate limits are reached, so that further calls are refused without the database. */
import { LRUCache } from 'lru-cache';
import { isGranted } from '#domain/clock-step.ts';

export type ReachedLimits = {
  /** The limit of this key is reached for so many seconds. */
  note(key: string, seconds: number): void;
  /** Whole seconds until it ends; 0 while it is not known to be reached. */
  waitOf(key: string): number;
  /** A hit was released. */
  forget(key: string): void;
};

/** Bounds the memory; a forgotten limit is read from the database again. */
const mostKeys = 10_000;

/** @param now the shop's clock; after it was set back a limit is read from the database again */
export function createReachedLimits(now: () => Date): ReachedLimits {
  const reached = new LRUCache<string, { until: Date; seconds: number }>({ max: mostKeys });
  return {
    note(key, seconds) {
      reached.set(key, { until: new Date(now().getTime() + seconds * 1000), seconds });
    },
    waitOf(key) {
      const known = reached.get(key);
      if (!known) return 0;
      const at = now();
      if (isGranted(known.until, known.seconds, at))
        return Math.ceil((known.until.getTime() - at.getTime()) / 1000);
      reached.delete(key);
      return 0;
    },
    forget: (key) => void reached.delete(key),
  };
}
