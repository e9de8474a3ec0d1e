/** Delivery slots (delivery windows): which are open, full or closed (cutoff), and how many orders each takes. */
import { addDays, type Day, dayOf, isDay, momentOf, type TimeOfDay, weekdayOf } from './calendar.ts';
import {
  bookableDays,
  bookingDays,
  type DayRange,
  isWorkDay,
  workDayAfter,
  type WorkCalendar,
  type Zone,
} from './delivery.ts';

/** A slot of a weekday, for the zones listed. */
export type SlotRule = {
  id: number;
  weekday: number;
  from: TimeOfDay;
  to: TimeOfDay;
  capacity: number;
  cutoffMinutes: number;
  zoneIds: readonly string[];
};

export type SlotState = 'open' | 'full' | 'closed';
export type SlotView = { id: string; from: TimeOfDay; to: TimeOfDay; left: number; state: SlotState };
export type SlotDayView = { day: Day; slots: SlotView[]; isPeak: boolean };

/** The zone, the calendar and the time that the rules depend on. */
export type SlotSurroundings = { zone: Pick<Zone, 'id' | 'leadDays'>; calendar: WorkCalendar; now: Date };

/** Id of a slot on a day, as stored in the order; only this file builds and parses it. */
export function slotId(rule: Pick<SlotRule, 'id'>, day: Day): string {
  return `${rule.id}-${day}`;
}

/** Parses a slot id; null when invalid. */
export function readSlotId(text: string): { rule: number; day: Day } | null {
  const [, rule, day] = /^([1-9]\d{0,8})-(\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
  return rule && day && isDay(day) ? { rule: Number(rule), day } : null;
}

/** Orders a slot takes on a day: its capacity scaled by the percentage of a peak day (above or below 100). */
export function slotCapacity(rule: Pick<SlotRule, 'capacity'>, calendar: WorkCalendar, day: Day): number {
  return Math.floor((rule.capacity * (calendar.peakPercents.get(day) ?? 100)) / 100);
}

/** Whether the slot exists on that day for the zone, regardless of the cutoff. */
export function slotExists(rule: SlotRule, day: Day, around: SlotSurroundings): boolean {
  const today = dayOf(around.now);
  return (
    rule.weekday === weekdayOf(day) &&
    rule.zoneIds.includes(around.zone.id) &&
    day >= today &&
    day < addDays(today, bookingDays)
  );
}

/** When a slot of a day stops taking orders. */
export function slotCutoff(rule: Pick<SlotRule, 'from' | 'cutoffMinutes'>, day: Day): Date {
  return new Date(momentOf(day, rule.from).getTime() - rule.cutoffMinutes * 60_000);
}

/** The first day with bookable slots; the time of day is left to each slot's own cutoff. */
export const firstSlotDay = (calendar: WorkCalendar, leadDays: number, now: Date): Day | null =>
  workDayAfter(calendar, dayOf(now), leadDays);

/** 'closed' takes precedence over 'full': after the cutoff a freed place can no longer be booked. */
export function slotState(rule: SlotRule, day: Day, taken: number, around: SlotSurroundings): SlotState {
  const { calendar, now, zone } = around;
  const earliest = firstSlotDay(calendar, zone.leadDays, now);
  const isOver = now >= slotCutoff(rule, day);
  if (!isWorkDay(calendar, day) || earliest === null || day < earliest || isOver) return 'closed';
  return taken >= slotCapacity(rule, calendar, day) ? 'full' : 'open';
}

/**
 * The slots of a range of days, by day and hour; a day without slots for the zone is left out.
 * @param taken orders that each slot has, by slot id
 */
export function slotCalendar(
  rules: readonly SlotRule[],
  taken: ReadonlyMap<string, number>,
  around: SlotSurroundings & { range: DayRange },
): SlotDayView[] {
  const inOrder = [...rules].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.id - b.id));
  return bookableDays(around.range, around.now).flatMap((day) => {
    const slots = inOrder
      .filter((rule) => slotExists(rule, day, around))
      .map((rule) => viewSlot(rule, day, taken, around));
    return slots.length > 0 ? [{ day, slots, isPeak: around.calendar.peakPercents.has(day) }] : [];
  });
}

/** The days from the first one on that has a window which is not closed: what comes before is no choice. */
export function sinceFirstKept<Shown extends { slots: readonly { state: SlotState }[] }>(
  days: readonly Shown[],
): Shown[] {
  const first = days.findIndex(({ slots }) => slots.some(({ state }) => state !== 'closed'));
  return first < 0 ? [] : days.slice(first);
}

function viewSlot(
  rule: SlotRule,
  day: Day,
  taken: ReadonlyMap<string, number>,
  around: SlotSurroundings,
): SlotView {
  const id = slotId(rule, day);
  const count = taken.get(id) ?? 0;
  const state = slotState(rule, day, count, around);
  const left = state === 'open' ? slotCapacity(rule, around.calendar, day) - count : 0;
  return { id, from: rule.from, to: rule.to, left, state };
}
