import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { StaffRole } from '#domain/staff.ts';
import { notifyRefunded } from '#server/features/checkout/notify-customer.ts';
import { askRefunded, bookBankRefund } from '#server/features/payments/refunds/book-bank-refund.ts';
import { returnOwed } from '#server/features/payments/refunds/return-owed.ts';
import { settleAlarms } from '#server/features/payments/settlement/settle-alarms.ts';
import type { StaffContext } from './move-as-staff.ts';
import { showAsStaff } from './show-as-staff.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';

/**
 * Starts the refund of everything that the shop owes for an order: once, however many press.
 * @throws Refusal `order.not-found`, `order.action-refused` when nothing is owed, `refund.busy`
 */
export async function returnMoney(ctx: StaffContext, id: string, by: By): Promise<OfficeOrder> {
  await withAudit(ctx, by, { action: 'return-money', subject: 'order' }, async (trx) => {
    const refunds = await returnOwed(ctx, trx, id, by.actor.staffId);
    return { id, after: { refunds }, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

/**
 * Books refunds made at the bank without the shop, by the bank's present sums.
 * @throws Refusal `order.not-found`, `refund.busy`, `record.conflict` when there is nothing to book
 */
export async function bookRefundOfBank(ctx: StaffContext, id: string, by: By): Promise<OfficeOrder> {
  const seen = await askRefunded(ctx, id);
  await withAudit(ctx, by, { action: 'book-refund', subject: 'order' }, async (trx) => {
    const how = { seen, staffId: by.actor.staffId, tell: notifyRefunded(ctx) };
    return { id, after: { booked: await bookBankRefund(ctx, trx, id, how) }, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

/** @throws Refusal `order.not-found` */
export async function settleOrderAlarms(ctx: StaffContext, id: string, by: By): Promise<OfficeOrder> {
  await withAudit(ctx, by, { action: 'settle-alarms', subject: 'order' }, async (trx) => {
    await settleAlarms(ctx, trx, id);
    return { id, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}
