/** The scheduled task of the ledger: past days are closed. */
import { setTimeout as pause } from 'node:timers/promises';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { type ClosedDay, closeOldestDay } from './ledger.repo.ts';

/** After midnight, for what servers and banks are late with. */
const graceMs = 2 * 3_600_000;
const mostTries = 50;

/** Closes past days, and tells the log, which is usually kept elsewhere than the database, what they say. */
export async function closeLedgerDays({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> {
  const at = now();
  const before = dayOf(new Date(at.getTime() - graceMs));
  for (let day = await closeNext(db, before, at); day; day = await closeNext(db, before, at))
    log.info(day, 'ledger day closed');
}

/** Closing gives way to whoever posts. */
async function closeNext(db: Db, before: string, at: Date): Promise<ClosedDay | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await closeOldestDay(db, before, at);
    } catch (error) {
      if (sqlState(error) !== '55P03' || tries === mostTries) throw error;
      await pause(20);
    }
  }
}

export const ledgerTasks: readonly ScheduledTask<Context>[] = [
  { name: 'close-ledger-days', everySeconds: 600, run: closeLedgerDays },
];
