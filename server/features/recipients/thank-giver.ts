import { mayThank } from '#domain/recipients/request.ts';
import { noteOnOrder } from '#server/features/orders/change-order.ts';
import { readDeliveredAt } from '#server/features/orders/orders.read.ts';
import { insertThanks, updateThanks } from '#server/features/orders/requests/change-request.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockGift } from './lock-gift.ts';
import { type GiverContext, tellGiver } from './tell-giver.ts';

/** Words for the giver alone, once. @throws Refusal `order.not-found`, `gift.too-late` before the delivery, long after it, and a second time */
export async function thankGiver(
  ctx: GiverContext,
  trx: Trx,
  { orderId, text: typed }: { orderId: string; text: string },
): Promise<void> {
  const at = ctx.now();
  const text = typed.trim();
  if (text === '') throw new Refusal('request.invalid', { field: 'text' });
  const { order } = await lockGift(trx, orderId);
  if (!mayThank(order.status, await readDeliveredAt(trx, order), at)) throw new Refusal('gift.too-late');
  if (!(await insertThanks(trx, { orderId, text, at }))) throw new Refusal('gift.too-late');
  await noteOnOrder(trx, order, { event: 'gift-thanked', note: '', actor: 'recipient', at, isPublic: true });
  await tellGiver(ctx, trx, { kind: 'gift-thanks', order });
}

/** They cannot be said anew. */
export async function withdrawThanks(
  ctx: Pick<GiverContext, 'now'>,
  trx: Trx,
  orderId: string,
): Promise<void> {
  await lockGift(trx, orderId);
  await updateThanks(trx, orderId, { withdrawn_at: ctx.now() });
}
