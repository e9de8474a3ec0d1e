import type { Who } from '#domain/actor.ts';
import { type OrderPayment, paymentMayGo } from '#domain/payments/payment.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { type OrderMoney, paymentStatusOf } from '#domain/payments/refund.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { changeOrder, refundAtOnce } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { type PaymentMoney, readPaymentMoney } from '#server/features/ledger/payment-money.read.ts';

/**
 * Recomputes an order's payment status from its card money. Only the kept payment decides: an order paid twice and
 * refunded once is paid. Bank money of an order that is meanwhile paid on delivery is refunded without changing its
 * status.
 */
export async function refreshPayment(
  trx: Trx,
  orderId: string,
  by: { at: Date; actor: Who; staffId?: number },
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!isPrepaid(order.payment)) return;
  const all = await readPaymentMoney(trx, orderId);
  if (all.length === 0) return;
  const kept = all.filter((one) => one.isKept);
  const wanted = paymentStatusOf(addUp(kept.length > 0 ? kept : all));
  // A payment of a sum other than the order's is refunded without changing an order that still waits for its payment, or
  // that certificates pay wholly.
  const needsNone = order.status === 'awaiting-payment' || order.total_tenge === 0;
  const isBeside = kept.length === 0 && needsNone;
  if (isBeside || wanted === order.payment_status) return;
  const mayGo = (from: OrderPayment, to: OrderPayment) => paymentMayGo(from, to, by.actor);
  if (mayGo(order.payment_status, wanted)) {
    await changeOrder(trx, order, { ...by, payment: wanted });
  } else if (isRefund(wanted) && mayGo(order.payment_status, 'refunding')) {
    // What the bank gave back by itself was never seen on its way.
    await refundAtOnce(trx, order, { ...by, payment: wanted });
  }
}

function isRefund(status: OrderPayment): status is 'partly-refunded' | 'refunded' {
  return status === 'partly-refunded' || status === 'refunded';
}

function addUp(parts: readonly PaymentMoney[]): OrderMoney {
  const sum = (of: (one: PaymentMoney) => number) => parts.reduce((total, one) => total + of(one), 0);
  return { paid: sum(({ paid }) => paid), refunded: sum(({ back }) => back), open: sum(({ open }) => open) };
}
