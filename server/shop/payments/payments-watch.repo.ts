import { sql } from 'kysely';
import { askEverySeconds } from '#domain/attempt.ts';
import type { Db } from '#server/platform/db.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** Whoever took an attempt and died with it loses it to the next sweep after this long. */
const leaseSeconds = 40;

/**
 * Takes attempts that are due, for this node alone, and writes down that the bank is being asked. Never two of one
 * order, and none whose order was asked about within the last five seconds.
 */
export async function takeDueAttempts(db: Db, now: Date, limit: number): Promise<AttemptRecord[]> {
  const { rows } = await sql<AttemptRecord>`
    update payment_attempt set next_check_at = ${after(now, leaseSeconds)}, last_asked_at = ${now}
    where id in (
      select id from payment_attempt due
      where next_check_at <= ${now}
        -- its own column, because a row that was waited for is looked at again, a subquery is not
        and (last_asked_at is null or last_asked_at <= ${after(now, -askEverySeconds)})
        and not exists (
        select 1 from payment_attempt other where other.order_id = due.order_id and (
          other.last_asked_at > ${after(now, -askEverySeconds)}
          or (other.number > due.number and other.next_check_at <= ${now})))
      order by next_check_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Takes one attempt for a question right now, unless its order was just asked about: then undefined. */
export async function takeForQuestion(db: Db, id: string, now: Date): Promise<AttemptRecord | undefined> {
  const { rows } = await sql<AttemptRecord>`
    update payment_attempt taken set last_asked_at = ${now}
    where id = ${id} and (last_asked_at is null or last_asked_at <= ${after(now, -askEverySeconds)})
      and not exists (
      select 1 from payment_attempt other
      where other.order_id = taken.order_id and other.last_asked_at > ${after(now, -askEverySeconds)})
    returning *`.execute(db);
  return rows[0];
}

/** The bank was asked just now, whoever asked: the watch waits its five seconds. */
export async function noteQuestion(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('payment_attempt').set({ last_asked_at: now }).where('id', '=', id).execute();
}

/** Somebody says there is news: the next sweep asks, but not before the bank may be asked again. */
export async function hastenAttempt(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update payment_attempt set next_check_at = greatest(${now}::timestamptz,
      coalesce(last_asked_at + make_interval(secs => ${askEverySeconds}), ${now}::timestamptz))
    where id = ${id} and state in ('unknown', 'registered', 'declined', 'expired', 'retired')
      and (next_check_at is null or next_check_at > ${now})`.execute(db);
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}
