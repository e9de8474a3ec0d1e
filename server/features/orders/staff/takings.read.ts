/** Money taken on delivery, and what of an order's lines was given back. */
import { sql } from 'kysely';
import type { DeliveryPayment } from '#domain/payments/payment-methods.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type TakenRow = {
  id: number;
  order: string;
  number: number;
  courier: string;
  kind: DeliveryPayment;
  amount: number;
  reason: string;
  at: Date;
  staff: string | null;
};
const taken = sql`t.id, t.order_id as "order", o.number, t.courier, t.kind, t.amount_tenge as amount, t.reason, t.at, s.name as staff
  from taking t join shop_order o on o.id = t.order_id left join staff s on s.id = t.staff_id`;

export async function readTakings(
  db: Db,
  from: Date,
  to: Date,
  courier: string | undefined,
): Promise<TakenRow[]> {
  const only = courier === undefined ? sql`` : sql`and t.courier = ${courier}`;
  const { rows } = await sql<TakenRow>`select ${taken} where t.at >= ${from} and t.at < ${to} ${only}
    order by t.at desc, t.id desc limit 2000`.execute(db);
  return rows;
}

export async function readTakingsOf(db: Db | Trx, orderId: string): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`select ${taken} where t.order_id = ${orderId} order by t.id`.execute(
    db,
  );
  return rows;
}

/** Units of each line whose money was given back or is on its way; what a bank refused does not count. */
export async function readRefundedUnits(db: Db | Trx, orderId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ position: number; units: number }>`
    select l.position, sum(l.quantity)::int as units from refunded_line l left join refund r on r.id = l.refund_id
    where l.order_id = ${orderId} and r.state is distinct from 'refused' group by l.position`.execute(db);
  return new Map(rows.map(({ position, units }) => [position, units]));
}
