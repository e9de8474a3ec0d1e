/**
 * The idempotency table of releases before 1.2, for orders only. It is read, and filled by triggers (migration 0029),
 * for as long as such a release may serve beside this one and its answers may be asked for: a week. Then the table, its
 * triggers and this file go.
 */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { type CallId, replyText } from './repeat.ts';

const orderRoute = 'POST /api/order/order-create/';
const keptDays = 7;

/** The answer stored by an earlier release, which left out the `response` field that all answers begin with. */
export async function findFormerAnswer(
  trx: Trx,
  { caller, route, key }: CallId,
): Promise<{ fingerprint: string; answer: string | null } | undefined> {
  if (route !== orderRoute) return undefined;
  const kept = await trx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where('customer_id', '=', Number(caller.split(':')[1]))
    .where('key', '=', key)
    .executeTakeFirst();
  if (!kept?.answer) return kept;
  return { ...kept, answer: replyText(JSON.parse(kept.answer) as object) };
}

/** Deletes the kept answers of an erased customer, which contain their data. */
export async function forgetKeysOf(trx: Trx, customerId: number): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('customer_id', '=', customerId).execute();
}

/** Scheduled: deletes expired keys, up to 5,000 at a time. */
export async function forgetKeys({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 86_400_000);
  await sql`delete from idempotency_key where (customer_id, key) in
    (select customer_id, key from idempotency_key where created_at < ${before} limit 5000)`.execute(db);
}
