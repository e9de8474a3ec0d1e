/** The delivery windows that a new shop begins with, made of its opening hours. */
import { minutesIn, type TimeOfDay, timeAt } from './calendar.ts';

const windowMinutes = 3 * 60;
/** A rest too short for a round lengthens the window before it. */
const shortestMinutes = 60;

/** How many orders each takes, and until how long before its start. */
export const firstWindow = { capacity: 10, cutoffMinutes: 60 } as const;

/** 9 to 20 make 9 to 12, 12 to 15, 15 to 18 and 18 to 20; hours that end before they begin make none. */
export function windowsOfHours(from: TimeOfDay, to: TimeOfDay): { from: TimeOfDay; to: TimeOfDay }[] {
  const windows = [];
  const end = minutesIn(to);
  for (let start = minutesIn(from); start < end; ) {
    const whole = start + windowMinutes;
    const stop = end - whole < shortestMinutes ? end : whole;
    windows.push({ from: timeAt(start), to: timeAt(stop) });
    start = stop;
  }
  return windows;
}
