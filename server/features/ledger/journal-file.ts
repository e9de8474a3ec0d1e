/** The journal as a file: days with their hashes, as `domain/ledger/journal.ts` checks it. */
import { addDays, type Day } from '#domain/delivery/calendar.ts';
import { fieldEnd, type JournalRow } from '#domain/ledger/journal.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findClosedDays, findDayBefore, findLines, findSums } from './journal.read.ts';

/** Sums and transfers are whole tenge, as they are stored: not for spreadsheets. Days that are still open come last. */
export async function* journalRows(db: Db, span: { from: Day; to: Day }): AsyncGenerator<JournalRow> {
  const before = await findDayBefore(db, span.from);
  yield ['previous', before?.hash ?? ''];
  if (before) for (const sum of await findSums(db, before.day)) yield ['opening', ...sum];
  let closed = before?.day;
  for (const { day, transfers, hash } of await findClosedDays(db, span)) {
    for await (const line of findLines(db, { from: day, to: day }))
      yield ['transfer', ...line.split(fieldEnd)];
    yield ['day', day, `${transfers}`, hash];
    for (const sum of await findSums(db, day)) yield ['closing', ...sum];
    closed = day;
  }
  const from = closed && closed >= span.from ? addDays(closed, 1) : span.from;
  for await (const line of findLines(db, { from, to: span.to })) yield ['open', ...line.split(fieldEnd)];
}

/** Commas and quotes where they must be; without the guards and marks of spreadsheets. */
export async function* writeJournal(rows: AsyncIterable<JournalRow>): AsyncGenerator<string> {
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  for await (const row of rows) yield `${row.map(cell).join(',')}\n`;
}
