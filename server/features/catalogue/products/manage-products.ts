import type { OfficeProduct, ProductInput } from '#contract/catalogue/office.ts';
import { roleMay, type StaffRole } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findFormerPrices } from './former-prices.repo.ts';
import { changeStatus } from './change-many.ts';
import { readOfficeProduct } from './read-office-products.ts';
import { readSnapshots } from './read-snapshots.ts';
import { refreshInside } from './refresh-inside.ts';
import { saveProduct } from './save-product.ts';
import { adjustOneStock } from '#server/features/stock/adjust-stock.ts';
import { readCounts } from '#server/features/stock/stock.read.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

/** A product with stock counts and former prices. @throws Refusal `record.not-found` */
export async function showOfficeProduct(db: Db | Trx, id: number): Promise<OfficeProduct> {
  const product = await readOfficeProduct(db, id, (options) => readCounts(db, options));
  const former = await findFormerPrices(
    db,
    product.options.map((option) => option.id),
  );
  const shaped = (option: number) =>
    (former.get(option) ?? []).map(({ price, until }) => ({ price, until: until.toISOString() }));
  return {
    ...product,
    options: product.options.map((option) => ({ ...option, formerPrices: shaped(option.id) })),
  };
}

/**
 * Saves a product with its options; a new option may have initial stock.
 * @throws Refusal those of `saveProduct`; `staff.not-allowed` for initial stock, without the permission
 */
export async function saveOfficeProduct(
  ctx: OfficeContext & Pick<Context, 'jobs'>,
  id: number | undefined,
  input: ProductInput,
  by: By,
): Promise<OfficeProduct> {
  const at = ctx.now();
  const action = id === undefined ? 'create' : 'change';
  return withAudit(ctx, by, { action, subject: 'product' }, async (trx) => {
    const saved = await saveProduct(trx, id, input, at, { isRefreshed: false });
    // Updates the words for correcting typos; one job for many saves in a row.
    await ctx.jobs.add(trx, 'refresh-search-words', {}, { key: 'refresh-search-words' });
    for (const [place, option] of saved.options.entries()) await receiveFirst(trx, option, place);
    // Lists say what is in stock: after its first units.
    await refreshInside(trx, [saved.id]);
    const after = (await readSnapshots(trx, [saved.id])).get(saved.id);
    return { id: saved.id, before: saved.before, after, result: await showOfficeProduct(trx, saved.id) };
  });

  async function receiveFirst(trx: Trx, option: number, place: number): Promise<void> {
    const { id: known, onHand: delta = 0 } = input.options[place] ?? {};
    if (known !== undefined || delta === 0) return;
    if (!roleMay(by.actor.role as StaffRole, 'stock.write')) throw new Refusal('staff.not-allowed');
    const { staffId } = by.actor;
    await adjustOneStock(trx, { option, delta, kind: 'receive', reason: 'first units', staffId, at });
  }
}

/** Removes it from the shop for good; orders keep referring to it. @throws Refusal `record.not-found` */
export async function archiveProduct(ctx: OfficeContext, id: number, by: By): Promise<OfficeProduct> {
  return withAudit(ctx, by, { action: 'archive', subject: 'product' }, async (trx) => {
    const before = (await readSnapshots(trx, [id])).get(id);
    if (!before) throw new Refusal('record.not-found');
    await changeStatus(trx, [id], 'archived', ctx.now());
    const after = { ...before, status: 'archived' };
    return { id, before, after, result: await showOfficeProduct(trx, id) };
  });
}

/** Copies it into a draft: with new SKUs, no stock, no reviews. @throws Refusal `record.not-found` */
export async function duplicateProduct(
  ctx: OfficeContext & { newId: () => string },
  id: number,
  by: By,
): Promise<OfficeProduct> {
  return withAudit(ctx, by, { action: 'duplicate', subject: 'product' }, async (trx) => {
    const source = (await readSnapshots(trx, [id])).get(id);
    if (!source) throw new Refusal('record.not-found');
    // One for each option: two long SKUs may begin alike.
    const tail = () =>
      ctx
        .newId()
        .replace(/[^A-Za-z0-9]/g, '')
        .slice(0, 5)
        .toUpperCase();
    const options = source.options
      .filter(({ isArchived }) => !isArchived)
      .map(({ id: _, ...option }) => ({
        ...option,
        barcode: null,
        sku: `${option.sku.slice(0, 33)}-${tail()}`,
      }));
    const { id: _, ...rest } = source;
    const saved = await saveProduct(trx, undefined, { ...rest, options, status: 'draft' }, ctx.now());
    const after = (await readSnapshots(trx, [saved.id])).get(saved.id);
    return { id: saved.id, after, result: await showOfficeProduct(trx, saved.id) };
  });
}
