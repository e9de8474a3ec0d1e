import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { type DeliveryPayment, isPrepaid, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { mayChangePayment, mayPayByCard } from '#domain/staff-moves.ts';
import type { StaffRole } from '#domain/staff.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { sendOrderLink } from '#server/features/checkout/order-link/send-order-link.ts';
import { requirePayer } from '#server/features/checkout/require-payer.ts';
import { notifyCustomer } from '#server/features/checkout/notify-customer.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { changeOrder, noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { readSales } from '#server/features/certificates/core/sales.read.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from './move-as-staff.ts';
import { readHold } from './read-hold.ts';
import { showAsStaff } from './show-as-staff.ts';

/**
 * Changes the payment method of an unpaid order. To delivery: an order that waited for a card payment is placed, and
 * card money that still arrives is refunded automatically. To card, until it is prepared: it waits for the payment and
 * keeps its goods and slot.
 * @throws Refusal `order.not-found`, `order.action-refused`, `payment.method-off`, `payment.not-for-gifts`,
 * `certificate.card-only` for an order that sells certificates
 */
export async function changePayment(
  ctx: StaffContext,
  { id, payment }: { id: string; payment: PaymentMethod },
  by: By,
): Promise<OfficeOrder> {
  const { staffId, role } = by.actor;
  await withAudit(ctx, by, { action: 'change-payment', subject: 'order' }, async (trx) => {
    const order = await lockOrder(trx, id);
    const { status, payment_status: paymentStatus, payment: before } = order;
    const state = { status, paymentStatus, payment: before };
    const isAllowed = isPrepaid(payment) ? mayPayByCard(state) : mayChangePayment(state);
    if (!isAllowed || before === payment || order.adds_to !== null) throw new Refusal('order.action-refused');
    const changed = isPrepaid(payment)
      ? await waitForCard(ctx, trx, { order, staffId })
      : await payOnDelivery(ctx, trx, { order, payment, staffId });
    const staff = { actor: 'staff' as const, staffId, at: ctx.now() };
    await noteOnOrder(trx, changed, { ...staff, event: 'payment-changed', note: '', isPublic: false });
    return { id, before: { payment: before }, after: { payment }, result: undefined };
  });
  return showAsStaff(ctx.db, id, role as StaffRole);
}

async function payOnDelivery(
  ctx: StaffContext,
  trx: Trx,
  { order, payment, staffId }: { order: OrderRecord; payment: DeliveryPayment; staffId: number },
): Promise<OrderRecord> {
  const { methods } = await readPaymentChoice(trx, ctx.banks.keys());
  if (!methods.includes(payment)) throw new Refusal('payment.method-off', { field: 'payment' });
  if ((await readSales(trx, order.id)).length > 0) throw new Refusal('certificate.card-only');
  const phone = await readPhone(trx, order.customer_id);
  await requirePayer(trx, { ...order, payment }, phone);
  const isWaiting = isPrepaid(order.payment);
  const changed = await changeOrder(trx, order, {
    ...{ actor: 'staff', staffId, at: ctx.now() },
    ...(isWaiting ? { action: 'pay-on-delivery', payment: 'unpaid' } : {}),
    set: { payment, expires_at: null, hold_until: null },
  });
  if (isWaiting) await notifyCustomer(ctx, trx, 'order-accepted', changed, { phone });
  return changed;
}

async function waitForCard(
  ctx: StaffContext,
  trx: Trx,
  { order, staffId }: { order: OrderRecord; staffId: number },
): Promise<OrderRecord> {
  const at = ctx.now();
  const hold = await readHold(ctx, trx, at);
  const changed = await changeOrder(trx, order, {
    ...{ actor: 'staff', staffId, at },
    action: 'pay-by-card',
    set: { payment: 'ONLINE', needs_call: false, ...hold },
  });
  if (hold.hold_until !== null) await sendOrderLink(ctx, trx, { order: changed, occasion: at.toISOString() });
  return changed;
}
