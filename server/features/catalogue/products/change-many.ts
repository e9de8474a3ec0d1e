import { inParts } from '#server/platform/db/list-rows.ts';
import { changePrice, type PriceChange } from '#domain/price-change.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findLowest } from './former-prices.repo.ts';
import {
  lockLiveOptions,
  type OptionPrice,
  saveCategory,
  savePrices,
  saveStatus,
  touchProducts,
} from './office-save.repo.ts';
import { refreshInside } from './refresh-inside.ts';

/**
 * Changes the prices of locked options, in whole tenge.
 * @returns products that were skipped because a price would have become zero
 */
export async function changePrices(
  trx: Trx,
  options: readonly OptionPrice[],
  change: PriceChange,
  at: Date,
): Promise<number[]> {
  const { refused, saved } = await planPrices(trx, options, { ...change, at });
  await savePrices(trx, saved, at);
  const products = [...new Set(saved.map(({ product }) => product))];
  for (const part of inParts(products)) await touchProducts(trx, part, at);
  await refreshInside(trx, products);
  return refused;
}

type PricePlan = { refused: number[]; saved: OptionPrice[] };

/** The new prices of options, and the products that stay as they are because one of theirs would become zero. */
export async function planPrices(
  db: Db | Trx,
  options: readonly OptionPrice[],
  { at, ...change }: PriceChange & { at: Date },
): Promise<PricePlan> {
  const ids = options.map(({ id }) => id);
  const lowest = await findLowest(db, ids, at);
  const changed = options.map((option) => ({
    option,
    price: changePrice({ ...option, lowest: lowest.get(option.id) }, change),
  }));
  const refused = new Set(changed.flatMap(({ option, price }) => (price === null ? [option.product] : [])));
  const saved = changed.flatMap(({ option, price }) =>
    price === null || refused.has(option.product) ? [] : [{ ...option, ...price }],
  );
  return { refused: [...refused], saved };
}

/** @returns products that were skipped because an option without a price cannot be published */
export async function changeStatus(
  trx: Trx,
  products: readonly number[],
  status: 'draft' | 'published' | 'archived',
  at: Date,
): Promise<number[]> {
  const options = status === 'published' ? await lockLiveOptions(trx, products) : [];
  const free = new Set(options.filter(({ price }) => price === 0).map(({ product }) => product));
  const changed = products.filter((id) => !free.has(id));
  for (const part of inParts(changed)) await saveStatus(trx, part, status, at);
  await refreshInside(trx, changed);
  return [...free];
}

/** Replaces the main category; other categories stay. */
export async function changeCategory(
  trx: Trx,
  products: readonly number[],
  category: number,
  at: Date,
): Promise<void> {
  for (const part of inParts(products)) await saveCategory(trx, part, category, at);
  await refreshInside(trx, products);
}
