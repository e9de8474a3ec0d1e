/** Scheduled tasks of the ledger: sums of past days, and postings missed by a node of the former release. */
import type { Context } from '#server/context.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { insertMissing, upsertDays } from './ledger.repo.ts';

type Ctx = Pick<Context, 'db' | 'now'>;
const twoDaysMs = 2 * 86_400_000;

/**
 * During an upgrade the former release moves money without posting it; transfers that exist are skipped. Also at a start,
 * so that the books are in order when a node says ready.
 */
export async function fillLedger({ db, now }: Ctx): Promise<void> {
  await insertMissing(db, new Date(now().getTime() - twoDaysMs));
}

/** Scheduled task: saves the daily sums of shared accounts for past days in Asia/Ashgabat. */
export async function sumLedgerDays({ db, now }: Ctx): Promise<void> {
  await upsertDays(db, now());
}

export const ledgerTasks: readonly ScheduledTask<Context>[] = [
  { name: 'fill-ledger', everySeconds: 60, run: fillLedger },
  { name: 'sum-ledger-days', everySeconds: 3600, run: sumLedgerDays },
];
