/** People and dates: whom a customer gives to, and the days that come every year (important dates, birthdays, reminders). */
import { isDay, type Day } from '#domain/delivery/calendar.ts';
import { nextYearly } from '#domain/people/yearly.ts';

/** A customer keeps at most so many people, and of one person so many dates and addresses. */
export const peopleLimits = { people: 100, dates: 5, addresses: 3, likes: 10 } as const;

export const relations = [
  'mother',
  'father',
  'wife',
  'husband',
  'daughter',
  'son',
  'sister',
  'brother',
  'grandmother',
  'grandfather',
  'friend',
  'colleague',
  'teacher',
  'other',
] as const;
export type Relation = (typeof relations)[number];

/** `occasion`: a holiday of the shop's list, whose day staff keep. `own`: named by the customer. */
export const dateKinds = ['birthday', 'wedding', 'occasion', 'own'] as const;
export type DateKind = (typeof dateKinds)[number];

/** How many days before a date its reminders come, until the customer chooses others. */
export const usualLeads: readonly number[] = [7, 2];

/** Until the customer says otherwise. */
export const always: Day = '2999-12-31';

export type YearlyDate = { month: number; day: number };

/**
 * The next time a person's date comes, today included. Who was born on 29 February is congratulated on the 28th in other years.
 */
export function nextDateOf({ month, day }: YearlyDate, today: Day): Day | null {
  if (month !== 2 || day !== 29) return nextYearly({ month, day }, today);
  const two = (year: number) => (isDay(`${year}-02-29`) ? `${year}-02-29` : `${year}-02-28`);
  const year = Number(today.slice(0, 4));
  return two(year) >= today ? two(year) : two(year + 1);
}

/** Whether the day exists in some year. */
export function isYearlyDay({ month, day }: YearlyDate): boolean {
  const two = (n: number) => String(n).padStart(2, '0');
  return isDay(`2024-${two(month)}-${two(day)}`);
}

type SilentDate = { occasion?: number | undefined; quietUntil: Day | null; next: Day | null };
type SilentPerson = Silence & { dates: readonly SilentDate[] };

/** Holidays that a customer keeps for people of whom, or of whose day, nothing may be said: they are not shown to them either. */
export function silencedOccasions(people: readonly SilentPerson[], today: Day): number[] {
  const isSilent = new Map<number, boolean>();
  for (const person of people)
    for (const { occasion, next, ...date } of person.dates)
      if (occasion !== undefined) {
        const silent = isQuiet(person, date, next ?? today);
        isSilent.set(occasion, silent && (isSilent.get(occasion) ?? true));
      }
  return [...isSilent].flatMap(([id, silent]) => (silent ? [id] : []));
}

type Silence = { died: boolean; quietUntil: Day | null };

/** Whether nothing is said of a person, or of a date of theirs, on a day. */
export function isQuiet(person: Silence, date: { quietUntil: Day | null } | null, on: Day): boolean {
  const lasts = (until: Day | null | undefined) => until !== null && until !== undefined && until >= on;
  return person.died || lasts(person.quietUntil) || lasts(date?.quietUntil);
}
