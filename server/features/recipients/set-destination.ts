/** Where and when an asked gift goes: its place and window change, and what a cheaper zone leaves of the fee goes back. */
import type { OrderAddress } from '#contract/orders/shop.ts';
import type { Zone } from '#domain/delivery/delivery.ts';
import { differenceOf, reaches } from '#domain/recipients/reach.ts';
import type { Context } from '#server/context.ts';
import { moveDelivery } from '#server/features/checkout/move-delivery.ts';
import { planDelivery } from '#server/features/checkout/plan-delivery.ts';
import { changeDetails, type OrderDetails } from '#server/features/orders/change-order.ts';
import { readAttempts } from '#server/features/payments/payments.read.ts';
import { refundCard } from '#server/features/payments/refunds/refund-card.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AskedOrder } from './lock-gift.ts';
import { readReach, timeOf } from './offered-times.ts';

export type Address = { zone: Zone; address: OrderAddress };

/**
 * Changes place and window of a locked order.
 * @returns tenge of the fee that go back to the giver
 * @throws Refusal `place.closed` where the fee does not reach, and those of the window
 */
export async function setDestination(
  trx: Trx,
  asked: AskedOrder,
  { zone, address, time, at, also }: Address & { time: string; at: Date; also?: OrderDetails },
): Promise<number> {
  const reach = await readReach(trx, asked);
  if (!reaches(zone, reach)) throw new Refusal('place.closed', { field: 'place' });
  const chosen = timeOf(time);
  // Only what is offered: staff may promise any day, recipients and givers may not.
  const { day } = await planDelivery(trx, chosen, zone, at);
  const latest = asked.request.latest_day;
  if (latest !== null && day !== null && day > latest) throw new Refusal('slot.closed', { field: 'time' });
  const details = await moveDelivery(trx, asked.order, { time: chosen, zone, at });
  const there = { address: JSON.stringify(address), zone_id: zone.id };
  await changeDetails(trx, asked.order.id, { ...details, ...there, ...also }, at);
  if (reach.isGiven) return 0;
  return Math.min(differenceOf(zone, reach), await readCardMoney(trx, asked.order.id));
}

/** Card money of an order that has not gone back. */
export async function readCardMoney(trx: Trx, orderId: string): Promise<number> {
  const paid = (await readAttempts(trx, orderId)).find(({ is_kept }) => is_kept);
  return paid ? paid.amount_tenge - paid.claimed_tenge : 0;
}

/** The order is locked, and everything else about it written. */
export async function returnDifference(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  { orderId, amount }: { orderId: string; amount: number },
): Promise<void> {
  if (amount > 0) await refundCard(ctx, trx, { orderId, amount, reason: 'zone' });
}
