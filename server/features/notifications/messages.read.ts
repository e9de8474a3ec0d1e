/** Sent messages for other features. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { dayStart, shopDay } from '#server/platform/db/shop-day.ts';

export type SmsDay = { day: string; sent: number; delivered: number; failed: number; waiting: number };

/** Messages by day: all, those with a report of their outcome, and those that have not left yet; local days. */
export async function readSmsDays(db: Db, from: Date, to: Date): Promise<SmsDay[]> {
  const { rows } = await sql<SmsDay>`
    select ${shopDay(sql`created_at`)} as day, count(*)::int as sent,
      count(*) filter (where state = 'delivered')::int as delivered,
      count(*) filter (where state in ('refused', 'undelivered'))::int as failed,
      count(*) filter (where state = 'queued')::int as waiting
    from sms_message where created_at >= ${from} and created_at < ${to}
    group by ${dayStart(sql`created_at`)} order by day`.execute(db);
  return rows;
}

/** The state of the newest message of a kind, by order. */
export async function readSmsStates(
  db: Db,
  { orders, kind }: { orders: readonly string[]; kind: string },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; state: string }>`
    select distinct on (order_id) order_id as id, state from sms_message
    where order_id = any(${[...orders]}::text[]) and kind like ${`${kind}%`}
    order by order_id, created_at desc`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** The number of each message of a kind about one order. */
export async function readSmsNumbers(
  db: Db | Trx,
  { order, kind }: { order: string; kind: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('sms_message')
    .select('phone')
    .where('order_id', '=', order)
    .where('kind', 'like', `${kind}%`)
    .execute();
  return rows.map(({ phone }) => phone);
}

/** Messages about one order. */
export async function readOrderMessages(
  db: Db | Trx,
  orderId: string,
): Promise<{ kind: string; state: string; createdAt: string; error: string | null }[]> {
  const rows = await db
    .selectFrom('sms_message')
    .select(['kind', 'state', 'created_at', 'error'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, kind, ...message }) => ({
    ...message,
    // The part after the colon distinguishes repetitions of one kind.
    kind: kind.split(':')[0] ?? kind,
    createdAt: created_at.toISOString(),
  }));
}
