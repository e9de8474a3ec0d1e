/** Reminders of people's dates: when they are due, which are sent, and how many. */
import { addDays, dayOf, type Day, isDay, momentOf } from '#domain/delivery/calendar.ts';
import { isQuiet } from './people.ts';

export const reminderStates = ['planned', 'sent', 'skipped', 'used'] as const;
export type ReminderState = (typeof reminderStates)[number];

/** Reminders are planned this many days ahead. */
export const planDays = 60;
/** Maximum number of reminder SMS per customer and month; one a day. */
export const mostInMonth = 8;
/** A reminder that is a day late states the wrong number of days. */
const latestHours = 24;

/** When the reminder of a day is sent. */
export function reminderMoment(day: Day, lead: number): Date {
  return momentOf(addDays(day, -lead), '10:00');
}

export type DatedDay = { day: Day; month: number; date: number };

/** The days ahead and the yearly dates on them: 29 February falls on the 28th in other years. */
export function datesAhead(today: Day, count: number = planDays): DatedDay[] {
  return Array.from({ length: count + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
    const own = { day, month, date };
    return day.endsWith('-02-28') && !isDay(`${day.slice(0, 4)}-02-29`)
      ? [own, { day, month: 2, date: 29 }]
      : [own];
  });
}

export type DueReminder = {
  day: Day;
  dueAt: Date;
  died: boolean;
  quietUntil: Day | null;
  dateQuietUntil: Day | null;
  /** The date still falls on the day, and the reminder is still wanted this many days ahead. */
  isStillSo: boolean;
  isSwitchedOn: boolean;
  isOrdered: boolean;
};

/** Whether a due reminder is sent, or skipped for good. */
export function judgeReminder(due: DueReminder, now: Date): 'sent' | 'skipped' {
  const isLate = now.getTime() - due.dueAt.getTime() > latestHours * 3_600_000 || due.day < dayOf(now);
  const silent = isQuiet(due, { quietUntil: due.dateQuietUntil }, due.day);
  return due.isSwitchedOn && due.isStillSo && !silent && !due.isOrdered && !isLate ? 'sent' : 'skipped';
}

type OrderDays = { deliveryDay: Day | null; orderedOn: Day };
const giftDays = { delivered: 7, ordered: 30 };

/**
 * Whether an order to a person is the gift for a day: it is delivered in the week before, or its time is not chosen
 * yet.
 */
export function isGiftFor(day: Day, { deliveryDay, orderedOn }: OrderDays): boolean {
  if (deliveryDay === null) return orderedOn <= day && orderedOn >= addDays(day, -giftDays.ordered);
  return deliveryDay <= day && deliveryDay >= addDays(day, -giftDays.delivered);
}
