import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { StaffRole } from '#domain/staff.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { type BringBack, bringBack } from '#server/features/checkout/bring-back.ts';
import { readAttemptsChosen } from '#server/features/couriers/core/delivery-attempts.read.ts';
import { saveAttemptsChosen } from '#server/features/couriers/core/note-delivery-attempt.ts';
import type { StaffContext } from '../move-as-staff.ts';
import { showAsStaff } from '../show-as-staff.ts';

/** A delivery attempt failed: the order is back in the shop, with the audit log. @throws Refusal those of `bringBack` */
export async function bringBackAsStaff(
  ctx: StaffContext,
  { id, ...input }: Omit<BringBack, 'staffId'>,
  by: By,
): Promise<OfficeOrder> {
  await withAudit(ctx, by, { action: 'bring-back', subject: 'order' }, async (trx) => {
    await bringBack(ctx, trx, { id, ...input, staffId: by.actor.staffId });
    const { note: _, ...facts } = input;
    return { id, before: { status: 'on-the-way' }, after: { status: 'ready', ...facts }, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

/** Sets how many delivery attempts an order may have; existing attempts above it stay. */
export async function saveAttempts(
  ctx: OfficeContext,
  attempts: number,
  by: By,
): Promise<{ attempts: number }> {
  return withAudit(ctx, by, { action: 'change', subject: 'settings' }, async (trx) => {
    const before = { attempts: await readAttemptsChosen(trx) };
    await saveAttemptsChosen(trx, attempts, ctx.now());
    return { id: 'delivery-attempts', before, after: { attempts }, result: { attempts } };
  });
}
