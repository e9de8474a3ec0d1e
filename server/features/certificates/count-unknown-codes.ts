import { dayOf } from '#domain/delivery/calendar.ts';
import { unknownCodesOfDay } from '#domain/payments/certificate.ts';
import type { Context, DbContext } from '#server/context.ts';
import { consumeLimit, readHits } from '#server/platform/rate-limit.ts';

/** A key a day: at midnight of the shop the count begins anew. */
const keyOf = (now: Date) => `certificate-day:${dayOf(now)}`;

/** Counts an unknown code, of whomever, over all nodes; the one that reaches the limit raises the alarm. */
export async function countUnknownCode({
  db,
  now,
  security,
}: Pick<Context, 'db' | 'now' | 'security'>): Promise<void> {
  const { hits } = await consumeLimit(db, keyOf(now()), unknownCodesOfDay, now());
  if (hits === unknownCodesOfDay.max) security.note('certificates.guessed');
}

/**
 * Whether codes are guessed at today. Until midnight balances are then told to signed-in customers only; orders take codes as
 * ever, or anybody could close them for all.
 */
export async function isGuessedAt({ db, now }: DbContext): Promise<boolean> {
  return (await readHits(db, keyOf(now()))) >= unknownCodesOfDay.max;
}
