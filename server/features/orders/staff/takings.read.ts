/** Money taken on delivery. */
import { sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import { byDeliveryPayment, type DeliveryPayment } from '#domain/payments/payment-methods.ts';
import { handedIn, purseJoins } from '#server/features/ledger/movements.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Courier } from '#server/features/couriers/core/purse.read.ts';

export type TakenRow = {
  id: number;
  order: string;
  number: number;
  courierId: number | null;
  courier: string;
  kind: DeliveryPayment;
  amount: number;
  reason: string;
  at: Date;
  staff: string | null;
};
/** The reason of a reversed taking: "delivered" was pressed by mistake. No money was given back. */
export const steppedBack = 'stepped-back';

const taken = sql`t.id, t.order_id as "order", o.number, t.kind, t.amount_tenge as amount, t.reason, t.at, s.name as staff`;
const named = sql`join shop_order o on o.id = t.order_id left join staff s on s.id = t.staff_id`;

/** Days of the books, both included. */
type DaySpan = { from: Day; to: Day };
type Only = { courier?: string | undefined; limit?: number };

const mostRows = 500;

/** Takings within a span, newest first. */
export async function readTakings(
  db: Db,
  { from, to }: DaySpan,
  { courier, limit = mostRows }: Only = {},
): Promise<TakenRow[]> {
  const only = courier === undefined ? sql`` : sql`and courier = ${courier}`;
  // The newest takings are found by index first, and orders are joined to these only.
  const { rows } = await sql<TakenRow>`
    with newest as materialized (select * from taking_money where day between ${from} and ${to} ${only}
      order by day desc, transfer_id desc limit ${sql.lit(limit)})
    select ${taken}, t.courier_id as "courierId", t.courier from newest t ${named} order by t.day desc, t.transfer_id desc`.execute(
    db,
  );
  return rows;
}

export type CourierTakings = Courier & {
  cash: number;
  terminal: number;
  orders: number;
  handedIn: number;
  difference: number;
};

const sumsByKind = sql.join(
  Object.entries(
    byDeliveryPayment((kind) => sql`coalesce(sum(amount) filter (where kind = ${sql.lit(kind)}), 0)::bigint`),
  ).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`),
);

/** What each courier took and handed in within a span, without moved balances; accounts by their present name. */
export async function sumTakings(db: Db, { from, to }: DaySpan, courier?: string): Promise<CourierTakings[]> {
  const only = courier === undefined ? sql`` : sql`where name = ${courier}`;
  const { rows } = await sql<CourierTakings>`
    select courier_id as "courierId", name as courier, ${sumsByKind},
      count(distinct order_id)::int as orders, sum(handed_in)::bigint as "handedIn", sum(difference)::bigint as difference
    from (select t.courier_id, coalesce(s.name, t.courier) as name, t.order_id, t.kind, t.amount_tenge as amount, 0::bigint as handed_in, 0::bigint as difference
      from taking_money t left join staff s on s.id = t.courier_id where t.day between ${from} and ${to}
      union all select s.id, coalesce(s.name, h.owner), null, null, 0, h.handed_in, h.difference
      from ${handedIn({ from, to })} h left join staff s on '#' || s.id = h.owner) m
    ${only} group by courier_id, name order by name, courier_id`.execute(db);
  return rows;
}

/**
 * Takings of an order in the order they were written, given-back ones included, with negative amounts. Cash of a name
 * whose purse was joined to an account since is that account's.
 */
export async function readTakingsOf(db: Db | Trx, orderId: string): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    select ${taken}, coalesce(holder.id, t.courier_id) as "courierId", coalesce(holder.name, t.courier) as courier
    from taking_money t ${named} left join lateral (
      select h.id, h.name from ${purseJoins} j join staff h on '#' || h.id = j.joined
      where j.owner = t.courier and j.id > t.transfer_id and t.courier_id is null order by j.id desc limit 1) holder on true
    where t.order_id = ${orderId} order by t.id`.execute(db);
  return rows;
}
