/** Delivery attempts of orders, and how many an order may have. */
import { sql } from 'kysely';
import { type FailedReason, usualAttempts } from '#domain/delivery/delivery-attempts.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

const chosen = sql`coalesce((select attempts from delivery_setting), ${sql.lit(usualAttempts)})`;
/** One when the owner has switched second attempts off. */
export const attemptsAllowed = sql<number>`case when
  (select is_on from feature where name = 'second-attempt') is false then 1 else ${chosen} end`;

/** Attempts per order while second attempts are on. */
export async function readAttemptsChosen(db: Db | Trx): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`select ${chosen} as attempts`.execute(db);
  return rows[0]?.attempts ?? usualAttempts;
}

/** Counts an order's attempts that ended without delivery. */
export async function countDeliveryAttempts(trx: Trx, orderId: string): Promise<number> {
  const { failed } = await trx
    .selectFrom('delivery_attempt')
    .select((select) => select.fn.countAll<number>().as('failed'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return failed;
}

/** Whether an attempt ended without delivery since this moment. */
export async function wasBroughtBack(trx: Trx, orderId: string, since: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('delivery_attempt')
    .select('number')
    .where('order_id', '=', orderId)
    .where('at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a courier has brought back since a moment, until it is given to a courier again or taken back. */
export async function readBroughtBack(
  db: Db,
  courierId: number,
  from: Date,
): Promise<{ id: string; number: number }[]> {
  const { rows } = await sql<{ id: string; number: number }>`
    select o.id, o.number from delivery_attempt a join shop_order o on o.id = a.order_id
    where a.staff_id = ${courierId} and a.at >= ${from} and o.courier_id is null and o.status in ('ready', 'cancelled')
    group by o.id order by max(a.at)`.execute(db);
  return rows;
}

export type DeliveryAttempt = {
  number: number;
  reason: FailedReason;
  courier: string;
  at: Date;
  staff: string | null;
};

/** Attempts that ended without delivery, the first one first. */
export async function readDeliveryAttempts(db: Db | Trx, orderId: string): Promise<DeliveryAttempt[]> {
  const { rows } = await sql<DeliveryAttempt>`
    select a.number, a.reason, a.courier, a.at, s.name as staff
    from delivery_attempt a left join staff s on s.id = a.staff_id
    where a.order_id = ${orderId} order by a.number`.execute(db);
  return rows;
}
