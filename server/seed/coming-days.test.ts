import { expect, test } from 'vitest';
import { bookingDays } from '#domain/delivery/delivery.ts';
import { addDays, dayOf, momentOf } from '#domain/delivery/calendar.ts';
import { comingSeason } from './coming-days.ts';
import { banners } from './data/banners.ts';

const march = { from: { month: 2, day: 22 }, until: { month: 3, day: 8 } };
const season = (now: string) => {
  const { startsAt, endsAt } = comingSeason(momentOf(now, '12:00'), march);
  return [dayOf(startsAt), dayOf(new Date(endsAt.getTime() - 1))];
};

test('a season is this year as long as its last day lasts, then the next year', () => {
  expect(season('2026-11-23')).toEqual(['2027-02-22', '2027-03-08']);
  expect(season('2027-02-25')).toEqual(['2027-02-22', '2027-03-08']);
  expect(season('2027-03-08')).toEqual(['2027-02-22', '2027-03-08']);
  expect(season('2027-03-09')).toEqual(['2028-02-22', '2028-03-08']);
});

test('a banner of a season begins no earlier than deliveries are booked before its last day', () => {
  const seasonal = banners.flatMap(({ season }) => season ?? []);
  expect(seasonal).toHaveLength(2);
  for (const one of seasonal) {
    const { startsAt, endsAt } = comingSeason(momentOf('2026-11-23', '12:00'), one);
    const last = dayOf(new Date(endsAt.getTime() - 1));
    expect(addDays(dayOf(startsAt), bookingDays) >= last, JSON.stringify(one)).toBe(true);
  }
});
