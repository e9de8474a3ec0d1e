import { sql } from 'kysely';
import { queryIntervalSeconds, bankPageSeconds } from '#domain/payments/attempt.ts';
import { clockToleranceSeconds } from '#domain/clock-step.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** Lease: an attempt taken by a process that ended is taken again by the next poll after this long. */
const leaseSeconds = 40;

/**
 * Leases attempts that are due to this node and records that the bank is being queried. Never two of one order, and
 * none whose order was queried within the last five seconds.
 */
export async function takeDueAttempts(db: Db, now: Date, limit: number): Promise<AttemptRecord[]> {
  const { rows } = await sql<AttemptRecord>`
    update payment_attempt set next_check_at = ${after(now, leaseSeconds)}, last_asked_at = ${now}
    where id in (
      select id from payment_attempt due
      where next_check_at <= ${now}
        -- a column: after a lock wait PostgreSQL re-evaluates the row, but not a subquery
        and (last_asked_at is null or not ${justAsked('', now)})
        and not exists (
        select 1 from payment_attempt other where other.order_id = due.order_id and (
          ${justAsked('other', now)}
          or (other.number > due.number and other.next_check_at <= ${now})))
      order by next_check_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/**
 * Leases one attempt for a query right now; undefined when its order was just queried. A query time in the future was
 * written before the clock was set back, at an unknown moment: it counts as now.
 */
export async function takeForQuestion(db: Db, id: string, now: Date): Promise<AttemptRecord | undefined> {
  await sql`
    update payment_attempt set last_asked_at = ${now}
    where order_id = (select order_id from payment_attempt where id = ${id})
      and last_asked_at > ${after(now, clockToleranceSeconds)}`.execute(db);
  const { rows } = await sql<AttemptRecord>`
    update payment_attempt taken set last_asked_at = ${now}
    where id = ${id} and (last_asked_at is null or last_asked_at <= ${after(now, -queryIntervalSeconds)})
      and not exists (
      select 1 from payment_attempt other
      where other.order_id = taken.order_id and other.last_asked_at > ${after(now, -queryIntervalSeconds)})
    returning *`.execute(db);
  return rows[0];
}

/** Records that the bank was queried now; the poll skips the attempt for `queryIntervalSeconds`. */
export async function noteQuestion(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('payment_attempt').set({ last_asked_at: now }).where('id', '=', id).execute();
}

/**
 * Brings the next poll of an attempt forward after a hint from the bank, but not before the bank may be queried again.
 */
export async function bringPollForward(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update payment_attempt set next_check_at = greatest(${now}::timestamptz, least(
      coalesce(last_asked_at + make_interval(secs => ${queryIntervalSeconds}), ${now}::timestamptz),
      ${after(now, queryIntervalSeconds)}::timestamptz))
    where id = ${id} and state in ('unknown', 'registered', 'declined', 'expired', 'retired')
      and (next_check_at is null or next_check_at > ${now})`.execute(db);
}

export type AheadAttempt = Pick<AttemptRecord, 'id' | 'created_at' | 'session_ends_at'> & {
  next_check_at: Date;
};

/**
 * Polled attempts whose next poll is more than `seconds` ahead, the nearest first; those polled hourly are left out.
 */
export async function findAttemptsAhead(db: Db, now: Date, seconds: number): Promise<AheadAttempt[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .select(['id', 'created_at', 'session_ends_at', 'next_check_at'])
    .where('next_check_at', '>', after(now, seconds))
    .where((is) =>
      is.or([
        is('created_at', '>', after(now, -86_400)),
        is('next_check_at', '>', after(now, 3_600 + clockToleranceSeconds)),
      ]),
    )
    .orderBy('next_check_at')
    .execute();
  return rows as AheadAttempt[];
}

/**
 * Reschedules the next poll, unless it was changed meanwhile, so that no time of the attempt is in the future any more.
 */
export async function replanAttempt(db: Db, seen: AheadAttempt, next: Date, now: Date): Promise<void> {
  await sql`
    update payment_attempt set next_check_at = ${next}, last_asked_at = least(last_asked_at, ${now}),
      session_ends_at = least(session_ends_at, ${after(now, bankPageSeconds)})
    where id = ${seen.id} and next_check_at = ${seen.next_check_at}`.execute(db);
}

/** Queried within the last five seconds; the rule of domain/clock-step.ts in SQL. */
function justAsked(table: '' | 'other', now: Date) {
  const asked = table === '' ? sql.ref('last_asked_at') : sql.ref(`${table}.last_asked_at`);
  return sql`(${asked} > ${after(now, -queryIntervalSeconds)} and ${asked} <= ${after(now, clockToleranceSeconds)})`;
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}
