import type { NewTime, OrderTimes } from '#contract/checkout/shop.ts';

/** Number of days offered; for a later one the customer calls. */
export const mostDays = 4;

type TimeCard = { value: string; title: string; time: NewTime };
export type TimeGroup = { legend: string; cards: TimeCard[] };

/** Free slots by day; if there are none, the days of standard delivery. */
export function timeGroups({ days, standard }: OrderTimes, nameDay: (day: string) => string): TimeGroup[] {
  const open = days
    .map(({ day, slots }) => ({
      legend: nameDay(day),
      cards: slots
        .filter(({ state }) => state === 'open')
        .map(
          ({ id, from, to }): TimeCard => ({
            ...{ value: id, title: `${from}–${to}` },
            time: { delivery: 'SLOT', slot: id },
          }),
        ),
    }))
    .filter(({ cards }) => cards.length > 0);
  if (open.length > 0) return open.slice(0, mostDays);
  const cards = standard.days.slice(0, mostDays).map(
    (day): TimeCard => ({
      ...{ value: day, title: nameDay(day) },
      time: { delivery: 'STANDARD', day },
    }),
  );
  return cards.length > 0 ? [{ legend: '', cards }] : [];
}

/** The chosen time, or null when it is not among the cards. */
export function shownTime(groups: readonly TimeGroup[], chosen: string | null): NewTime | null {
  return groups.flatMap(({ cards }) => cards).find(({ value }) => value === chosen)?.time ?? null;
}
