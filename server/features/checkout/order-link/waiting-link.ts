/**
 * The link to an order's delivery page for whoever waits for the parcel; links get forwarded, so it shows very little.
 */
import { isStillTold, mayBeAwaited, waitingAddress } from '#domain/links/waiting.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { Context, DbContext } from '#server/context.ts';
import { issueLink } from '#server/features/links/issue-link.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readOrder, readStatusSince } from '#server/features/orders/core/orders.read.ts';
import { promisedTime } from '#server/features/orders/shape-order.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'secrets' | 'config'>;

/**
 * The URL to share, the same one every time while valid.
 * @throws Refusal `order.not-found`, `order.action-refused` when nothing is to be delivered
 */
export function openWaitingLink(ctx: Ctx, id: string): Promise<{ url: string }> {
  return inTransaction(ctx.db, async (trx) => {
    // An addition is delivered with its order.
    const { adds_to: first } = await readOrder(trx, id);
    const { status, delivery_method: method, id: orderId } = await lockOrder(trx, first ?? id);
    if (!mayBeAwaited({ status, method })) throw new Refusal('order.action-refused');
    const token = await issueLink(ctx, trx, { purpose: 'waiting', subjectId: orderId });
    return { url: ctx.config.publicUrl + waitingAddress(token) };
  });
}

export type WaitingView = {
  status: OrderStatus;
  day: string | null;
  from: string | null;
  to: string | null;
};

/** @throws Refusal `link.not-found` when the order ended too long ago */
export async function showWaiting(ctx: DbContext, id: string): Promise<WaitingView> {
  const order = await readOrder(ctx.db, id);
  const { status } = order;
  if (!isStillTold(status, await readStatusSince(ctx.db, id), ctx.now())) throw new Refusal('link.not-found');
  return { status, ...promisedTime(order) };
}
