import type { Unavailable } from '#contract/checkout/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import type { Shortage } from '#domain/stock.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { type OptionForSale, readProductTitles } from '#server/features/catalogue/products/products.read.ts';

// Products that do not exist have a placeholder title.
const nameless: LocalText = { tm: 'Haryt', ru: 'Товар' };

/** Short lines with the titles that the customer saw, for the answer with status 222. */
export async function nameShortages(
  db: Db | Trx,
  shortages: readonly Shortage[],
  goods: ReadonlyMap<number, OptionForSale>,
): Promise<Unavailable[]> {
  const isOwn = ({ product, option }: Shortage) => goods.get(option)?.product === product;
  const unmatched = shortages.filter((line) => !isOwn(line));
  const titles =
    unmatched.length > 0
      ? await readProductTitles(
          db,
          unmatched.map(({ product }) => product),
        )
      : new Map<number, LocalText>();
  return shortages.map((line) => ({
    product: line.product,
    option: line.option,
    title: (isOwn(line) ? goods.get(line.option)?.title : titles.get(line.product)) ?? nameless,
    requested: line.requested,
    available: line.available,
  }));
}
