import type { Who } from '#domain/actor.ts';
import { paymentMayGo } from '#domain/payments/payment.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { type OrderMoney, paymentStatusOf } from '#domain/payments/refund.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { changeOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { sumMoney } from '#server/features/payments/refunds/refunds.repo.ts';

/**
 * Recomputes an order's payment status and sums from its attempts and refunds. Duplicate payments count in the sums,
 * but only the kept payment decides the status: an order paid twice and refunded once is paid. Bank money of an order
 * that is meanwhile paid on delivery is refunded without changing its status.
 */
export async function refreshPayment(
  trx: Trx,
  orderId: string,
  by: { at: Date; actor: Who; staffId?: number },
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!isPrepaid(order.payment)) return;
  const all = await sumMoney(trx, orderId);
  if (all.length === 0) return;
  const kept = all.filter((one) => one.isKept);
  const wanted = paymentStatusOf(addUp(kept.length > 0 ? kept : all));
  const { paid, refunded } = addUp(all);
  // A payment of a sum other than the order's is refunded without changing an order that still waits for its payment, or
  // that certificates pay wholly.
  const needsNone = order.status === 'awaiting-payment' || order.total_tenge === 0;
  const isBeside = kept.length === 0 && needsNone;
  const moves =
    !isBeside && wanted !== order.payment_status && paymentMayGo(order.payment_status, wanted, by.actor);
  if (!moves && paid === order.paid_tenge && refunded === order.refunded_tenge) return;
  await changeOrder(trx, order, {
    ...by,
    ...(moves ? { payment: wanted } : {}),
    set: { paid_tenge: paid, refunded_tenge: refunded },
  });
}

/** What banks took for an order and refunded, in tenge, whichever payment was kept. */
export async function sumAllMoney(trx: Trx, orderId: string): Promise<OrderMoney> {
  return addUp(await sumMoney(trx, orderId));
}

function addUp(parts: readonly OrderMoney[]): OrderMoney {
  const sum = (of: (one: OrderMoney) => number) => parts.reduce((total, one) => total + of(one), 0);
  return { paid: sum((one) => one.paid), refunded: sum((one) => one.refunded), open: sum((one) => one.open) };
}
