/** The delivery windows of a week as one grid: a row is a window (hours, zones, cut-off), a column a weekday. */
import type { TimeOfDay } from './calendar.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { SlotRule } from './slots.ts';

/** Monday first. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** A slot as stored; one that was ever chosen is switched off instead of deleted. */
export type KeptSlot = SlotRule & { isActive: boolean };
/** By weekday: the slot that is known already, and how many orders it takes; null where the window is not there. */
export type WeekWindow = {
  from: TimeOfDay;
  to: TimeOfDay;
  cutoffMinutes: number;
  zones: string[];
  slots: (number | null)[];
  capacity: (number | null)[];
};
/** Hours of the shop on a weekday; null on a day off. */
export type DayHours = { from: TimeOfDay; to: TimeOfDay } | null;
export type Week = { windows: WeekWindow[]; hours: DayHours[] };

/** What is to be stored: `id` of a slot that is known, `gone` those that are on and no longer in the week. */
export type WeekPlan = { saved: (Omit<SlotRule, 'id'> & { id: number | undefined })[]; gone: number[] };

const perDay = <T>(make: (day: number) => T): T[] => weekdays.map(make);
const sorted = (zones: readonly string[]): string => [...zones].sort().join();
const compare = (one: WeekWindow, other: WeekWindow) =>
  one.from < other.from ? -1 : one.from > other.from ? 1 : one.to < other.to ? -1 : one.to > other.to ? 1 : 0;

/** The slots that are on, equal ones of different weekdays as one window, the earliest first. */
export function weekWindows(slots: readonly KeptSlot[]): WeekWindow[] {
  const windows: WeekWindow[] = [];
  for (const { isActive, ...slot } of slots) {
    if (!isActive) continue;
    const { from, to, cutoffMinutes, zoneIds } = slot;
    const isOf = (one: WeekWindow) =>
      isAt(one, slot) && one.cutoffMinutes === cutoffMinutes && one.slots[slot.weekday] === null;
    let window = windows.find(isOf);
    if (!window) {
      const none = { slots: perDay(() => null), capacity: perDay(() => null) };
      window = { from, to, cutoffMinutes, zones: [...zoneIds], ...none };
      windows.push(window);
    }
    window.slots[slot.weekday] = slot.id;
    window.capacity[slot.weekday] = slot.capacity;
  }
  return windows.sort(compare);
}

const isAt = ({ from, to, zones }: WeekWindow, slot: SlotRule): boolean =>
  slot.from === from && slot.to === to && sorted(zones) === sorted(slot.zoneIds);

/**
 * Which slots a week needs. Each keeps its id, and with it the orders it has: the one that the week names, or else one
 * of the same weekday, hours and zones, also if it is switched off.
 */
export function planWeek(kept: readonly KeptSlot[], windows: readonly WeekWindow[]): WeekPlan {
  const cells = windows.flatMap((window) =>
    weekdays.flatMap((weekday) => {
      const capacity = window.capacity[weekday];
      return capacity === null || capacity === undefined ? [] : [{ window, weekday, capacity }];
    }),
  );
  const free = new Map(kept.map((slot) => [slot.id, slot]));
  const take = (slot: KeptSlot | undefined) => {
    if (slot) free.delete(slot.id);
    return slot?.id;
  };
  const named = cells.map(({ window, weekday }) => {
    const slot = free.get(window.slots[weekday] ?? 0);
    return take(slot?.weekday === weekday ? slot : undefined);
  });
  const saved = cells.map(({ window, weekday, capacity }, at) => {
    const { from, to, cutoffMinutes, zones: zoneIds } = window;
    const equal = [...free.values()].find((slot) => slot.weekday === weekday && isAt(window, slot));
    return { id: named[at] ?? take(equal), weekday, from, to, capacity, cutoffMinutes, zoneIds };
  });
  return { saved, gone: [...free.values()].flatMap(({ id, isActive }) => (isActive ? [id] : [])) };
}

/** The first part of a week that cannot be saved, as a path; undefined when all can. */
export function weekFault({ windows, hours }: Week): string | undefined {
  const ends = windows.findIndex(({ from, to }) => to <= from);
  if (ends >= 0) return `windows.${ends}.to`;
  const double = windows.findIndex((one, at) => windows.slice(0, at).some((other) => isDouble(one, other)));
  if (double >= 0) return `windows.${double}.from`;
  const closes = hours.findIndex((day) => day !== null && day.to <= day.from);
  if (closes >= 0) return `hours.${closes}`;
  return hours.every((day) => day === null) ? 'hours' : undefined;
}

/** The same hours twice on one weekday for one zone: customers could not tell them apart. */
function isDouble(one: WeekWindow, other: WeekWindow): boolean {
  const isOn = ({ capacity }: WeekWindow, day: number) => typeof capacity[day] === 'number';
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.zones.some((zone) => other.zones.includes(zone)) &&
    weekdays.some((day) => isOn(one, day) && isOn(other, day))
  );
}

/** Opening hours by weekday. */
export function hoursByDay(hours: readonly OpeningHours[]): DayHours[] {
  return perDay((day) => {
    const own = hours.find((one) => one.day === day);
    return own ? { from: own.start_time, to: own.end_time } : null;
  });
}

/** The same as the shop's text has them. */
export function listHours(hours: readonly DayHours[]): OpeningHours[] {
  return hours.flatMap((own, day) => (own ? [{ day, start_time: own.from, end_time: own.to }] : []));
}
