import type { DeliveryChoice, Soonest } from '#contract/delivery/shop.ts';
import { type Day, dayOf } from '#domain/delivery/calendar.ts';
import {
  expressNow,
  plainDays,
  soonestDay,
  type WorkCalendar,
  type Zone,
} from '#domain/delivery/delivery.ts';
import { zoneAfterMaking } from '#domain/delivery/made-to-order.ts';
import { slotCalendar } from '#domain/delivery/slots.ts';
import type { DbContext } from '#server/context.ts';
import { findSlotRules, findTaken } from './delivery.repo.ts';
import { readCalendar } from './read-calendar.ts';
import { readZoneOfPlace } from '#server/features/delivery/addresses/read-destination.ts';

/** Most customers choose among the next days; other months are requested separately. */
const usualDays = 14;

/**
 * `leadDays`: lead time of the goods in working days. `held`: id of the slot that the asking order has booked, which it
 * can keep.
 */
type ChoiceQuery = { place: number; from?: Day; days?: number; leadDays?: number; held?: string | undefined };

/**
 * Delivery days and fees of a place: standard, express while offered, and the slots of the requested days.
 * @throws Refusal `place.not-found`
 */
export async function showDeliveryChoice(
  ctx: DbContext,
  { place, from, days = usualDays, leadDays = 0, held }: ChoiceQuery,
): Promise<DeliveryChoice> {
  const now = ctx.now();
  const range = { from: from ?? dayOf(now), count: days };
  const zone = zoneAfterMaking(await readZoneOfPlace(ctx.db, place), leadDays);
  const calendar = await readCalendar(ctx.db, now);
  const [rules, all] = await Promise.all([findSlotRules(ctx.db, zone.id), findTaken(ctx.db, range)]);
  const taken = held === undefined ? all : new Map(all).set(held, (all.get(held) ?? 1) - 1);
  const { fee, freeFrom, minimum } = zone;
  return {
    place,
    standard: {
      fee,
      freeFrom,
      minimum,
      soonest: soonestDay(calendar, zone.leadDays, now),
      days: plainDays({ calendar, leadDays: zone.leadDays, now }, range),
    },
    express: shapeExpress(zone, calendar, now),
    days: slotCalendar(rules, taken, { zone, calendar, now, range }),
  };
}

/**
 * The first delivery day of a place for goods in stock, and its fees.
 * @throws Refusal `place.not-found`
 */
export async function showSoonest(ctx: DbContext, place: number): Promise<Soonest> {
  const now = ctx.now();
  const [zone, calendar] = await Promise.all([readZoneOfPlace(ctx.db, place), readCalendar(ctx.db, now)]);
  const { fee, freeFrom, leadDays } = zone;
  const soonest = soonestDay(calendar, leadDays, now);
  return { place, soonest, express: shapeExpress(zone, calendar, now), fee, freeFrom };
}

function shapeExpress(zone: Zone, calendar: WorkCalendar, now: Date): DeliveryChoice['express'] {
  const express = expressNow(zone, calendar, now);
  if (express === null || zone.expressFee === null) return null;
  return { fee: zone.expressFee, minutes: zone.expressMinutes, ...express };
}
