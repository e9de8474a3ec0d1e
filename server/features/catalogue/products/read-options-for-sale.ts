import type { LocalText } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findOptionsForSale, findTitles, type OptionForSaleRow } from './options-for-sale.repo.ts';

/** An option as it is sold: names, price in tenge, picture, and whether it is on sale at all. */
export type OptionForSale = OptionForSaleRow;

/** The options of a cart with their present prices, by option id; unknown ids are left out. Counts are the stock's. */
export async function readOptionsForSale(
  db: Db | Trx,
  options: readonly number[],
): Promise<Map<number, OptionForSale>> {
  const rows = await findOptionsForSale(db, options);
  return new Map(rows.map((row) => [row.option, row]));
}

/** Titles of products by id, published or not: to name what can no longer be bought. */
export async function readProductTitles(
  db: Db | Trx,
  products: readonly number[],
): Promise<Map<number, LocalText>> {
  return findTitles(db, products);
}
