import { sql, type Updateable } from 'kysely';
import type { DeliveryPayment } from '#domain/payments/payment-methods.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type TakingRow = {
  orderId: string;
  kind: DeliveryPayment;
  amount: number;
  courier: string;
  reason: string;
  staffId: number;
  at: Date;
};

export async function insertTaking(trx: Trx, row: TakingRow): Promise<number> {
  const { id } = await trx
    .insertInto('taking')
    .values({
      order_id: row.orderId,
      kind: row.kind,
      amount_tenge: row.amount,
      courier: row.courier,
      reason: row.reason,
      staff_id: row.staffId,
      at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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

export async function findTakings(
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

export async function findTakingsOf(db: Db | Trx, orderId: string): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`select ${taken} where t.order_id = ${orderId} order by t.id`.execute(
    db,
  );
  return rows;
}

export async function insertRefundedLines(
  trx: Trx,
  orderId: string,
  refundId: string,
  lines: readonly { position: number; quantity: number }[],
  at: Date,
): Promise<void> {
  await trx
    .insertInto('refunded_line')
    .values(lines.map((line) => ({ order_id: orderId, refund_id: refundId, ...line, at })))
    .execute();
}

/** Units of each line whose money was given back or is on its way; what a bank refused does not count. */
export async function findRefundedUnits(db: Db | Trx, orderId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ position: number; units: number }>`
    select l.position, sum(l.quantity)::int as units from refunded_line l left join refund r on r.id = l.refund_id
    where l.order_id = ${orderId} and r.state is distinct from 'refused' group by l.position`.execute(db);
  return new Map(rows.map(({ position, units }) => [position, units]));
}

/** Details of an order that staff change; its money and state are not among them. */
export type OrderDetails = Pick<
  Updateable<Tables['shop_order']>,
  | 'address'
  | 'gift'
  | 'comment'
  | 'delivery_method'
  | 'delivery_day'
  | 'delivery_from'
  | 'delivery_to'
  | 'slot_id'
  | 'promise_lost_at'
  | 'zone_id'
  | 'recipient_asks'
  | 'courier'
>;
export async function updateDetails(trx: Trx, id: string, set: OrderDetails, at: Date): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ ...set, updated_at: at })
    .where('id', '=', id)
    .execute();
}
