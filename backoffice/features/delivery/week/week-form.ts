/** The week as its form has it: what is typed into the cells. */
import type { OfficeWeek, WeekInput } from '#contract/delivery/office-week.ts';
import { weekdays } from '#domain/delivery/week.ts';
import { isClock } from '#backoffice/parts/inputs/read-day.ts';

/** `capacity` empty: the window is not there on that day. */
export type FormWindow = Omit<OfficeWeek['windows'][number], 'capacity' | 'booked'> & { capacity: string[] };
export type FormHours = { from: string; to: string };
export type WeekForm = { windows: FormWindow[]; hours: FormHours[] };

const noHours: FormHours = { from: '', to: '' };

export function formOf({ windows, hours }: OfficeWeek): WeekForm {
  return {
    windows: windows.map(({ booked: _, capacity, ...window }) => ({
      ...window,
      capacity: capacity.map((count) => (count === null ? '' : String(count))),
    })),
    hours: hours.map((own) => own ?? noHours),
  };
}

export function bodyOf({ windows, hours }: WeekForm): WeekInput {
  return {
    windows: windows.map(({ capacity, ...window }) => ({
      ...window,
      capacity: capacity.map((typed) => (typed === '' ? null : Number(typed))),
    })),
    hours: hours.map((own) => (own.from === '' && own.to === '' ? null : own)),
  };
}

/** Days whose hours cannot be read, or of which only one is there. */
export function faultyDays({ hours }: WeekForm): number[] {
  const isWrong = ({ from, to }: FormHours) => (from !== '' || to !== '') && !(isClock(from) && isClock(to));
  return hours.flatMap((own, day) => (isWrong(own) ? [day] : []));
}

/** A new window: on every day, for ten orders. */
export const freshWindow = (zones: string[]): FormWindow => ({
  ...{ from: '', to: '', cutoffMinutes: 60, zones },
  slots: weekdays.map(() => null),
  capacity: weekdays.map(() => '10'),
});

/** Windows as they are, with Monday's capacity on each day. */
export function mondayOnAll(windows: readonly FormWindow[]): FormWindow[] {
  return windows.map((window) => ({
    ...window,
    capacity: weekdays.map(() => window.capacity[0] ?? ''),
  }));
}

/** With one more window, or another one in a place; with none in it that one is removed. */
export function putWindow(windows: readonly FormWindow[], at: number, window?: FormWindow): FormWindow[] {
  const rest = [...windows];
  rest.splice(at, 1, ...(window ? [window] : []));
  return rest;
}

/** What was in a cell before: of the window that has the same slots. */
export function wasOf(first: WeekForm, window: FormWindow): FormWindow | undefined {
  const ids = window.slots.filter((id) => id !== null);
  return first.windows.find(({ slots }) => slots.some((id) => id !== null && ids.includes(id)));
}

/** How many cells, windows and hours differ from what was. */
export function countChanges(first: WeekForm, now: WeekForm): number {
  const ofWindow = (window: FormWindow) => {
    const { capacity, ...was } = wasOf(first, window) ?? freshWindow([]);
    const { capacity: is, ...own } = window;
    const cells = is.filter((typed, day) => typed !== capacity[day]).length;
    return cells + (JSON.stringify(own) === JSON.stringify(was) ? 0 : 1);
  };
  const kept = new Set(now.windows.map((window) => wasOf(first, window)));
  const removed = first.windows.filter((window) => !kept.has(window)).length;
  const hours = now.hours.filter(({ from, to }, day) => {
    const was = first.hours[day] ?? noHours;
    return from !== was.from || to !== was.to;
  }).length;
  return now.windows.reduce((sum, window) => sum + ofWindow(window), removed + hours);
}
