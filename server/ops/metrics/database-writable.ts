import type { Context } from '#server/context.ts';
import { writeScratchTable } from './figures.repo.ts';

const checkedEveryMs = 60_000;

/** Whether the database accepts writes: 1 or 0, checked at most once a minute and only when metrics are scraped. */
export function createWritableCheck(ctx: Pick<Context, 'db' | 'now' | 'log'>): () => Promise<number> {
  let checkedAt = -Infinity;
  let checking: Promise<number> = Promise.resolve(0);

  async function check(): Promise<number> {
    try {
      await writeScratchTable(ctx.db);
      return 1;
    } catch (error) {
      ctx.log.error({ reason: (error as Error).message }, 'the database does not take writes');
      return 0;
    }
  }

  return () => {
    const now = ctx.now().getTime();
    // Times in the future do not count: a clock that was set back must not stop the checks.
    if (now >= checkedAt && now - checkedAt < checkedEveryMs) return checking;
    checkedAt = now;
    checking = check();
    return checking;
  };
}
