import type { NewTime } from '#contract/checkout/shop.ts';
import { planDelivery } from './plan-delivery.ts';
import { zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { actionsOf } from '#domain/order.ts';
import { changeDetails, noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readOrder } from '#server/features/orders/core/orders.read.ts';
import { showOrder } from '#server/features/orders/show-order.ts';
import { moveDelivery, zoneOf } from './move-delivery.ts';
import { mayMoveTime } from './order-link/may-move-time.ts';
import { readMaking } from './making/read-making.ts';
import type { Buyer, PlacedOrder } from './placing.ts';

const chosen = { tm: 'Täze wagt bellendi', ru: 'Новое время назначено' };

type TimeMove = NewTime & {
  id: string;
  /** Also when the agreed time stands: the caller has proved to be the buyer, by the link of the order. */
  isByLink?: boolean;
};

/**
 * The customer chooses a new time for an order whose agreed one was given up: once, until staff or they have set one.
 * @throws Refusal `order.not-found`, also for somebody else's; `order.action-refused`, and those of day and slot
 */
export async function chooseTime(
  ctx: Pick<Context, 'db' | 'now'>,
  buyer: Buyer,
  { id, delivery: method, slot, day, isByLink = false }: TimeMove,
): Promise<PlacedOrder> {
  const at = ctx.now();
  const data = await inTransaction(ctx.db, async (trx) => {
    // An addition has the time of its order.
    const { adds_to: first } = await readOrder(trx, id);
    const order = await lockOrder(trx, first ?? id);
    if (order.customer_id !== buyer.customerId) throw new Refusal('order.not-found');
    const { status, payment_status: paymentStatus, promise_lost_at } = order;
    const actions = actionsOf({ status, paymentStatus, needsTime: promise_lost_at !== null }, 'customer');
    if (!actions.includes('choose-time') && !(isByLink && (await mayMoveTime(trx, order, at))))
      throw new Refusal('order.action-refused');
    const zone = await zoneOf(trx, order);
    // Express costs more: a customer who has not paid for it must agree on it with staff.
    if (method === 'EXPRESS' && order.delivery_method !== 'EXPRESS')
      throw new Refusal('express.unavailable', { field: 'delivery' });
    // Staff may set any day; customers choose among those offered.
    const { leadDays } = await readMaking(trx, order, at);
    await planDelivery(trx, { delivery: method, slot, day }, zoneAfterMaking(zone, leadDays), at);
    await changeDetails(
      trx,
      order.id,
      await moveDelivery(trx, order, { time: { method, slot, day }, zone, at }),
      at,
    );
    await noteOnOrder(trx, order, { event: 'time-chosen', actor: 'customer', at, note: '', isPublic: true });
    return showOrder(trx, { customerId: buyer.customerId, id, now: at });
  });
  return { data, message: chosen[buyer.lang] };
}
