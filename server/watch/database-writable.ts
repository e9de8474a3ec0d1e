import { sql } from 'kysely';
import type { Context } from '#server/context.ts';

const checkedEveryMs = 60_000;

/**
 * Whether the database takes writes: 1 or 0, checked once a minute at most and only while somebody asks for figures. A table that
 * lives for one statement needs new blocks in the data folder and a commit in the log, so a full disk, a server that only reads and
 * a synchronous standby that is missing are all seen. A write into an existing table may find room in its old blocks and is no proof.
 */
export function createWritableCheck(ctx: Pick<Context, 'db' | 'now' | 'log'>): () => Promise<number> {
  let checkedAt = -Infinity;
  let checking: Promise<number> = Promise.resolve(0);

  async function check(): Promise<number> {
    try {
      await sql`create temporary table sowgat_writable on commit drop as
        select repeat('x', 1000) as filler from generate_series(1, 256)`.execute(ctx.db);
      return 1;
    } catch (error) {
      ctx.log.error({ reason: (error as Error).message }, 'the database does not take writes');
      return 0;
    }
  }

  return () => {
    const now = ctx.now().getTime();
    if (now - checkedAt < checkedEveryMs) return checking;
    checkedAt = now;
    checking = check();
    return checking;
  };
}
