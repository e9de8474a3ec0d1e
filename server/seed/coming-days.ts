import { addDays, dayOf, isoDay, momentOf } from '#domain/delivery/calendar.ts';
import type { SeedSeason } from './seed-types.ts';

/** The next two dates (`2027-03-08`) of a day of the year, today's included, by the shop's clock. */
export function comingDays(now: Date, month: number, day: number): string[] {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2]
    .map((one) => dateOf(one, { month, day }))
    .filter((date) => date >= today)
    .slice(0, 2);
}

/** The season that runs or comes next: from the midnight of its first day to the end of its last. */
export function comingSeason(now: Date, { from, until }: SeedSeason): { startsAt: Date; endsAt: Date } {
  const year = Number(dayOf(now).slice(0, 4));
  const ends = [year, year + 1].find((one) => dateOf(one, until) >= dayOf(now)) ?? year;
  return {
    startsAt: momentOf(dateOf(ends, from), '00:00'),
    endsAt: momentOf(addDays(dateOf(ends, until), 1), '00:00'),
  };
}

function dateOf(year: number, { month, day }: { month: number; day: number }): string {
  return isoDay(year, month, day);
}
