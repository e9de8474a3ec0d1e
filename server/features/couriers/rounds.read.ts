/** A courier's stops in the order in which they are to be brought, for others. */
import { sql } from 'kysely';
import { openStatuses } from '#domain/staff-moves.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { StaffOrderRow } from '#server/features/orders/staff/staff-lists.read.ts';

/** Including finished ones, additions and leftovers of other days. */
const mostRows = 200;

const joinPlan = sql`left join round_stop p
  on p.staff_id = o.courier_id and p.order_id = o.id and p.day is not distinct from o.delivery_day`;
/** As staff have ordered them by hand; else the next one first, those of one place together. */
const byPlan = sql`p.position nulls last, o.delivery_day nulls last, o.delivery_from nulls last,
  (o.address ->> 'place')::int nulls last, o.number`;

/** Orders of a courier: ready, on their way, and delivered since `from`; what is done comes last. */
export async function findRound(db: Db, courierId: number, from: Date): Promise<StaffOrderRow[]> {
  const { rows } = await sql<StaffOrderRow>`select o.*, c.phone, c.name, c.surname, 0 as items_count
    from shop_order o join customer c on c.id = o.customer_id ${joinPlan}
    where o.courier_id = ${courierId} and (o.status in ('ready', 'on-the-way')
      or o.status = 'delivered' and o.status_since >= ${from})
    order by o.status = 'delivered', ${byPlan}
    limit ${sql.lit(mostRows)}`.execute(db);
  return rows;
}

/** 0 while nobody has put the stops in an order. */
export async function findPlanVersion(db: Db | Trx, courierId: number): Promise<number> {
  const row = await db
    .selectFrom('round_plan')
    .select('version')
    .where('staff_id', '=', courierId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Orders of a courier that are not over, those that are not ready yet too; what was added to one lies in its bag. */
export async function findOpenStops(db: Db | Trx, courierId: number): Promise<StaffOrderRow[]> {
  const { rows } = await sql<StaffOrderRow>`select o.* from shop_order o ${joinPlan}
    where o.courier_id = ${courierId} and o.status = any(${sql.val(openStatuses)}) and o.adds_to is null
    order by ${byPlan} limit 300`.execute(db);
  return rows;
}
