import type { Db } from '#server/platform/db/db.ts';
import { ledgerRules } from './ledger-rules.ts';
import { type Breach, listBreaches, runRules } from './run-rules.ts';

/** Amounts that have no account in the ledger yet; for orders I13 checks the sums. */
const fillRules: Record<string, string> = {
  'the ledger has every certificate; a task fills it each minute': `
    select c.id || ': ' || c.balance_tenge as what from certificate c
    where c.balance_tenge > 0 and not exists (select from account where kind = 'certificate' and owner = c.id::text)`,
};

/**
 * Whether the ledger is complete and agrees with the tables of money: the first violation of each rule. Full scans with
 * a time-out of their own, in one snapshot, so it may run under load.
 */
export async function findLedgerGaps(db: Db): Promise<Breach[]> {
  const broken = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) =>
      runRules({ db, trx }, { ...ledgerRules, ...fillRules }, { isFirstOnly: true, timeoutMs: 15_000 }),
    );
  return listBreaches(broken);
}
