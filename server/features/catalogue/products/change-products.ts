import type { BulkInput, BulkResult } from '#contract/catalogue/office.ts';
import { roleMay, type StaffRole } from '#domain/staff.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { changeCategory, changePrices, changeStatus } from './change-many.ts';
import { lockProducts } from './office-products.repo.ts';
import { lockLiveOptions } from './office-save.repo.ts';
import { refreshInside } from './refresh-inside.ts';
import { adjustManyStock } from '#server/features/stock/adjust-stock.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

type SkippedProducts = BulkResult['skipped'];

/**
 * One change for many products, in one transaction. Products that cannot be changed are skipped and reported.
 * @throws Refusal `staff.not-allowed` for stock, without the permission
 */
export async function changeProducts(ctx: OfficeContext, input: BulkInput, by: By): Promise<BulkResult> {
  const { change } = input;
  if (change.kind === 'stock' && !roleMay(by.actor.role as StaffRole, 'stock.write'))
    throw new Refusal('staff.not-allowed');
  const action = { action: `bulk-${change.kind}`, subject: 'product' } as const;
  return withAudit(ctx, by, action, async (trx) => {
    const known = [...(await lockProducts(trx, input.ids)).keys()];
    const unknown: SkippedProducts = input.ids
      .filter((id) => !known.includes(id))
      .map((id) => ({ id, why: 'not-found' }));
    const skipped = [...unknown, ...(await apply(trx, known, change, ctx.now(), by.actor.staffId))];
    const names = new Set(skipped.map(({ id }) => id));
    const result = { changed: input.ids.length - names.size, skipped };
    return { id: known.length === 1 ? String(known[0]) : '', after: { ...input, ...result }, result };
  });
}

async function apply(
  trx: Trx,
  ids: readonly number[],
  change: BulkInput['change'],
  at: Date,
  staffId: number,
): Promise<SkippedProducts> {
  switch (change.kind) {
    case 'price':
      return (await changePrices(trx, ids, change, at)).map((id) => ({ id, why: 'price' }));
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
  { delta, reason, staffId, at }: { delta: number; reason: string; staffId: number; at: Date },
): Promise<SkippedProducts> {
  const options = await lockLiveOptions(trx, ids);
  const short = await adjustManyStock(
    trx,
    options.map(({ id }) => id),
    { delta, reason, staffId, at },
  );
  await refreshInside(trx, ids);
  const products = new Set(options.filter(({ id }) => short.includes(id)).map(({ product }) => product));
  return [...products].map((id) => ({ id, why: 'reserved' as const }));
}
