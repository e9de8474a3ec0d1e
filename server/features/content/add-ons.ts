/** Add-ons: small products that the cart offers additionally. Staff choose them. */
import type { Db } from '#server/platform/db/db.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { saveTexts } from './cache-texts.ts';
import { readTexts } from './texts.ts';

type AddOns = { products: number[] };

/** Ids of the products proposed beside a cart, in the order set by staff. */
export async function showAddOns(db: Db): Promise<AddOns> {
  const { addOns } = await readTexts(db, ['addOns']);
  return { products: [...addOns.products] };
}

/** @param products their ids, in display order; an empty list offers nothing */
export async function saveAddOns(
  ctx: OfficeContext,
  products: readonly number[],
  by: AuditBy,
): Promise<AddOns> {
  return withAudit(ctx, by, { action: 'change', subject: 'add-ons' }, async (trx) => {
    const before = await showAddOns(trx);
    const after = { products: [...products] };
    await saveTexts(trx, { addOns: after }, ctx.now());
    return { id: '', before, after, result: after };
  });
}
