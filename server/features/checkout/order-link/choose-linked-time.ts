/** Another time for an order by its link: the rules and locks are those of a customer who has signed in. */
import type { LinkedOrder, LinkedTimes } from '#contract/checkout/order-link.ts';
import type { NewTime } from '#contract/checkout/shop.ts';
import type { Lang } from '#contract/shared.ts';
import type { DbContext } from '#server/context.ts';
import { showDeliveryChoice } from '#server/features/delivery/show-delivery-choice.ts';
import { readOrder } from '#server/features/orders/orders.read.ts';
import { shapeHead } from '#server/features/orders/shape-order.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { chooseTime } from '../choose-time.ts';
import { showLinkedOrder } from './show-linked-order.ts';

/**
 * Days and windows, without the place that they are for; null where the address is still to be asked for.
 * @throws Refusal `order.not-found`, `order.action-refused` while a time stands, `place.not-found`
 */
export async function listLinkedTimes(ctx: DbContext, id: string): Promise<LinkedTimes | null> {
  const order = await readOrder(ctx.db, id);
  if (!shapeHead(order).actions.includes('choose-time')) throw new Refusal('order.action-refused');
  if (order.address === null) return null;
  const { days, standard } = await showDeliveryChoice(ctx, { place: order.address.place });
  return { days, standard: { days: standard.days } };
}

/** @throws Refusal those of `chooseTime` */
export async function chooseLinkedTime(
  ctx: DbContext,
  id: string,
  { lang, ...time }: NewTime & { lang: Lang },
): Promise<LinkedOrder> {
  const { customer_id: customerId } = await readOrder(ctx.db, id);
  await chooseTime(ctx, { customerId, lang }, { id, ...time });
  return showLinkedOrder(ctx, id);
}
