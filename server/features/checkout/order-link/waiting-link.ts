/** The link of an order for whoever waits for it, and what its page tells: links get forwarded, so it is almost nothing. */
import { isStillTold, mayBeAwaited, waitingAddress } from '#domain/links/waiting.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { Context, DbContext } from '#server/context.ts';
import { issueLink } from '#server/features/links/issue-link.ts';
import { lockOrder } from '#server/features/orders/lock-order.ts';
import { readOrder, readStatusSince } from '#server/features/orders/orders.read.ts';
import { promisedTime } from '#server/features/orders/shape-order.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'secrets' | 'config'>;

/**
 * The address to give away, the same one every time while it works.
 * @throws Refusal `order.not-found`, `order.action-refused` when nothing is to be brought
 */
export function openWaitingLink(ctx: Ctx, id: string): Promise<{ url: string }> {
  return inTransaction(ctx.db, async (trx) => {
    // What was added to an order comes with that one.
    const { adds_to: first } = await readOrder(trx, id);
    const { status, delivery_method: method, lang, ...order } = await lockOrder(trx, first ?? id);
    if (!mayBeAwaited({ status, method })) throw new Refusal('order.action-refused');
    const token = await issueLink(ctx, trx, { purpose: 'waiting', subjectId: order.id });
    return { url: ctx.config.publicUrl + waitingAddress(token) + (lang === 'ru' ? '?lang=ru' : '') };
  });
}

export type Waiting = {
  status: OrderStatus;
  day: string | null;
  from: string | null;
  to: string | null;
};

/** @throws Refusal `link.not-found` when the order has been over for a while */
export async function showWaiting(ctx: DbContext, id: string): Promise<Waiting> {
  const order = await readOrder(ctx.db, id);
  const { status } = order;
  if (!isStillTold(status, await readStatusSince(ctx.db, id), ctx.now())) throw new Refusal('link.not-found');
  return { status, ...promisedTime(order) };
}
