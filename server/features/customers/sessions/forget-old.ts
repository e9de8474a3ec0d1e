import type { DbContext } from '#server/context.ts';
import { deleteEndedBefore } from './session.repo.ts';

const daySeconds = 86_400;

/** Scheduled task: deletes codes of yesterday, ended sessions, expired counters, and browsers not seen for a year. */
export async function forgetOldSessions(ctx: DbContext): Promise<void> {
  const ago = (seconds: number) => new Date(ctx.now().getTime() - seconds * 1000);
  await deleteEndedBefore(ctx.db, {
    challenges: ago(daySeconds),
    sessions: ago(7 * daySeconds),
    counters: ago(2 * daySeconds),
    devices: ago(365 * daySeconds),
  });
}
