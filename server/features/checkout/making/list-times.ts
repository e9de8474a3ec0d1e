import type { OrderTimes } from '#contract/checkout/shop.ts';
import type { OfficeTimes } from '#contract/fulfilment/office-order-changes.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import type { DbContext } from '#server/context.ts';
import { showDeliveryChoice } from '#server/features/delivery/show-delivery-choice.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readOrder, readOwnOrder } from '#server/features/orders/core/orders.read.ts';
import { shapeHead } from '#server/features/orders/shape-order.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readMaking } from './read-making.ts';

/**
 * The times that a customer may choose instead of one that was given up; null where the recipient is asked for the address.
 * @throws Refusal `order.not-found`, also for somebody else's; `order.action-refused`, `place.not-found`
 */
export async function listTimes(
  ctx: DbContext,
  { id, customerId }: { id: string; customerId: number },
): Promise<OrderTimes | null> {
  const own = await readOwnOrder(ctx.db, customerId, id);
  if (!shapeHead(own).actions.includes('choose-time')) throw new Refusal('order.action-refused');
  // The time of what was added to an order is that order's own.
  const order = own.adds_to === null ? own : await readOrder(ctx.db, own.adds_to);
  return order.recipient_asks ? null : offerTimes(ctx, order);
}

/** Days and windows on which the goods of an order are made and its place is reached; null without a place. */
export async function offerTimes(ctx: DbContext, order: OrderRecord): Promise<OrderTimes | null> {
  if (order.address === null) return null;
  const { leadDays } = await readMaking(ctx.db, order, ctx.now());
  const { days, standard } = await showDeliveryChoice(ctx, { place: order.address.place, leadDays });
  return { days, standard: { days: standard.days }, ...(leadDays > 0 ? { leadDays } : {}) };
}

/** The same for staff, at any place and from any day on. @throws Refusal `order.not-found`, `place.not-found` */
export async function listOfficeTimes(
  ctx: DbContext,
  { id, ...asked }: { id: string; place: number; from?: Day },
): Promise<OfficeTimes> {
  const { leadDays } = await readMaking(ctx.db, await readOrder(ctx.db, id), ctx.now());
  return { ...(await showDeliveryChoice(ctx, { ...asked, leadDays })), leadDays };
}
