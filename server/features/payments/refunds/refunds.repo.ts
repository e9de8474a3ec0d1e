import { type Insertable, sql, type Updateable } from 'kysely';
import { openRefundStates, type RefundState } from '#domain/payments/refund.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { CardRefund } from './refund-record.ts';

/** The lease of a scheduled task on a refund; longer than any call to a bank. */
const leaseSeconds = 60;

/** Fails for a second automatic refund of an attempt (late money, paid twice), unless the first was refused. */
export async function insertRefund(trx: Trx, row: Insertable<Tables['refund']>): Promise<void> {
  await trx.insertInto('refund').values(row).execute();
}

export async function findRefund(db: Db | Trx, id: string): Promise<CardRefund | undefined> {
  const row = await db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
  return row as CardRefund | undefined;
}

/** Refunds of an attempt without an outcome, the oldest first. */
export async function findOpenRefunds(db: Db | Trx, attemptId: string): Promise<CardRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('state', 'in', openRefundStates)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as CardRefund[];
}

/** Compare-and-set: writes only if the refund is still in the state as seen; returns whether it wrote. */
export async function updateRefundIf(
  db: Db | Trx,
  id: string,
  seen: RefundState,
  patch: Updateable<Tables['refund']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set(patch)
    .where('id', '=', id)
    .where('state', '=', seen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Leases due refunds to this node; one per attempt at a time, the oldest first. */
export async function takeDueRefunds(db: Db, now: Date, limit: number): Promise<CardRefund[]> {
  const { rows } = await sql<CardRefund>`
    update refund set next_check_at = ${new Date(now.getTime() + leaseSeconds * 1_000)}
    where id in (
      select id from refund due
      where next_check_at <= ${now} and state in (${literals(openRefundStates)}) and not exists (
        select 1 from refund other
        where other.attempt_id = due.attempt_id and other.id <> due.id and (
          other.state in ('sent', 'unknown')
          or (other.state = 'claimed' and due.state = 'claimed'
            and (other.created_at, other.id) < (due.created_at, due.id))))
      order by next_check_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Open refunds whose next poll is after `after`, the nearest first. */
export async function findRefundsAhead(db: Db, after: Date) {
  const rows = await db
    .selectFrom('refund')
    .select(['id', 'checks', 'next_check_at'])
    .where('next_check_at', '>', after)
    .where('state', 'in', openRefundStates)
    .orderBy('next_check_at')
    .execute();
  return rows as { id: string; checks: number; next_check_at: Date }[];
}

/** Reschedules the next poll, unless it was changed meanwhile. */
export async function replanRefund(db: Db, seen: { id: string; next_check_at: Date }, next: Date) {
  await db
    .updateTable('refund')
    .set({ next_check_at: next })
    .where('id', '=', seen.id)
    .where('next_check_at', '=', seen.next_check_at)
    .execute();
}

/** Blanks what staff wrote about refunds of a customer's orders. */
export async function forgetRefundNotes(trx: Trx, customerId: number): Promise<void> {
  await sql`update refund set note = '' where note <> ''
    and order_id in (select id from shop_order where customer_id = ${customerId})`.execute(trx);
}
