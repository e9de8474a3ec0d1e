import type { Db, Trx } from '#server/platform/db/db.ts';
import { countMessages, findMessagesOf, type SmsDay } from './templates.repo.ts';

export type { SmsDay };

/** How many messages went out on each day of a span, and how they fared. */
export async function readSmsDays(db: Db, from: Date, to: Date): Promise<SmsDay[]> {
  return countMessages(db, from, to);
}

/** Messages about one order. */
export async function readOrderMessages(
  db: Db | Trx,
  orderId: string,
): Promise<{ kind: string; state: string; createdAt: string; error: string | null }[]> {
  return (await findMessagesOf(db, orderId)).map(({ kind, state, created_at, error }) => ({
    kind,
    state,
    createdAt: created_at.toISOString(),
    error,
  }));
}
