/** Sets place and time of a gift whose recipient is asked, and refunds the difference of a cheaper zone. */
import type { OrderAddress } from '#contract/orders/shop.ts';
import type { Zone } from '#domain/delivery/delivery.ts';
import { zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import { differenceOf, reaches } from '#domain/gift-requests/reach.ts';
import type { PassContext } from '#server/features/certificates/pass-on.ts';
import { moveDelivery } from '#server/features/checkout/move-delivery.ts';
import { planDelivery } from '#server/features/checkout/plan-delivery.ts';
import { readMaking } from '#server/features/checkout/making/read-making.ts';
import { changeDetails, type OrderDetails } from '#server/features/orders/core/change-order.ts';
import { lockAdditions } from '#server/features/orders/core/lock-order.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AskedOrder } from './lock-gift.ts';
import { readReach, timeOf } from './offered-times.ts';
import { returnMoney } from './return-money.ts';

export type Address = { zone: Zone; address: OrderAddress };

/**
 * Changes place and slot of a locked order, and refunds the difference of a cheaper zone's fee. Locks: its additions,
 * payment, certificate, slot.
 * @returns tenge of the fee that are refunded to the giver
 * @throws Refusal `place.closed` for a place that the fee does not cover, and those of the slot
 */
export async function setDestination(
  ctx: PassContext,
  trx: Trx,
  { asked, zone, address, time, also }: Address & { asked: AskedOrder; time: string; also?: OrderDetails },
): Promise<void> {
  const at = ctx.now();
  const reach = await readReach(trx, asked);
  if (!reaches(zone, reach)) throw new Refusal('place.closed', { field: 'place' });
  const chosen = timeOf(time);
  await lockAdditions(trx, asked.order.id);
  // Only offered times: staff may choose any day, recipients and givers may not.
  const { leadDays } = await readMaking(trx, asked.order, at);
  const { day } = await planDelivery(trx, chosen, zoneAfterMaking(zone, leadDays), at);
  const latest = asked.request.latest_day;
  if (latest !== null && day !== null && day > latest) throw new Refusal('slot.closed', { field: 'time' });
  const tenge = reach.isGiven ? 0 : differenceOf(zone, reach);
  const part = { part: 'delivery' as const, position: null, quantity: 0 as const, tenge };
  await returnMoney(ctx, trx, { orderId: asked.order.id, part, reason: 'zone' });
  const details = await moveDelivery(trx, asked.order, { time: chosen, zone, at });
  const there = { address: JSON.stringify(address), zone_id: zone.id };
  await changeDetails(trx, asked.order.id, { ...details, ...there, ...also }, at);
}
