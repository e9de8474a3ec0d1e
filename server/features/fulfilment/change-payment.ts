import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { type DeliveryPayment, isPrepaid } from '#domain/payments/payment-methods.ts';
import { mayChangePayment } from '#domain/staff-moves.ts';
import type { StaffRole } from '#domain/staff.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { requirePayer } from '#server/features/checkout/require-payer.ts';
import { notifyCustomer } from '#server/features/checkout/tell-customer.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { changeOrder, noteOnOrder } from '#server/features/orders/change-order.ts';
import { lockOrder } from '#server/features/orders/lock-order.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from './move-as-staff.ts';
import { showAsStaff } from './show-as-staff.ts';

/**
 * An unpaid order is paid on delivery, whatever was chosen before: one that waited for card money is placed. Card money that
 * comes all the same goes back by itself.
 * @throws Refusal `order.not-found`, `order.action-refused`, `payment.method-off`, `payment.not-for-gifts`
 */
export async function changePayment(
  ctx: StaffContext,
  { id, payment }: { id: string; payment: DeliveryPayment },
  by: By,
): Promise<OfficeOrder> {
  const { staffId, role } = by.actor;
  await withAudit(ctx, by, { action: 'change-payment', subject: 'order' }, async (trx) => {
    const { methods } = await readPaymentChoice(trx, ctx.banks.keys());
    if (!methods.includes(payment)) throw new Refusal('payment.method-off', { field: 'payment' });
    const order = await lockOrder(trx, id);
    const { status, payment_status: paymentStatus } = order;
    if (!mayChangePayment({ status, paymentStatus }) || order.payment === payment)
      throw new Refusal('order.action-refused');
    const phone = await readPhone(trx, order.customer_id);
    requirePayer({ ...order, payment }, phone);
    const staff = { actor: 'staff' as const, staffId, at: ctx.now() };
    const isWaiting = isPrepaid(order.payment);
    const changed = await changeOrder(trx, order, {
      ...staff,
      ...(isWaiting ? { action: 'pay-on-delivery', payment: 'unpaid' } : {}),
      // What a bank took beside this order goes back by its attempts: the sums of a delivery begin at nothing.
      set: { payment, expires_at: null, hold_until: null, paid_tenge: 0, refunded_tenge: 0 },
    });
    await noteOnOrder(trx, changed, { ...staff, event: 'payment-changed', note: '', isPublic: false });
    if (isWaiting) await notifyCustomer(ctx, trx, 'order-accepted', changed, { phone });
    return { id, before: { payment: order.payment }, after: { payment }, result: undefined };
  });
  return showAsStaff(ctx.db, id, role as StaffRole);
}
