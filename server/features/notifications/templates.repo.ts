import { sql } from 'kysely';
import type { SmsTemplate } from '#domain/notifications/sms-template.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { dayStart, shopDay } from '#server/platform/db/shop-day.ts';

const key = 'sms';

/** Texts in the words of staff, by kind; what is not there is the usual one. */
export async function findTemplates(db: Db | Trx): Promise<Readonly<Record<string, SmsTemplate>>> {
  const row = await db.selectFrom('shop_text').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? {};
}

export async function saveTemplates(
  trx: Trx,
  texts: Readonly<Record<string, SmsTemplate>>,
  at: Date,
): Promise<void> {
  const row = { value: JSON.stringify(texts), updated_at: at };
  await trx
    .insertInto('shop_text')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

export type SmsDay = { day: string; sent: number; delivered: number; failed: number; waiting: number };

/** Messages of the days from one to another, and how they fared; days are the shop's. */
export async function countMessages(db: Db, from: Date, to: Date): Promise<SmsDay[]> {
  const { rows } = await sql<SmsDay>`
    select ${shopDay(sql`created_at`)} as day, count(*)::int as sent,
      count(*) filter (where state = 'delivered')::int as delivered,
      count(*) filter (where state in ('refused', 'undelivered'))::int as failed,
      count(*) filter (where state in ('queued', 'accepted', 'unknown'))::int as waiting
    from sms_message where created_at >= ${from} and created_at < ${to}
    group by ${dayStart(sql`created_at`)} order by day`.execute(db);
  return rows;
}

export async function findMessagesOf(db: Db | Trx, orderId: string) {
  return db
    .selectFrom('sms_message')
    .select(['kind', 'state', 'created_at', 'error'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}
