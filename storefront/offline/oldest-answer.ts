import type { answerLog } from '../store/answer-dates.ts';

const mostNoted = 300;
/** Answers that are no content of a screen. */
const nobodys = /^\/api\/(cart|wishlist|auth)\//;
const shown =
  /^\/api\/(product\/(?!suggest|home-info)|order\/(delivery-payment|order-)|auth\/(address|profile)-list)/;

/** Time of the oldest of the answers that a screen shows; null if unknown. */
export function oldestAnswer(noted: typeof answerLog, screen: string): Date | null {
  noted.splice(0, noted.length - mostNoted);
  const here = noted.filter((one) => one.screen === screen && one.date !== null && !nobodys.test(one.url));
  const own = here.filter(({ url }) => shown.test(url));
  // The home page uses the same data as the frame of every page.
  const isHome = new URL(screen).pathname === '/';
  const newest = new Map((isHome ? here : own).map(({ url, date }) => [url, Date.parse(date ?? '')]));
  const dates = [...newest.values()].filter((date) => !Number.isNaN(date));
  return dates.length > 0 ? new Date(Math.min(...dates)) : null;
}
