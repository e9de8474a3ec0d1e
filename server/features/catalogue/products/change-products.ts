import type { BulkInput, BulkResult } from '#contract/catalogue/office.ts';
import { roleMay, type StaffRole } from '#domain/staff.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { changeCategory, changePrices, changeStatus } from './change-many.ts';
import { lockProducts, selectProducts } from './office-products.repo.ts';
import { lockLiveOptions } from './office-save.repo.ts';
import { refreshInside } from './refresh-inside.ts';
import { adjustManyStock } from '#server/features/stock/adjust-stock.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

export type SkippedProducts = BulkResult['skipped'];

/**
 * One change for many products, in one transaction. Products that cannot be changed are skipped and reported.
 * @throws Refusal `staff.not-allowed` for stock, without the permission; `selection.changed`
 */
export async function changeProducts(ctx: OfficeContext, input: BulkInput, by: By): Promise<BulkResult> {
  const { change } = input;
  requirePermission(input, by);
  const action = { action: `bulk-${change.kind}`, subject: 'product' } as const;
  return withAudit(ctx, by, action, async (trx) => {
    const ids = await idsOf(trx, input);
    const known = [...(await lockProducts(trx, ids)).keys()];
    const skipped = [
      ...unknownOf(ids, known),
      ...(await apply(trx, known, change, { at: ctx.now(), staffId: by.actor.staffId })),
    ];
    const names = new Set(skipped.map(({ id }) => id));
    const result = { changed: ids.length - names.size, skipped };
    return { id: known.length === 1 ? String(known[0]) : '', after: { ...input, ...result }, result };
  });
}

/** @throws Refusal `staff.not-allowed` for stock, without the permission */
export function requirePermission({ change }: BulkInput, by: By): void {
  if (change.kind === 'stock' && !roleMay(by.actor.role as StaffRole, 'stock.write'))
    throw new Refusal('staff.not-allowed');
}

/** The named products, or those found. @throws Refusal `selection.changed` */
export async function idsOf(db: Db | Trx, input: BulkInput): Promise<number[]> {
  return 'ids' in input ? input.ids : selectProducts(db, input);
}

export function unknownOf(ids: readonly number[], known: readonly number[]): SkippedProducts {
  const names = new Set(known);
  return ids.filter((id) => !names.has(id)).map((id) => ({ id, why: 'not-found' }));
}

/** Products whose prices and stock are not changed with others: they have no options of goods. */
export function withoutGoods(
  products: readonly number[],
  options: readonly { product: number }[],
): SkippedProducts {
  const goods = new Set(options.map(({ product }) => product));
  return products.filter((id) => !goods.has(id)).map((id) => ({ id, why: 'certificate' }));
}

type Facts = { at: Date; staffId: number };

async function apply(
  trx: Trx,
  ids: readonly number[],
  change: BulkInput['change'],
  { at, staffId }: Facts,
): Promise<SkippedProducts> {
  switch (change.kind) {
    case 'price': {
      const options = await lockLiveOptions(trx, ids);
      const refused = await changePrices(trx, options, change, at);
      return [...withoutGoods(ids, options), ...refused.map((id) => ({ id, why: 'price' as const }))];
    }
    case 'status':
      return (await changeStatus(trx, ids, change.status, at)).map((id) => ({ id, why: 'price' }));
    case 'category':
      await changeCategory(trx, ids, change.category, at);
      return [];
    case 'stock':
      return moveUnits(trx, ids, { ...change, staffId, at });
  }
}

async function moveUnits(
  trx: Trx,
  ids: readonly number[],
  { delta, reason, staffId, at }: { delta: number; reason: string } & Facts,
): Promise<SkippedProducts> {
  const options = await lockLiveOptions(trx, ids);
  const short = await adjustManyStock(
    trx,
    options.map(({ id }) => id),
    { delta, reason, staffId, at },
  );
  await refreshInside(trx, ids);
  return [...withoutGoods(ids, options), ...reservedOf(options, short)];
}

/** Products with an option of which too many units are reserved. */
export function reservedOf(
  options: readonly { id: number; product: number }[],
  short: readonly number[],
): SkippedProducts {
  const names = new Set(short);
  const products = new Set(options.filter(({ id }) => names.has(id)).map(({ product }) => product));
  return [...products].map((id) => ({ id, why: 'reserved' }));
}
