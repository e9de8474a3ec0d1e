import type { Day, TimeOfDay } from '#domain/delivery/calendar.ts';
import {
  dayStillHolds,
  expressPaid,
  isBrought,
  noZone,
  type OrderDeliveryMethod,
} from '#domain/delivery/delivery.ts';
import { zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import { slotState } from '#domain/delivery/slots.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { findSlotRule, findZones } from './delivery.repo.ts';
import { readCalendar } from './read-calendar.ts';

export type AgreedDelivery = {
  method: OrderDeliveryMethod;
  day: Day | null;
  slotId: number | null;
  zoneId: string | null;
  /** Lead time of the goods in working days. */
  leadDays: number;
};

/** The agreement of an order, from its row. */
export const agreedOn = (order: {
  delivery_method: OrderDeliveryMethod;
  delivery_day: Day | null;
  slot_id: number | null;
  zone_id: string | null;
}): Omit<AgreedDelivery, 'leadDays'> => ({
  method: order.delivery_method,
  day: order.delivery_day,
  slotId: order.slot_id,
  zoneId: order.zone_id,
});

/** When an express order that is paid now is there; null: it cannot be kept. */
export async function expressPaidAt(
  trx: Trx,
  { zone_id: id }: { zone_id: string | null },
  now: Date,
): Promise<TimeOfDay | null> {
  const zone = (await findZones(trx)).find((one) => one.id === id) ?? noZone;
  return expressPaid(zone, await readCalendar(trx, now), now);
}

/**
 * Whether the agreed day or slot of an order that is paid only now can still be kept. Ignores the capacity of the slot;
 * an order without a day has nothing to keep.
 */
export async function promiseStillHolds(trx: Trx, agreed: AgreedDelivery, now: Date): Promise<boolean> {
  const { method, day, slotId, zoneId, leadDays } = agreed;
  if (day === null || !isBrought(method)) return true;
  const calendar = await readCalendar(trx, now);
  const there = (await findZones(trx)).find(({ id }) => id === zoneId) ?? noZone;
  const zone = zoneAfterMaking(there, leadDays);
  if (method !== 'SLOT') return dayStillHolds({ method, day }, zone, calendar, now);
  const rule = slotId === null ? undefined : await findSlotRule(trx, slotId);
  return rule !== undefined && slotState(rule, day, 0, { zone, calendar, now }) !== 'closed';
}
