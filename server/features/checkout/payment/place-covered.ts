import { isUnpaid } from '#domain/payments/payment.ts';
import type { MessageContext } from '#server/context.ts';
import { changeOrder, noteOnOrder } from '#server/features/orders/core/change-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { moveOrderStock } from '#server/features/stock/move-order-stock.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { notifyCustomer } from '../notify-customer.ts';
import { isStillInTime, timeOf } from './confirm-payment.ts';

type SmallerOrder = { order: OrderRecord; staffId: number; at: Date };

/**
 * Nothing more is due for an unpaid order that staff made smaller: it is paid, like a new order that certificates pay
 * wholly. Its goods are deducted, and one that waited for card money is placed; money that still arrives is refunded.
 * The order is locked.
 * @returns options that are sold out now: to be published after the commit
 * @throws Refusal `order.action-refused`
 */
export async function placeCovered(
  ctx: MessageContext,
  trx: Trx,
  { order, staffId, at }: SmallerOrder,
): Promise<number[]> {
  if (order.total_tenge > 0 || !isUnpaid(order.payment_status)) throw new Refusal('order.action-refused');
  const isWaiting = order.status === 'awaiting-payment';
  const by = { actor: 'staff' as const, staffId, at };
  const lines = await readOrderLines(trx, order.id);
  const products = lines.map(({ product_id: product }) => ({ product }));
  // The time of an addition is that of its order.
  const isTimed = isWaiting && order.adds_to === null;
  const isKept = !isTimed || (await isStillInTime(trx, order, { lines: products, at }));
  if (!isKept) await noteOnOrder(trx, order, { ...by, event: 'slot-lost', isPublic: true, note: '' });
  const units = lines.map(({ option_id: option, quantity }) => ({ option, quantity }));
  const soldOut = await moveOrderStock(trx, 'ship', { orderId: order.id, lines: units, at });
  const time = isKept ? isWaiting && (await timeOf(trx, order, at)) : { promise_lost_at: at };
  const placed = await changeOrder(trx, order, {
    ...by,
    ...(isWaiting ? { action: 'cover' } : {}),
    payment: 'paid',
    event: 'payment-paid',
    set: { stock_state: 'shipped', expires_at: null, hold_until: null, needs_call: false, ...time },
  });
  if (isWaiting) await notifyCustomer(ctx, trx, isKept ? 'order-accepted' : 'order-paid-late', placed);
  return soldOut;
}
