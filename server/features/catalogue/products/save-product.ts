import type { ProductInput } from '#contract/catalogue/office.ts';
import { fillOut } from '#domain/fields/kinds.ts';
import { foldSku } from '#domain/fields/sku.ts';
import { optionFields, productFields, type ProductSnapshot } from '#domain/fields/product.ts';
import { leastSoldFace, mostSoldFace } from '#domain/certificates/certificate.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteFormerPrices } from './former-prices.repo.ts';
import { findSnapshots, lockProducts } from './office-products.repo.ts';
import {
  findOptionIds,
  insertProduct,
  replaceLinks,
  saveOptions,
  updateProduct,
} from './office-save.repo.ts';
import { changedSince } from '#server/features/audit/read-seen.ts';
import { readSkus } from './products.read.ts';
import { refreshInside } from './refresh-inside.ts';

export type SavedProduct = { id: number; before: ProductSnapshot | undefined; options: number[] };

/**
 * Saves a whole product, new or existing, and what lists and search derive from it. Options that are not listed are
 * archived, because orders refer to them.
 * @param how `isRefreshed: false` when the caller updates lists and search for many products at once
 * @returns the former product, and the ids of the options in their order
 * @throws Refusal `record.not-found`; `record.conflict` (`seen`, with who and when) when it was saved meanwhile;
 * `record.conflict` (`options.N.sku`) for a SKU that another option has; `request.invalid` for a foreign option or an
 * old price that is not higher
 */
export async function saveProduct(
  trx: Trx,
  id: number | undefined,
  input: ProductInput,
  at: Date,
  how: { isRefreshed: boolean } = { isRefreshed: true },
): Promise<SavedProduct> {
  requireSense(input);
  const before = id === undefined ? undefined : await lockKnown(trx, id, input.seen);
  // Goods once sold cannot become a certificate, nor the other way round.
  if (before && before.status !== 'draft' && isCertificate(before) !== isCertificate(input))
    throw new Refusal('request.invalid', { field: 'kind' });
  const product = fillOut(productFields, input);
  const saved =
    id ?? (await insertProduct(trx, product, Math.min(...input.options.map(({ price }) => price)), at));
  if (id !== undefined) {
    const known = input.options.flatMap((option) =>
      option.id === undefined ? [] : { ...option, id: option.id },
    );
    await noteFormerPrices(trx, known, at);
    const isFirst = before?.status === 'draft' && input.status === 'published';
    await updateProduct(trx, id, product, { at, ...(isFirst ? { publishedAt: at } : {}) });
    await requireOwnOptions(trx, id, input);
  } else if (input.options.some((option) => option.id !== undefined))
    throw new Refusal('request.invalid', { field: 'options' });
  await replaceLinks(trx, saved, {
    ...product,
    categories: [...new Set([product.category, ...product.categories])],
  });
  await requireFreeSkus(trx, { id: saved, before }, input);
  const rows = input.options.map((option) => ({
    id: option.id ?? null,
    ...fillOut(optionFields, option),
  }));
  const options = await saveOptions(trx, saved, rows, at, id === undefined);
  if (how.isRefreshed) await refreshInside(trx, [saved]);
  return { id: saved, before, options };
}

const isCertificate = ({ kind }: Pick<ProductInput, 'kind'>) => kind === 'certificate';

async function lockKnown(trx: Trx, id: number, seen: string | undefined): Promise<ProductSnapshot> {
  const known = (await lockProducts(trx, [id])).get(id);
  const [before] = await findSnapshots(trx, [id]);
  if (!known || !before) throw new Refusal('record.not-found');
  if (seen !== undefined && known.updatedAt.toISOString() !== new Date(seen).toISOString())
    throw await changedSince(trx, { subject: 'product', subjectId: String(id) }, known.updatedAt);
  return before;
}

async function requireOwnOptions(trx: Trx, id: number, input: ProductInput): Promise<void> {
  const own = await findOptionIds(trx, id);
  const foreign = input.options.findIndex((option) => option.id !== undefined && !own.has(option.id));
  if (foreign >= 0) throw new Refusal('request.invalid', { field: `options.${foreign}.id` });
}

/** New SKUs must be unique, ignoring case; existing ones are not checked. */
async function requireFreeSkus(
  trx: Trx,
  { id, before }: { id: number; before: ProductSnapshot | undefined },
  { options }: ProductInput,
): Promise<void> {
  const own = new Set(before?.options.map(({ sku }) => sku));
  const fresh = options.filter(({ sku }) => !own.has(sku));
  const places = await readSkus(
    trx,
    fresh.map(({ sku }) => sku),
  );
  const taken = new Set(places.flatMap(({ product, sku }) => (product === id ? [] : [foldSku(sku)])));
  const at = options.findIndex(({ sku }) => !own.has(sku) && taken.has(foldSku(sku)));
  if (at >= 0) throw new Refusal('record.conflict', { field: `options.${at}.sku` });
}

function requireSense({ options, status, kind }: ProductInput): void {
  if (kind === 'certificate') requireFaces(options);
  const free = options.findIndex(({ price, isArchived }) => price === 0 && !isArchived);
  if (status === 'published' && free >= 0)
    throw new Refusal('request.invalid', { field: `options.${free}.price` });
  const cheap = options.findIndex(({ price, oldPrice }) => oldPrice != null && oldPrice <= price);
  if (cheap >= 0) throw new Refusal('request.invalid', { field: `options.${cheap}.oldPrice` });
  const skus = options.map(({ sku }) => foldSku(sku));
  const twice = skus.findIndex((sku, at) => skus.indexOf(sku) !== at);
  if (twice >= 0) throw new Refusal('record.conflict', { field: `options.${twice}.sku` });
}

/** The price of a certificate is its face value, and never reduced. */
function requireFaces(options: ProductInput['options']): void {
  for (const [at, { price, oldPrice }] of options.entries()) {
    if (price < leastSoldFace || price > mostSoldFace)
      throw new Refusal('request.invalid', { field: `options.${at}.price` });
    if (oldPrice != null) throw new Refusal('request.invalid', { field: `options.${at}.oldPrice` });
  }
}
