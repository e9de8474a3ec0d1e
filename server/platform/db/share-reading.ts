import type { Db } from './db.ts';

/**
 * Calls that ask the same at one time share one answer, and none gets an answer older than its question: those that come while
 * one reads share the next reading, which begins after all of them.
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
      // A failure is told to those who wait for it; the next reading is another.
      reading.running = begun.catch(() => undefined);
      return begun;
    });
    return reading.next;
  };
}
