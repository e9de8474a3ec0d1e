import type { Db } from './db.ts';

/**
 * Coalesces concurrent reads without stale answers: calls that arrive during a read share the next one, which begins
 * after all of them, with the arguments of the first: they may differ only in what makes no difference, as the moment.
 */
export function shareReading<Found, Asked extends unknown[]>(
  read: (db: Db, ...asked: Asked) => Promise<Found>,
): (db: Db, ...asked: Asked) => Promise<Found> {
  const shared = new WeakMap<Db, { running: Promise<unknown>; next?: Promise<Found> | undefined }>();
  return (db, ...asked) => {
    const reading = shared.get(db) ?? { running: Promise.resolve() };
    shared.set(db, reading);
    reading.next ??= reading.running.then(() => {
      reading.next = undefined;
      const begun = read(db, ...asked);
      // A failure rejects only the calls that share this read; the next one starts anyway.
      reading.running = begun.catch(() => undefined);
      return begun;
    });
    return reading.next;
  };
}
