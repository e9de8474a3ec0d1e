import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/platform/db/db.ts';
import { isOutage } from '#server/platform/db/errors.ts';
import { type Breach, findBreaches } from './invariants.ts';

const everyMs = 250;

export type Watch = {
  /** All violations found, and the number of checks; the last check runs now. */
  stop(): Promise<{ breaches: Breach[]; looks: number }>;
};

/** Checks the invariants four times a second during a load. */
export function watchInvariants(db: Db): Watch {
  const ending = new AbortController();
  const breaches: Breach[] = [];
  let looks = 0;
  async function look(): Promise<void> {
    try {
      breaches.push(...(await findBreaches(db)));
      looks += 1;
    } catch (error) {
      // A database that was killed on purpose comes back.
      if (!isOutage(error)) throw error;
    }
  }
  async function lookRepeatedly(): Promise<void> {
    while (!ending.signal.aborted) {
      await look();
      await pause(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
    await look();
  }
  const looking = lookRepeatedly();
  looking.catch(() => undefined);
  return {
    async stop() {
      ending.abort();
      await looking;
      return { breaches, looks };
    },
  };
}
