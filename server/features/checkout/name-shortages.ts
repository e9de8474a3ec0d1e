import type { Unavailable } from '#contract/checkout/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import type { Shortage } from '#domain/stock.ts';
import { readCart } from '#server/features/cart/save-cart.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { type OptionForSale, readProductTitles } from '#server/features/catalogue/products/products.read.ts';

// Products that do not exist, or that customers may not know of, have a placeholder title.
const nameless: LocalText = { tm: 'Haryt', ru: 'Товар' };

type ShortageContext = {
  goods: ReadonlyMap<number, OptionForSale>;
  /** the customer whose stored cart may have what is not published any more */
  ofCart?: () => Promise<number | undefined>;
};

/**
 * Short lines with the titles that the customer saw, for the answer with status 222: of published products, and of those
 * in the customer's stored cart.
 */
export async function nameShortages(
  db: Db | Trx,
  shortages: readonly Shortage[],
  { goods, ofCart }: ShortageContext,
): Promise<Unavailable[]> {
  const isOwn = ({ product, option }: Shortage) => goods.get(option)?.product === product;
  const unmatched = shortages.filter((line) => !isOwn(line));
  const titles = await readTitles(db, unmatched, ofCart);
  return shortages.map((line) => ({
    product: line.product,
    option: line.option,
    title: (isOwn(line) ? goods.get(line.option)?.title : titles.get(line.product)) ?? nameless,
    requested: line.requested,
    available: line.available,
  }));
}

async function readTitles(
  db: Db | Trx,
  unmatched: readonly Shortage[],
  ofCart: ShortageContext['ofCart'] = async () => undefined,
): Promise<ReadonlyMap<number, LocalText>> {
  if (unmatched.length === 0) return new Map();
  const found = await readProductTitles(
    db,
    unmatched.map(({ product }) => product),
  );
  const drafts = unmatched.filter(({ product }) => found.get(product)?.isDraft);
  const customerId = drafts.length > 0 ? await ofCart() : undefined;
  const cart = customerId === undefined ? [] : await readCart(db, customerId);
  const isKept = (id: number) =>
    drafts.some(
      ({ product, option }) =>
        product === id && cart.some((line) => line.product === product && line.option === option),
    );
  const shown = [...found].filter(([id, { isDraft }]) => !isDraft || isKept(id));
  return new Map(shown.map(([id, { title }]) => [id, title]));
}
