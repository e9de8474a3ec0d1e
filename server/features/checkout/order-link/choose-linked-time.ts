/** A new time for an order by its link: rules and locks are those of a signed-in customer. */
import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import type { NewTime, OrderTimes } from '#contract/checkout/shop.ts';
import type { Lang } from '#contract/shared.ts';
import type { DbContext } from '#server/context.ts';
import { readOrder } from '#server/features/orders/core/orders.read.ts';
import { shapeHead } from '#server/features/orders/shape-order.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { chooseTime } from '../choose-time.ts';
import { mayMoveTime } from './may-move-time.ts';
import { type LinkContext, proveBuyer } from './prove-buyer.ts';
import { offerTimes } from '../making/list-times.ts';
import { showLinkedOrder } from './show-linked-order.ts';

/**
 * Days and slots, without the place; null while the address is still unknown.
 * @throws Refusal `order.not-found`, `order.action-refused` when no time may be chosen, `place.not-found`
 */
export async function listLinkedTimes(ctx: DbContext, id: string): Promise<OrderTimes | null> {
  const order = await readOrder(ctx.db, id);
  const isGivenUp = shapeHead(order).actions.includes('choose-time');
  if (!isGivenUp && !(await mayMoveTime(ctx.db, order, ctx.now()))) throw new Refusal('order.action-refused');
  return offerTimes(ctx, order);
}

/**
 * A time that was given up can be chosen anew by any holder of the link; one that stands is moved with a code sent to
 * the buyer.
 * @throws Refusal `request.invalid` without the code, those of `proveBuyer` and of `chooseTime`
 */
export async function chooseLinkedTime(
  ctx: LinkContext,
  link: LinkActor,
  { lang, code, ...time }: NewTime & { code?: string | undefined; lang: Lang },
): Promise<LinkedOrder> {
  const { subjectId: id } = link;
  const order = await readOrder(ctx.db, id);
  const buyer = { customerId: order.customer_id, lang };
  if (shapeHead(order).actions.includes('choose-time')) await chooseTime(ctx, buyer, { id, ...time });
  else {
    if (!(await mayMoveTime(ctx.db, order, ctx.now()))) throw new Refusal('order.action-refused');
    if (code === undefined) throw new Refusal('request.invalid', { field: 'code' });
    const moved = { id, ...time, isByLink: true };
    await proveBuyer(ctx, link, { code, work: (trx) => chooseTime({ ...ctx, db: trx }, buyer, moved) });
  }
  return showLinkedOrder(ctx, id);
}
