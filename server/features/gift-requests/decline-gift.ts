import { requestHours } from '#domain/gift-requests/request.ts';
import type { BarScope } from '#domain/gift-requests/bar.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { freeSlot } from '#server/features/delivery/book-slot.ts';
import { changeDetails } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { moveRequest } from './core/move-request.ts';
import { recipientMac } from './core/open-request.ts';
import { insertBar } from './core/change-request.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mayAnswer } from '#domain/gift-requests/request.ts';
import { lockGift, mobileOf } from './lock-gift.ts';
import { type GiverContext, notifyGiver } from './notify-giver.ts';

/**
 * The recipient declines. Their answer is erased; the giver decides within three days, and is told no reason. Which
 * gifts they refuse from now on only affects later orders.
 * @throws Refusal `order.not-found`, `gift.too-late`
 */
export async function declineGift(
  ctx: GiverContext,
  trx: Trx,
  { orderId, never }: { orderId: string; never?: BarScope | undefined },
): Promise<void> {
  const at = ctx.now();
  const { order, request } = await lockGift(trx, orderId);
  if (!mayAnswer(request.state, order.status)) throw new Refusal('gift.too-late');
  await forgetAnswer(trx, order, at);
  const due_at = new Date(at.getTime() + requestHours * 3_600_000);
  const declined = { order: await lockOrder(trx, orderId), request };
  await moveRequest(trx, declined, { move: 'decline', actor: 'recipient', at, set: { due_at } });
  if (never) {
    const phone = await readPhone(trx, order.customer_id);
    const giver = never === 'giver' && phone !== null ? recipientMac(ctx, phone) : '';
    await insertBar(trx, { mac: recipientMac(ctx, mobileOf(order)), scope: never, giver, at });
  }
  await notifyGiver(ctx, trx, { kind: 'gift-declined', order: declined.order });
}

/** Erases the recipient's address, and releases the slot they had chosen. */
async function forgetAnswer(trx: Trx, order: OrderRecord, at: Date): Promise<void> {
  if (order.slot_id !== null && order.delivery_day !== null)
    await freeSlot(trx, { id: order.slot_id, day: order.delivery_day });
  const none = { delivery_day: null, delivery_from: null, delivery_to: null, slot_id: null };
  await changeDetails(trx, order.id, { ...none, delivery_method: 'STANDARD', address: null }, at);
}
