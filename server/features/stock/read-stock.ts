import type { StockMovement, StockRow } from '#contract/stock/office.ts';
import { orderNumber } from '#domain/order.ts';
import type { PageInfo } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { pageOf, type Range } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  findMovements,
  findLow,
  findOut,
  findStockRow,
  findStockRows,
  type StockFilter,
} from './stock-office.repo.ts';

export type { StockFilter };

/** A page of the office's stock list, one row per option. */
export async function listStock(
  db: Db,
  filter: StockFilter,
  range: Range,
): Promise<{ data: StockRow[]; page: PageInfo }> {
  const { rows, total } = await findStockRows(db, filter, range);
  return { data: rows, page: pageOf(range, total) };
}

/** @throws Refusal `record.not-found` */
export async function readStockRow(db: Db | Trx, option: number): Promise<StockRow> {
  const row = await findStockRow(db, option);
  if (!row) throw new Refusal('record.not-found');
  return row;
}

/** Movements of an option, the newest first. @throws Refusal `record.not-found` */
export async function listMovements(
  db: Db,
  option: number,
  range: Range,
): Promise<{ data: StockMovement[]; page: PageInfo }> {
  await readStockRow(db, option);
  const { rows, total } = await findMovements(db, option, range);
  const data = rows.map(({ number, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    ...(number === null ? {} : { orderNumber: orderNumber(number) }),
  }));
  return { data, page: pageOf(range, total) };
}

/** Options that are shown but sold out, most wanted first. */
export async function readOut(db: Db, limit: number): Promise<{ count: number; rows: StockRow[] }> {
  return findOut(db, limit);
}

/** Options on sale with at most `most` units left, fewest first. */
export async function readLow(
  db: Db,
  most: number,
  limit: number,
): Promise<{ count: number; rows: StockRow[] }> {
  return findLow(db, most, limit);
}
