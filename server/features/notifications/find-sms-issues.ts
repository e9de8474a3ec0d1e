import type { DbContext } from '#server/context.ts';
import { countOutcomes } from './messages.repo.ts';

const watchedSeconds = 60;
const failuresBelieved = 3;

/**
 * Whether no messages get out at all, on any node: several failed within the last minute and none was accepted. After a
 * minute without messages the next ones are let through as a probe.
 */
export async function findSmsIssues(ctx: DbContext): Promise<{ retryAfter: number } | undefined> {
  const since = new Date(ctx.now().getTime() - watchedSeconds * 1000);
  const { failed, accepted } = await countOutcomes(ctx.db, since);
  return failed >= failuresBelieved && accepted === 0 ? { retryAfter: watchedSeconds } : undefined;
}
