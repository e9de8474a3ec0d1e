import type { Db } from '#server/platform/db/db.ts';
import { ledgerRules } from './ledger-rules.ts';
import { type Breach, listBreaches, runRules } from './run-rules.ts';

/**
 * Whether the ledger is complete and agrees with the tables of money: the first violation of each rule. Full scans with
 * a time-out of their own, in one snapshot, so it may run under load.
 */
export async function findLedgerGaps(db: Db): Promise<Breach[]> {
  const broken = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => runRules({ db, trx }, ledgerRules, { isFirstOnly: true, timeoutMs: 15_000 }));
  return listBreaches(broken);
}
