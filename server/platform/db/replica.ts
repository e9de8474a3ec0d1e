import type pg from 'pg';
import { isOutage } from './errors.ts';
import type { Source } from './db.ts';

/** Public reads: on a replica while it is fresh enough, otherwise on the primary. */
export type Replica = {
  /**
   * Runs reading work on the replica if it has replayed every published change; otherwise, or when the replica fails,
   * on the primary. The work may run twice, so it must only read.
   */
  read<T>(work: (from: Source) => Promise<T>): Promise<T>;
  /** The replica is not used before it has replayed the primary's log up to this position. */
  waitFor(position: string): void;
  /** While paused only the primary is used: there is a change whose log position is not known yet. */
  pause(isPaused: boolean): void;
};

export type ReplicaOptions = { primary: Source; replica?: Source & { pool: pg.Pool } };

const restMs = 2_000;

/** Without a replica every read goes to the primary. */
export function createReplica({ primary, replica }: ReplicaOptions): Replica {
  if (!replica) return { read: (work) => work(primary), waitFor: () => undefined, pause: () => undefined };
  const { pool, db } = replica;
  let needed = 0n;
  let isPaused = true;
  let isNew = false;
  let restsUntil = 0;
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    const wanted = needed;
    try {
      // A replica that was promoted to a primary no longer follows ours: its position is null then.
      const { rows } = await pool.query<{ lsn: string | null }>(
        'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn',
      );
      const reached = rows[0]?.lsn;
      if (reached == null || wanted !== needed || readPosition(reached) < wanted) return false;
      isNew = true;
      return !isPaused;
    } catch {
      restsUntil = performance.now() + restMs;
      return false;
    }
  }

  async function mayBeAsked(): Promise<boolean> {
    if (isPaused || performance.now() < restsUntil) return false;
    if (isNew) return true;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    async read(work) {
      if (!(await mayBeAsked())) return work(primary);
      try {
        return await work({ db });
      } catch (error) {
        if (!isOutage(error) && !isConflict(error)) throw error;
        restsUntil = performance.now() + restMs;
        return work(primary);
      }
    },
    waitFor(position) {
      const next = readPosition(position);
      if (next <= needed) return;
      needed = next;
      isNew = false;
    },
    pause(now) {
      isPaused = now;
    },
  };
}

/** "canceling statement due to conflict with recovery": the replica had to remove rows that the query was reading. */
function isConflict(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '40001';
}

/** Parses a log position (LSN) such as `16/B374D848`. */
function readPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
