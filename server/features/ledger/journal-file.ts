/** The journal as a file: closed days with their hashes, as `domain/ledger/journal.ts` checks it. */
import type { Day } from '#domain/delivery/calendar.ts';
import { fieldEnd, type JournalRow } from '#domain/ledger/journal.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findClosedDays, findLines, findSums } from './journal.read.ts';

/** Sums and transfers are whole tenge, as they are stored: not for spreadsheets. */
export async function* journalRows(db: Db, span: { from: Day; to: Day }): AsyncGenerator<JournalRow> {
  const days = await findClosedDays(db, span);
  const [first] = days;
  if (!first) return;
  yield ['previous', first.previousHash];
  for (const sum of await findSums(db, first.previousDay)) yield ['opening', ...sum];
  for (const { day, transfers, hash } of days) {
    for await (const line of findLines(db, day)) yield ['transfer', ...line.split(fieldEnd)];
    yield ['day', day, `${transfers}`, hash];
    for (const sum of await findSums(db, day)) yield ['closing', ...sum];
  }
}

/** Commas and quotes where they must be; without the guards and marks of spreadsheets. */
export async function* writeJournal(rows: AsyncIterable<JournalRow>): AsyncGenerator<string> {
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  for await (const row of rows) yield `${row.map(cell).join(',')}\n`;
}
