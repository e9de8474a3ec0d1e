import type { Insertable, Updateable } from 'kysely';
import type { AttemptState } from '#domain/payments/attempt.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';

export async function findAttempt(db: Db | Trx, id: string): Promise<AttemptRecord | undefined> {
  const row = await db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst();
  return row as AttemptRecord | undefined;
}

/** @param bankOrderId the id that the bank gave the payment at its registration */
export async function findAttemptByBankId(db: Db, bankOrderId: string): Promise<AttemptRecord | undefined> {
  const row = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('bank_order_id', '=', bankOrderId)
    .executeTakeFirst();
  return row as AttemptRecord | undefined;
}

/** The order is always locked before its attempts. */
export async function lockAttempt(trx: Trx, id: string): Promise<AttemptRecord> {
  const row = await trx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row as AttemptRecord;
}

/** Locks all attempts of an order, for callers that lock later rows next. */
export async function lockAttempts(trx: Trx, orderId: string): Promise<void> {
  await trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertAttempt(
  trx: Trx,
  row: Insertable<Tables['payment_attempt']>,
): Promise<AttemptRecord> {
  const inserted = await trx
    .insertInto('payment_attempt')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  return inserted as AttemptRecord;
}

/** Compare-and-set: writes only if the attempt is still in the state as seen; returns the new row, or undefined. */
export async function updateAttemptIf(
  db: Db | Trx,
  id: string,
  seen: AttemptState,
  patch: Updateable<Tables['payment_attempt']>,
): Promise<AttemptRecord | undefined> {
  const row = await db
    .updateTable('payment_attempt')
    .set(patch)
    .where('id', '=', id)
    .where('state', '=', seen)
    .returningAll()
    .executeTakeFirst();
  return row as AttemptRecord | undefined;
}

/** Adds to the history of an attempt: `raw` is the bank's answer without secrets, `is_alarm` shows it to staff. */
export async function insertEvent(db: Db | Trx, event: Insertable<Tables['payment_event']>): Promise<void> {
  await db.insertInto('payment_event').values(event).execute();
}

/** The kind of the newest event, so that a repeated answer is recorded once. */
export async function findLastEventKind(db: Db | Trx, attemptId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_event')
    .select('kind')
    .where('attempt_id', '=', attemptId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.kind;
}

/** The key of the payment settings, which are stored among the shop's texts. */
export const choiceKey = 'payments';

/** The settings as saved, of any release; undefined before staff have saved any. */
export async function findPaymentChoice(db: Db | Trx): Promise<unknown> {
  const row = await db
    .selectFrom('shop_text')
    .select('value')
    .where('key', '=', choiceKey)
    .executeTakeFirst();
  return row?.value;
}
