import type { notedAnswers } from '../store/answer-dates.ts';

const mostNoted = 300;
/** Answers that screens are made of; the others are asked and forgotten, or belong to no screen. */
const shown =
  /^\/api\/(product\/(?!suggest|home-info)|order\/(delivery-payment|order-)|auth\/(address|profile)-list)/;

/** When the oldest of the answers that a screen shows was given; null when nothing is known about it. */
export function oldestAnswer(noted: typeof notedAnswers, screen: string): Date | null {
  noted.splice(0, noted.length - mostNoted);
  const here = noted.filter((one) => one.screen === screen && one.date !== null);
  const own = here.filter(({ url }) => shown.test(url));
  // Without answers of its own a screen shows what the frame of every page was given.
  const newest = new Map((own.length > 0 ? own : here).map(({ url, date }) => [url, Date.parse(date ?? '')]));
  const dates = [...newest.values()].filter((date) => !Number.isNaN(date));
  return dates.length > 0 ? new Date(Math.min(...dates)) : null;
}
