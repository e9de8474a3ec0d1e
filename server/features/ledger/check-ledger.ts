/** Whether the ledger's closed days are whole, and still what was told of them. */
import { createHash } from 'node:crypto';
import { type JournalResult, type JournalRow, verifyJournal } from '#domain/ledger/journal.ts';
import type { Db } from '#server/platform/db/db.ts';
import { journalRows } from './journal-file.ts';

export type Verdict = { says: string[]; isGood: boolean };

/** @param anchor a day and its hash, noted elsewhere */
export async function checkLedger(db: Db, anchor?: { day: string; hash: string }): Promise<Verdict> {
  const said = describeJournal(await verifyRows(journalRows(db, { from: '0001-01-01', to: '9999-12-31' })));
  if (!anchor) return said;
  const row = await db
    .selectFrom('ledger_day')
    .select('hash')
    .where('day', '=', anchor.day)
    .executeTakeFirst();
  if (row?.hash.startsWith(anchor.hash)) return said;
  const now = row ? `now it is ${row.hash}` : 'that day is not closed any more';
  return { says: [...said.says, `${anchor.day} was told as ${anchor.hash}; ${now}.`], isGood: false };
}

/** The same on rows of a file. */
export function verifyRows(rows: AsyncIterable<JournalRow>): Promise<JournalResult> {
  return verifyJournal(rows, () => {
    const hash = createHash('sha256');
    return { update: (text) => void hash.update(text), digest: () => hash.digest('hex') };
  });
}

export function describeJournal({ days, transfers, hash, fault }: JournalResult): Verdict {
  if (fault)
    return { says: [`${fault.day || 'The beginning'}, row ${fault.line}: ${fault.what}.`], isGood: false };
  return {
    says: [`${days} days with ${transfers} transfers are whole. The last hash is ${hash}.`],
    isGood: true,
  };
}
