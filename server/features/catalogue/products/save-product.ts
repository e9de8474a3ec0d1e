import type { LocalText } from '#contract/shared.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findSnapshots, lockProducts } from './office-snapshot.repo.ts';
import {
  findOptionIds,
  insertProduct,
  replaceLinks,
  saveOptions,
  updateProduct,
} from './office-save.repo.ts';
import type { ProductSnapshot } from './product-snapshot.ts';
import { refreshInside } from './refresh-inside.ts';

/** A product as staff wrote it; what is left out is empty. Money in tenge. */
export type ProductWish = {
  title: LocalText;
  description: LocalText;
  status: ProductSnapshot['status'];
  category: number;
  categories?: readonly number[];
  brand?: number | null;
  occasions?: readonly number[];
  recipients?: readonly number[];
  ideas?: readonly number[];
  attributes?: ProductSnapshot['attributes'];
  pictures?: readonly string[];
  options: readonly {
    id?: number;
    title: LocalText;
    sku: string;
    price: number;
    oldPrice?: number | null;
    picture?: string | null;
    isArchived?: boolean;
  }[];
  /** `updatedAt` as the writer saw it */
  seen?: string;
};

export type SavedProduct = { id: number; before: ProductSnapshot | undefined; options: number[] };

/**
 * Saves a product whole, new or known, and what lists and search derive from it. Options that are not named are archived:
 * orders go on naming them.
 * @param how `isRefreshed: false` where the caller brings lists and search in line for many products at once
 * @returns the product as it was, and the ids of the options in the order they were named
 * @throws Refusal `record.not-found`; `record.conflict` (`seen`) when somebody else saved it meanwhile;
 * `request.invalid` for a foreign option or an old price that is not higher
 */
export async function saveProduct(
  trx: Trx,
  id: number | undefined,
  wish: ProductWish,
  at: Date,
  how: { isRefreshed: boolean } = { isRefreshed: true },
): Promise<SavedProduct> {
  demandSense(wish);
  const before = id === undefined ? undefined : await lockKnown(trx, id, wish.seen);
  const core = { ...wish, brand: wish.brand ?? null, attributes: wish.attributes ?? [] };
  const saved =
    id ?? (await insertProduct(trx, core, Math.min(...wish.options.map(({ price }) => price)), at));
  if (id !== undefined) {
    const isFirst = before?.status === 'draft' && wish.status === 'published';
    await updateProduct(trx, id, core, { at, ...(isFirst ? { publishedAt: at } : {}) });
    await demandOwnOptions(trx, id, wish);
  } else if (wish.options.some((option) => option.id !== undefined))
    throw new Refusal('request.invalid', { field: 'options' });
  await replaceLinks(trx, saved, {
    categories: [...new Set([wish.category, ...(wish.categories ?? [])])],
    occasions: [...(wish.occasions ?? [])],
    recipients: [...(wish.recipients ?? [])],
    ideas: [...(wish.ideas ?? [])],
    pictures: [...(wish.pictures ?? [])],
  });
  const rows = wish.options.map((option) => ({
    id: option.id ?? null,
    title: option.title,
    sku: option.sku,
    price: option.price,
    oldPrice: option.oldPrice ?? null,
    picture: option.picture ?? null,
    isArchived: option.isArchived ?? false,
  }));
  const options = await saveOptions(trx, saved, rows, at, id === undefined);
  if (how.isRefreshed) await refreshInside(trx, [saved]);
  return { id: saved, before, options };
}

async function lockKnown(trx: Trx, id: number, seen: string | undefined): Promise<ProductSnapshot> {
  const known = (await lockProducts(trx, [id])).get(id);
  const [before] = await findSnapshots(trx, [id]);
  if (!known || !before) throw new Refusal('record.not-found');
  if (seen !== undefined && known.updatedAt.toISOString() !== new Date(seen).toISOString())
    throw new Refusal('record.conflict', { field: 'seen' });
  return before;
}

async function demandOwnOptions(trx: Trx, id: number, wish: ProductWish): Promise<void> {
  const own = await findOptionIds(trx, id);
  const foreign = wish.options.findIndex((option) => option.id !== undefined && !own.has(option.id));
  if (foreign >= 0) throw new Refusal('request.invalid', { field: `options.${foreign}.id` });
}

function demandSense({ options }: ProductWish): void {
  const cheap = options.findIndex(({ price, oldPrice }) => oldPrice != null && oldPrice <= price);
  if (cheap >= 0) throw new Refusal('request.invalid', { field: `options.${cheap}.oldPrice` });
  const skus = options.map(({ sku }) => sku.toLowerCase());
  const twice = skus.findIndex((sku, at) => skus.indexOf(sku) !== at);
  if (twice >= 0) throw new Refusal('record.conflict', { field: `options.${twice}.sku` });
}
