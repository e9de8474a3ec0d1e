/** The hours of SMS that their reader has not just caused. */
import { minuteOf, minutesIn } from '#domain/delivery/calendar.ts';

/** From the first time until just before the second. */
export const smsHours = { from: '09:00', to: '21:00' } as const;

/** Nothing is sent at night, except in direct response to an action of its reader. */
export function isSmsHour(now: Date): boolean {
  const minute = minuteOf(now);
  return minute >= minutesIn(smsHours.from) && minute < minutesIn(smsHours.to);
}

/** Seconds a message waits for the morning; 0 during the day. */
export function secondsToSmsHours(now: Date): number {
  if (isSmsHour(now)) return 0;
  const minutes = minutesIn(smsHours.from) - minuteOf(now);
  return (minutes > 0 ? minutes : minutes + 24 * 60) * 60;
}
