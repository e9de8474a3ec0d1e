/** The delivery fee (shipping cost, free delivery from a sum on) of a zone and its soonest delivery day. Money in tenge. */
import { emptyRecord, type RecordOf } from '#domain/fields/kinds.ts';
import { zoneFields } from '#domain/fields/zone.ts';
import {
  addDays,
  type Day,
  dayOf,
  minuteOf,
  minutesIn,
  type TimeOfDay,
  timeAt,
  weekdayOf,
} from './calendar.ts';

export const deliveryMethods = ['STANDARD', 'EXPRESS', 'SLOT'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
/** What customers order: `NONE` where nothing is delivered, such as certificates sent by SMS. */
export const orderedMethods = [...deliveryMethods, 'NONE'] as const;
/** Of an order: `COUNTER` where the buyer took the goods along from the shop. */
export const orderDeliveryMethods = [...orderedMethods, 'COUNTER'] as const;
export type OrderDeliveryMethod = (typeof orderDeliveryMethods)[number];

/** Whether a courier brings it: only then it has an address, a time, and steps between placed and delivered. */
export function isBrought(method: OrderDeliveryMethod): method is DeliveryMethod {
  return (deliveryMethods as readonly OrderDeliveryMethod[]).includes(method);
}

/** Two cities and five regions in display order: the capital first. */
export const regions = ['AG', 'AR', 'AH', 'BN', 'DZ', 'LB', 'MR'] as const;
export type Region = (typeof regions)[number];

export type Zone = { id: string } & RecordOf<typeof zoneFields>;

/** Stands for the zone of an order that is not delivered, and for one that staff have deleted since. */
export const noZone: Zone = { id: '', ...emptyRecord(zoneFields) };

/**
 * Opening hours by weekday (0 is Monday; a day without hours is a day off), days off, and peak days with their capacity
 * in percent.
 */
export type WorkCalendar = {
  hours: ReadonlyMap<number, { start: TimeOfDay; end: TimeOfDay }>;
  closedDays: ReadonlySet<Day>;
  peakPercents: ReadonlyMap<Day, number>;
};

/** Standard orders are sent the same day when placed this long before closing. */
export const noticeMinutes = 120;
/** Minutes to which the time of an express delivery is rounded up. */
const expressStep = 5;
/** How long express takes in a zone for which staff have said nothing else. */
export const usualExpressMinutes = 60;
/** How many days ahead a delivery can be booked, today included: 8 March can be chosen in December. */
export const bookingDays = 90;
// A shop that is closed for two months has no soonest day.
const horizonDays = 60;

/**
 * The fee; express is never free, because a courier drives for one parcel. Null: this zone does not have the method.
 */
export function deliveryFee(zone: Zone, method: OrderDeliveryMethod, goods: number): number | null {
  if (!isBrought(method)) return 0;
  if (method === 'EXPRESS') return zone.expressFee;
  return zone.freeFrom !== null && goods >= zone.freeFrom ? 0 : zone.fee;
}

/** The sum of goods missing to the zone's minimum and to free delivery; 0 when reached or when there is none. */
export function missingGoods(zone: Zone, goods: number): { toMinimum: number; toFreeDelivery: number } {
  return {
    toMinimum: Math.max(0, zone.minimum - goods),
    toFreeDelivery: zone.freeFrom === null ? 0 : Math.max(0, zone.freeFrom - goods),
  };
}

/** Whether the shop delivers on this day. */
export function isWorkDay(calendar: WorkCalendar, day: Day): boolean {
  return calendar.hours.has(weekdayOf(day)) && !calendar.closedDays.has(day);
}

/** The time until which today's orders are still sent today, or null on a day off. */
export function orderBefore(calendar: WorkCalendar, day: Day): TimeOfDay | null {
  const hours = calendar.hours.get(weekdayOf(day));
  if (!hours || calendar.closedDays.has(day)) return null;
  return timeAt(Math.max(minutesIn(hours.start), minutesIn(hours.end) - noticeMinutes));
}

/** The day standard delivery reaches the zone, ordered at `now`; null when the shop is closed beyond the horizon. */
export function soonestDay(calendar: WorkCalendar, leadDays: number, now: Date): Day | null {
  const today = dayOf(now);
  const cutoff = orderBefore(calendar, today);
  const inTime = cutoff !== null && minuteOf(now) < minutesIn(cutoff);
  return workDayAfter(calendar, inTime ? today : addDays(today, 1), leadDays);
}

/** The first working day from `from` on, plus `more` working days. */
export function workDayAfter(calendar: WorkCalendar, from: Day, more: number): Day | null {
  let left = more;
  for (let ahead = 0; ahead < horizonDays; ahead++) {
    const day = addDays(from, ahead);
    if (isWorkDay(calendar, day) && left-- === 0) return day;
  }
  return null;
}

/** A range of `count` days starting at `from`. */
export type DayRange = { from: Day; count: number };

/** The days of a range on which a delivery can be booked at all: from today on, within `bookingDays`. */
export function bookableDays({ from, count }: DayRange, now: Date): Day[] {
  const today = dayOf(now);
  const last = addDays(today, bookingDays - 1);
  const days = Array.from({ length: count }, (_, ahead) => addDays(from, ahead));
  return days.filter((day) => day >= today && day <= last);
}

/** The days of a range on which standard delivery is possible, ordered at `now`: working days from the soonest on. */
export function plainDays(
  { calendar, leadDays, now }: { calendar: WorkCalendar; leadDays: number; now: Date },
  range: DayRange,
): Day[] {
  const soonest = soonestDay(calendar, leadDays, now);
  if (soonest === null) return [];
  return bookableDays(range, now).filter((day) => day >= soonest && isWorkDay(calendar, day));
}

/**
 * Express ordered `now`: `by` is when it is there at the latest, in steps of five minutes; `until` is when it can be
 * ordered for the last time today. Null: the zone has no express, the shop is closed now, or would be by then.
 */
export function expressNow(
  zone: Zone,
  calendar: WorkCalendar,
  now: Date,
): { by: TimeOfDay; until: TimeOfDay } | null {
  const run = expressRun(zone, calendar, now);
  if (run === null || run.by > run.end) return null;
  return { by: timeAt(run.by), until: timeAt(run.end - zone.expressMinutes) };
}

/**
 * When an express order of today that is paid `now` is there: its minutes count from the payment, or less of them when
 * the shop closes, as long as half are left. Null: it cannot be kept.
 */
export function expressPaid(zone: Zone, calendar: WorkCalendar, now: Date): TimeOfDay | null {
  const run = expressRun(zone, calendar, now);
  if (run === null || run.end - run.minute < zone.expressMinutes / 2) return null;
  return timeAt(Math.min(run.by, run.end));
}

/** The minutes of this day for express that begins now; null when there is none, or the shop is closed. */
function expressRun(zone: Zone, calendar: WorkCalendar, now: Date) {
  const hours = calendar.hours.get(weekdayOf(dayOf(now)));
  if (zone.expressFee === null || !hours || !isWorkDay(calendar, dayOf(now))) return null;
  const minute = minuteOf(now);
  const [start, end] = [minutesIn(hours.start), minutesIn(hours.end)];
  if (minute < start || minute >= end) return null;
  return { minute, end, by: Math.ceil((minute + zone.expressMinutes) / expressStep) * expressStep };
}

/**
 * Whether an order that is paid only now can still be delivered on the agreed day: standard when the soonest day is not
 * later, express while it is offered on that day. Slots have a rule of their own, `slotState`.
 */
export function dayStillHolds(
  promise: { method: Exclude<DeliveryMethod, 'SLOT'>; day: Day },
  zone: Zone,
  calendar: WorkCalendar,
  now: Date,
): boolean {
  if (promise.method === 'EXPRESS')
    return promise.day === dayOf(now) && expressPaid(zone, calendar, now) !== null;
  const soonest = soonestDay(calendar, zone.leadDays, now);
  return soonest !== null && soonest <= promise.day;
}
