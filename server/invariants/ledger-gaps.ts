import { sql } from 'kysely';
import { inTransaction, type Db } from '#server/platform/db/db.ts';
import type { Breach } from './invariants.ts';
import { ledgerRules, raiseWorkMem } from './ledger-rules.ts';

/** Amounts that have no account in the ledger yet; for orders I13 checks the sums. */
const fillRules: Record<string, string> = {
  'the ledger has every certificate; a task fills it each minute': `
    select c.id || ': ' || c.balance_tenge as what from certificate c
    where c.balance_tenge > 0 and not exists (select from account where kind = 'certificate' and owner = c.id::text)`,
};

/**
 * Whether the ledger is complete and agrees with the tables of money: the first violation of each rule. Full scans with
 * a time-out of their own; each rule is one statement, so it may run under load.
 */
export async function findLedgerGaps(db: Db): Promise<Breach[]> {
  return inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = '15s'`.execute(trx);
    await raiseWorkMem.execute(trx);
    const gaps: Breach[] = [];
    for (const [invariant, query] of Object.entries({ ...ledgerRules, ...fillRules })) {
      const { rows } = await sql<{ what: string }>`select what from (${sql.raw(query)}) b limit 1`.execute(
        trx,
      );
      gaps.push(...rows.map(({ what }) => ({ invariant, what })));
    }
    return gaps;
  });
}
