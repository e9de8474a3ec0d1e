import { expressPaidAt } from '#server/features/delivery/keeps-promise.ts';
import { mayStillJoin } from '#domain/additions.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { orderCan } from '#domain/order.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import { changeOrder, noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readOrder, readOrderLines } from '#server/features/orders/core/orders.read.ts';
import type { Confirmation, ConfirmPayment } from '#server/features/payments/settlement/accept-or-refund.ts';
import { leavesTimeFor } from '../making/require-in-time.ts';
import { readLeadDays } from '#server/features/catalogue/products/products.read.ts';
import { acceptPayment } from '#server/features/payments/post-money.ts';
import { issueSold } from '#server/features/certificates/issue-sold.ts';
import { moveOrderStock } from '#server/features/stock/move-order-stock.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { takeAgain } from './take-again.ts';
import { notifyCustomer } from '#server/features/checkout/notify-customer.ts';

/**
 * A payment is confirmed by the bank: the order is placed and its goods are deducted. Money that comes after the
 * reservation expired takes the goods again, with the same locks as a new order, or is refunded. A day or slot that can
 * no longer be kept by then is given up: the customer is notified, and staff agree on another time. A cancelled order
 * is never revived. Runs inside the settling transaction; order and attempt are locked.
 */
export const confirmPayment: ConfirmPayment = async (trx, ctx, { orderId, attempt, at }) => {
  const order = await lockOrder(trx, orderId);
  const refused = refusalOf(order, attempt.amount);
  if (refused) return refused;
  const lines = (await readOrderLines(trx, orderId)).map(({ product_id, option_id, quantity }) => ({
    product: product_id,
    option: option_id,
    quantity,
  }));
  if (!(await mayJoin(trx, order, { lines, at }))) return 'goods-gone';
  const isLate = order.stock_state === 'released';
  const isInTime = order.adds_to !== null || (await isStillInTime(trx, order, { lines, at }));
  const taken = isLate ? await takeAgain(ctx, trx, { order, lines, at, isInTime }) : { hasSlot: true };
  if (!taken) return 'goods-gone';
  const isKept = isInTime && taken.hasSlot;
  if (!isKept)
    await noteOnOrder(trx, order, { event: 'slot-lost', actor: 'system', at, isPublic: true, note: '' });
  await moveOrderStock(trx, 'ship', { orderId, lines, at });
  const placed = await changeOrder(trx, order, {
    action: 'take-payment',
    payment: 'paid',
    event: 'payment-paid',
    actor: 'bank',
    at,
    set: {
      stock_state: 'shipped',
      expires_at: null,
      bank: attempt.bank,
      // A slot that was never released stays counted: nobody can choose it any more.
      ...(taken.hasSlot ? {} : { slot_id: null }),
      ...(isKept ? await timeOf(trx, order, at) : { promise_lost_at: at }),
    },
  });
  await acceptPayment(trx, { orderId, attempt, at });
  await issueSold(ctx, trx, placed);
  await notifyCustomer(ctx, trx, isKept ? 'order-paid' : 'order-paid-late', placed);
  return 'placed';
};

/** Express comes so many minutes after its payment. */
export async function timeOf(trx: Trx, order: OrderRecord, at: Date): Promise<{ delivery_to?: string }> {
  if (order.delivery_method !== 'EXPRESS' || order.adds_to !== null) return {};
  const by = await expressPaidAt(trx, order, at);
  return by === null ? {} : { delivery_to: by };
}

type Late = { lines: readonly { product: number }[]; at: Date };

/** Making goods to order begins with their payment. */
export async function isStillInTime(trx: Trx, order: OrderRecord, { lines, at }: Late): Promise<boolean> {
  const products = lines.map(({ product }) => product);
  return leavesTimeFor(trx, order, { leadDays: await readLeadDays(trx, products), at });
}

/**
 * An addition cannot be delivered any more when its order was sent meanwhile, nor, made to order, when its payment comes too late
 * for the day of its order. Sending an order, or changing its time, locks both.
 */
async function mayJoin(trx: Trx, { adds_to: id }: OrderRecord, late: Late): Promise<boolean> {
  if (id === null) return true;
  const first = await readOrder(trx, id);
  if (!mayStillJoin(first.status)) return false;
  const products = late.lines.map(({ product }) => product);
  const leadDays = await readLeadDays(trx, products);
  // A time that was given up is chosen again for both.
  return (
    leadDays === 0 || first.promise_lost_at !== null || leavesTimeFor(trx, first, { leadDays, at: late.at })
  );
}

function refusalOf(order: OrderRecord, amount: number): Confirmation | null {
  if (!isPrepaid(order.payment) || order.payment_status === 'paid') return 'already';
  // Its goods were changed since that page was opened: another sum is due now.
  if (amount !== order.total_tenge) return 'goods-gone';
  // Other money of it is being refunded: the customer was told so.
  return isUnpaid(order.payment_status) && orderCan('take-payment', order.status, 'bank')
    ? null
    : 'goods-gone';
}
