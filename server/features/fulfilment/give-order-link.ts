import { openOrderLink } from '#server/features/checkout/order-link/send-order-link.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { StaffContext } from './move-as-staff.ts';

/** The order's link for staff who send it by hand; the same as in the SMS. @throws Refusal `order.not-found` */
export function giveOrderLink(ctx: StaffContext, id: string, by: By): Promise<{ url: string }> {
  return withAudit(ctx, by, { action: 'give-link', subject: 'order' }, async (trx) => {
    const path = await openOrderLink(ctx, trx, await lockOrder(trx, id));
    return { id, result: { url: ctx.config.publicUrl + path } };
  });
}
