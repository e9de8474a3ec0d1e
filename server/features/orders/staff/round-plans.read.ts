/** A courier's stops in the order in which they are to be brought, for others. */
import { sql } from 'kysely';
import { openStatuses } from '#domain/staff-moves.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { byPlan, joinPlan } from './couriers.read.ts';
import type { StaffOrderRow } from './staff-lists.read.ts';

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
