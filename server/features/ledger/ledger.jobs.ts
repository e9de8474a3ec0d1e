/** The scheduled task of the ledger: sums of past days. */
import type { Context } from '#server/context.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { upsertDays } from './ledger.repo.ts';

/** Saves the daily sums of shared accounts for past days in Asia/Ashgabat. */
export async function sumLedgerDays({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await upsertDays(db, now());
}

export const ledgerTasks: readonly ScheduledTask<Context>[] = [
  { name: 'sum-ledger-days', everySeconds: 3600, run: sumLedgerDays },
];
