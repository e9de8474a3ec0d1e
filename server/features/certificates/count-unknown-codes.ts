import { dayOf } from '#domain/delivery/calendar.ts';
import { unknownCodesOfDay } from '#domain/certificates/certificate.ts';
import type { Context, DbContext } from '#server/context.ts';
import { consumeLimit, readHits } from '#server/platform/rate-limit.ts';

/** One key per day: the count restarts at the shop's midnight. */
const keyOf = (now: Date) => `certificate-day:${dayOf(now)}`;

/** Counts an unknown code of any caller, over all nodes; the one that reaches the limit raises the alarm. */
export async function countUnknownCode({
  db,
  now,
  security,
}: Pick<Context, 'db' | 'now' | 'security'>): Promise<void> {
  const { hits } = await consumeLimit(db, keyOf(now()), unknownCodesOfDay, now());
  if (hits === unknownCodesOfDay.max) security.note('certificates.guessed');
}

/**
 * Whether today's limit is reached, so somebody seems to be guessing codes. Until midnight balances are then shown to
 * signed-in customers only; orders still accept codes, otherwise anybody could block them for all.
 */
export async function isGuessedAt({ db, now }: DbContext): Promise<boolean> {
  return (await readHits(db, keyOf(now()))) >= unknownCodesOfDay.max;
}
