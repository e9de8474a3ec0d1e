import { dayOf, isDay } from '#domain/delivery/calendar.ts';
import type { DeliveryMethod, Zone } from '#domain/delivery/delivery.ts';
import { zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { bookSlot, freeSlot } from '#server/features/delivery/book-slot.ts';
import {
  readHomeZone,
  readZone,
  readZoneOfPlace,
} from '#server/features/delivery/addresses/read-destination.ts';
import type { OrderDetails } from '#server/features/orders/core/change-order.ts';
import { lockAdditions } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { planDelivery } from './plan-delivery.ts';
import { readMaking } from './making/read-making.ts';

export type NewTime = { method: DeliveryMethod; slot?: string | undefined; day?: string | undefined };

/** The zone of an order: of its address, or the one that the customer chose when the recipient is still to be asked. */
export async function zoneOf(trx: Trx, { address, zone_id: id }: OrderRecord): Promise<Zone> {
  if (address) return readZoneOfPlace(trx, address.place);
  return (await readZone(trx, id)) ?? readHomeZone(trx);
}

/**
 * Gives an order another time. The old slot is released before the new one is taken, so that moving within one slot
 * never finds it full.
 * @throws Refusal `request.invalid`, and those of the slot
 */
export async function moveDelivery(
  trx: Trx,
  order: OrderRecord,
  { time, at, ...known }: { time: NewTime; zone?: Zone; at: Date },
): Promise<OrderDetails> {
  const { method, slot, day } = time;
  const zone = known.zone ?? (await zoneOf(trx, order));
  if (day !== undefined && (method !== 'STANDARD' || !isDay(day) || day < dayOf(at)))
    throw new Refusal('request.invalid', { field: 'delivery.day' });
  // An addition that is paid now either counts below, or finds the new time when its money is taken.
  await lockAdditions(trx, order.id);
  const { leadDays, madeOn } = await readMaking(trx, order, at);
  if (day !== undefined && madeOn !== null && day < madeOn)
    throw new Refusal('slot.closed', { field: 'delivery.day', data: { soonest: madeOn } });
  const plan = await planDelivery(trx, { delivery: method, slot }, zoneAfterMaking(zone, leadDays), at);
  if (order.slot_id !== null && order.delivery_day !== null)
    await freeSlot(trx, { id: order.slot_id, day: order.delivery_day });
  if (plan.slot) await bookSlot(trx, plan.slot);
  return {
    delivery_method: plan.method,
    delivery_day: day ?? plan.day,
    delivery_from: plan.from,
    delivery_to: plan.to,
    slot_id: plan.slot?.rule.id ?? null,
    promise_lost_at: null,
  };
}

/** The agreed time cannot be kept: the slot is released, and another time must be agreed. */
export async function giveTimeUp(trx: Trx, order: OrderRecord, at: Date): Promise<OrderDetails> {
  if (order.slot_id !== null && order.delivery_day !== null)
    await freeSlot(trx, { id: order.slot_id, day: order.delivery_day });
  return { slot_id: null, promise_lost_at: at };
}
