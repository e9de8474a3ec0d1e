/** Rate limit: how often something may happen within a window, counted exactly across all nodes. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { ReachedLimits } from '#server/platform/overload/reached-limits.ts';

export type Limit = { windowSeconds: number; max: number };
/**
 * `hits` in the current window, this one included; `endsIn`: seconds until the window ends; `retryAfter`: the same, 0
 * while within the limit.
 */
export type LimitState = { hits: number; endsIn: number; retryAfter: number };

/**
 * Counts one hit in one statement, exactly across all nodes; the count survives a crash. For codes, SMS and sign-in. A
 * window begins with its first hit and ends `windowSeconds` later; after the clock was set back it restarts now, with
 * its hits.
 */
export async function consumeLimit(db: Db | Trx, key: string, limit: Limit, now: Date): Promise<LimitState> {
  const from = new Date(now.getTime() - limit.windowSeconds * 1000);
  const { rows } = await sql<{ hits: number; window_start: Date }>`
    insert into limit_counter as counter (key, window_start, hits) values (${key}, ${now}, 1)
    on conflict (key) do update set
      hits = case when counter.window_start <= ${from} then 1 else counter.hits + 1 end,
      window_start = case when counter.window_start <= ${from} then excluded.window_start
        else least(counter.window_start, excluded.window_start) end
    returning hits, window_start`.execute(db);
  const row = rows[0] as { hits: number; window_start: Date };
  const left = limit.windowSeconds - (now.getTime() - row.window_start.getTime()) / 1000;
  const endsIn = Math.max(1, Math.ceil(left));
  return { hits: row.hits, endsIn, retryAfter: row.hits > limit.max ? endsIn : 0 };
}

/** Where limits are counted, and the memory of those that are reached. */
export type LimitContext = { db: Db | Trx; now: () => Date; reached: ReachedLimits };

/**
 * A limit whose hits may be released is counted anew after this long: another node may have released some, and calls
 * under way may have filled it for a moment.
 */
const releasableSeconds = 10;

/**
 * The same as `consumeLimit`, but a limit that is known to be reached is told from memory, without the database, and its
 * further hits are not counted.
 *
 * @param limit with `isReleased` when hits are released by what turns out well
 */
export async function consumeUnlessReached(
  { db, now, reached }: LimitContext,
  key: string,
  limit: Limit & { isReleased?: boolean },
): Promise<LimitState> {
  const retryAfter = reached.waitOf(key);
  if (retryAfter > 0) return { hits: Infinity, endsIn: retryAfter, retryAfter };
  const state = await consumeLimit(db, key, limit, now());
  if (state.retryAfter > 0)
    reached.note(key, limit.isReleased ? Math.min(releasableSeconds, state.retryAfter) : state.retryAfter);
  return state;
}

/** Hits of the last window, whether it has ended or not. */
export async function readHits(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ hits: number }>`select hits from limit_counter where key = ${key}`.execute(db);
  return rows[0]?.hits ?? 0;
}

/** Takes one hit back, and forgets that the limit is reached. */
export async function releaseKnownHit({ db, reached }: LimitContext, key: string): Promise<void> {
  await releaseHit(db, key);
  reached.forget(key);
}

/** Takes one hit back when the counted action did not happen. */
export async function releaseHit(db: Db | Trx, key: string): Promise<void> {
  await sql`update limit_counter set hits = greatest(hits - 1, 0) where key = ${key}`.execute(db);
}
