import { mayStillJoin } from '#domain/additions.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { orderCan } from '#domain/order.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import { changeOrder, noteOnOrder } from '#server/features/orders/change-order.ts';
import { lockOrder } from '#server/features/orders/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/order-record.ts';
import { readOrder, readOrderLines } from '#server/features/orders/orders.read.ts';
import type { Confirmation, ConfirmPayment } from '#server/features/payments/settlement/accept-or-refund.ts';
import { agreedOn, promiseStillHolds } from '#server/features/delivery/keeps-promise.ts';
import { readLeadDays } from '#server/features/catalogue/products/products.read.ts';
import { issueSold } from '#server/features/certificates/sold/issue-sold.ts';
import { moveOrderStock } from '#server/features/stock/move-order-stock.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { takeAgain } from './take-again.ts';
import { notifyCustomer } from '#server/features/checkout/tell-customer.ts';

/**
 * A bank's money for an order is proven: the order is placed and its goods leave the stock. Money that comes after the
 * hold ended takes the goods again, by the same locked path as a new order, or is not needed and goes back. A day or window that
 * can no longer be kept by then is given up: the customer is told, and staff agree on another time.
 * A cancelled order is never revived. Runs inside the settling transaction; order and attempt are locked.
 */
export const confirmPayment: ConfirmPayment = async (trx, ctx, { orderId, attempt, at }) => {
  const order = await lockOrder(trx, orderId);
  const refused = refusalOf(order, attempt.amount);
  if (refused) return refused;
  if (!(await findsItsOrder(trx, order))) return 'goods-gone';
  const lines = (await readOrderLines(trx, orderId)).map(({ product_id, option_id, quantity }) => ({
    product: product_id,
    option: option_id,
    quantity,
  }));
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
      // A window that was never given back stays counted: nobody can choose it any more.
      ...(taken.hasSlot ? {} : { slot_id: null }),
      ...(isKept ? {} : { promise_lost_at: at }),
    },
  });
  await issueSold(ctx, trx, placed);
  await notifyCustomer(ctx, trx, isKept ? 'order-paid' : 'order-paid-late', placed);
  return 'placed';
};

/** Goods that are made to order are begun with their money. */
async function isStillInTime(
  trx: Trx,
  order: OrderRecord,
  { lines, at }: { lines: readonly { product: number }[]; at: Date },
): Promise<boolean> {
  const products = lines.map(({ product }) => product);
  return promiseStillHolds(trx, { ...agreedOn(order), leadDays: await readLeadDays(trx, products) }, at);
}

/** What was added to an order that has left the house meanwhile is not brought any more. Whoever sends an order locks both. */
async function findsItsOrder(trx: Trx, { adds_to: first }: OrderRecord): Promise<boolean> {
  return first === null || mayStillJoin((await readOrder(trx, first)).status);
}

function refusalOf(order: OrderRecord, amount: number): Confirmation | null {
  if (!isPrepaid(order.payment) || order.payment_status === 'paid') return 'already';
  // Its goods were changed since that page was opened: what is owed now is another sum.
  if (amount !== order.total_tenge) return 'goods-gone';
  // Other money of it is on its way back: the customer has been told so.
  return isUnpaid(order.payment_status) && orderCan('take-payment', order.status, 'bank')
    ? null
    : 'goods-gone';
}
