import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { StaffRole } from '#domain/staff.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { settlePayment } from '#server/features/checkout/payment/settle-payment.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { readStaffOrder } from '#server/features/orders/staff/staff-lists.read.ts';
import { checkAttempt } from '#server/features/payments/attempts/check-attempt.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from './move-as-staff.ts';
import { showAsStaff } from './show-as-staff.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';

/** Adds a note to the timeline; customers see it only when marked so. @throws Refusal `order.not-found` */
export async function noteOrder(
  ctx: StaffContext,
  id: string,
  input: { text: string; isPublic?: boolean },
  by: By,
): Promise<OfficeOrder> {
  const { staffId } = by.actor;
  await withAudit(ctx, by, { action: 'note', subject: 'order' }, async (trx) => {
    const order = await lockOrder(trx, id);
    const note = {
      event: 'note' as const,
      note: input.text,
      actor: 'staff' as const,
      staffId,
      at: ctx.now(),
    };
    await noteOnOrder(trx, order, { ...note, isPublic: input.isPublic ?? false });
    return { id, after: input, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

/**
 * Queries the bank now about the newest payment of an order. Its answer and the audit row are written together; without
 * an attempt to query, or right after a query, the audit row is written alone.
 * @throws Refusal `order.not-found`
 */
export async function queryBankAboutOrder(ctx: StaffContext, id: string, by: By): Promise<OfficeOrder> {
  if (!(await readStaffOrder(ctx.db, id))) throw new Refusal('order.not-found');
  let isWritten = false;
  const write = (trx: Trx) =>
    recordAudit(trx, ctx, by, { action: 'ask-bank', subject: 'order', subjectId: id });
  await checkAttempt(ctx, { orderId: id }, async (attempt) => {
    const settled = await settlePayment(ctx, attempt, write);
    isWritten = true;
    return settled;
  });
  if (isWritten) ctx.invalidation.publish();
  else await inTransaction(ctx.db, write);
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}
