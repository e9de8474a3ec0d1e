import { sql } from 'kysely';
import type { SmsTemplate } from '#domain/notifications/sms-template.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

type SmsRow = {
  id: string;
  phone: string;
  kind: string;
  order_id: string | null;
  parts: number;
  at: Date;
};

/** false when this order has had a message of this kind before: each is sent once. */
export async function insertMessage(trx: Trx, row: SmsRow): Promise<boolean> {
  const { at, ...rest } = row;
  const done = await trx
    .insertInto('sms_message')
    .values({ ...rest, state: 'queued', created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Deletes queued messages of a kind; their job then finds nothing to send. */
export async function deleteQueued(trx: Trx, orderId: string, kind: string): Promise<void> {
  await trx
    .deleteFrom('sms_message')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`split_part(kind, ':', 1) = ${kind}`)
    .where('state', '=', 'queued')
    .execute();
}

export async function updateMessage(
  db: Db | Trx,
  id: string,
  set: { state: string; provider_id?: string; error: string | null; updated_at: Date },
): Promise<void> {
  await db.updateTable('sms_message').set(set).where('id', '=', id).execute();
}

/** undefined for a message that was deleted */
export async function findMessageState(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('sms_message').select('state').where('id', '=', id).executeTakeFirst())?.state;
}

/**
 * Saves the final outcome that a carrier reports of an accepted message. A failure does not replace a delivery.
 * @returns false when no message with this id is known
 */
export async function saveOutcome(
  db: Db,
  report: {
    providerId: string;
    state: 'delivered' | 'undelivered';
    error: string | null;
    at: Date;
    since: Date;
  },
): Promise<boolean> {
  const named = db
    .selectFrom('sms_message')
    .select('id')
    .where('provider_id', '=', report.providerId)
    .where('created_at', '>', report.since)
    .orderBy('created_at', 'desc')
    .limit(1);
  const found = await named.executeTakeFirst();
  if (!found) return false;
  await db
    .updateTable('sms_message')
    .set({ state: report.state, error: report.error, updated_at: report.at })
    .where('id', '=', found.id)
    .where('state', 'in', report.state === 'delivered' ? ['accepted', 'undelivered'] : ['accepted'])
    .execute();
  return true;
}

/** Outcomes of recent messages. Failures caused by the recipient's number are not counted. */
export async function countOutcomes(db: Db, since: Date): Promise<{ failed: number; accepted: number }> {
  return db
    .selectFrom('sms_message')
    .select([
      sql<number>`count(*) filter (where state in ('queued', 'unknown') and error is not null)::int`.as(
        'failed',
      ),
      sql<number>`count(*) filter (where state in ('accepted', 'delivered', 'undelivered'))::int`.as(
        'accepted',
      ),
    ])
    .where('updated_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Blanks the number of an erased person; counts of messages stay. */
export async function blankPhone(trx: Trx, phone: string): Promise<void> {
  await trx.updateTable('sms_message').set({ phone: '' }).where('phone', '=', phone).execute();
}

export async function saveTemplates(
  trx: Trx,
  texts: Readonly<Record<string, SmsTemplate>>,
  at: Date,
): Promise<void> {
  const row = { value: JSON.stringify(texts), updated_at: at };
  await trx
    .insertInto('shop_text')
    .values({ key: 'sms', ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
