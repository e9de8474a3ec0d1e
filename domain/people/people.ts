/** People of a customer and their yearly dates (birthdays and other important dates for reminders). */
import { isDay, isoDay, type Day } from '#domain/delivery/calendar.ts';
import { nextYearly } from '#domain/people/yearly.ts';

/** Limits per customer: people, and dates and addresses of one person. */
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

/** `occasion`: a holiday from the shop's list, whose day staff maintain. `own`: named by the customer. */
export const dateKinds = ['birthday', 'wedding', 'occasion', 'own'] as const;
export type DateKind = (typeof dateKinds)[number];

/** Default lead days of reminders, until the customer chooses others. */
export const usualLeads: readonly number[] = [7, 2];

/** A far date that means "until the customer says otherwise". */
export const always: Day = '2999-12-31';

export type YearlyDate = { month: number; day: number };

/** The next occurrence of a person's date, today included. 29 February falls on the 28th in other years. */
export function nextDateOf({ month, day }: YearlyDate, today: Day): Day | null {
  if (month !== 2 || day !== 29) return nextYearly({ month, day }, today);
  const two = (year: number) => (isDay(`${year}-02-29`) ? `${year}-02-29` : `${year}-02-28`);
  const year = Number(today.slice(0, 4));
  return two(year) >= today ? two(year) : two(year + 1);
}

/** Whether the day exists in some year. */
export function isYearlyDay({ month, day }: YearlyDate): boolean {
  return isDay(isoDay(2024, month, day));
}

/** The first word of a name: links and SMS are read by others, who need no surname. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

type SilentDate = { occasion?: number | undefined; quietUntil: Day | null; next: Day | null };
type SilentPerson = Silence & { dates: readonly SilentDate[] };

/**
 * Holidays for which every person of the customer, or their date, is muted: they are not shown to the customer either.
 */
export function mutedOccasions(people: readonly SilentPerson[], today: Day): number[] {
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

/** Whether a person or one of their dates is muted on a day. */
export function isQuiet(person: Silence, date: { quietUntil: Day | null } | null, on: Day): boolean {
  const lasts = (until: Day | null | undefined) => until !== null && until !== undefined && until >= on;
  return person.died || lasts(person.quietUntil) || lasts(date?.quietUntil);
}
