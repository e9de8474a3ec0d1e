/** Compares a bank's exported list of payments with the shop's attempts, to find payments lost by a restore. */
import {
  type BankListColumns,
  type BankListEntry,
  findColumns,
  readEntry,
  wasTaken,
} from '#domain/payments/bank-list.ts';
import type { Context } from '#server/context.ts';
import { findKnownNumbers } from './reconciliation.repo.ts';

export type BankListReport = {
  /** Payments of the list for which the bank took money. */
  taken: number;
  /** Rows after the headings that could not be read. */
  unreadable: number;
  /** Taken payments whose number belongs to no attempt of the shop. */
  forgotten: BankListEntry[];
};

const batchSize = 500;
const headingWithin = 20;
const mostRows = 1_000_000;

/**
 * Reads only; it never creates orders.
 * @throws RangeError when the list has no headings that name a payment's number, or too many rows
 */
export async function compareBankList(
  { db }: Pick<Context, 'db'>,
  rows: AsyncIterable<readonly string[]>,
): Promise<BankListReport> {
  const report: BankListReport = { taken: 0, unreadable: 0, forgotten: [] };
  const seen = new Set<string>();
  let columns: BankListColumns | null = null;
  const batch: BankListEntry[] = [];
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    if (row > mostRows) throw new RangeError(`The list has more than ${mostRows} rows; compare it in parts.`);
    if (!columns) {
      columns = findColumns(cells);
      if (!columns && row >= headingWithin) break;
      continue;
    }
    const entry = takeEntry(cells, columns, report);
    if (!entry || seen.has(numberOf(entry))) continue;
    seen.add(numberOf(entry));
    batch.push(entry);
    if (batch.length === batchSize) await compareBatch(db, batch.splice(0), report);
  }
  if (!columns)
    throw new RangeError(
      'The list has no row of headings that names the order number (or mdOrder) and the amount or status.',
    );
  await compareBatch(db, batch, report);
  return report;
}

/** A payment has a row for each of its operations; they share the bank's own number. */
const numberOf = ({ bankId, orderNumber }: BankListEntry) => bankId || orderNumber;

function takeEntry(
  cells: readonly string[],
  columns: BankListColumns,
  report: BankListReport,
): BankListEntry | null {
  if (cells.every((cell) => cell.trim() === '')) return null;
  const entry = readEntry(cells, columns);
  const isTaken = entry ? wasTaken(entry, columns) : undefined;
  if (isTaken === undefined) report.unreadable += 1;
  return isTaken ? entry : null;
}

async function compareBatch(
  db: Context['db'],
  batch: BankListEntry[],
  report: BankListReport,
): Promise<void> {
  if (batch.length === 0) return;
  report.taken += batch.length;
  const known = await findKnownNumbers(db, {
    orderNumbers: batch.map(({ orderNumber }) => orderNumber),
    bankIds: batch.map(({ bankId }) => bankId),
  });
  report.forgotten.push(
    ...batch.filter(({ orderNumber, bankId }) => !known.has(orderNumber) && !known.has(bankId)),
  );
}
