import { type RawBuilder, sql } from 'kysely';
import { deliveryMethods } from '#domain/delivery/delivery.ts';
import { endedStatuses } from '#domain/order.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { isCertificateLine } from '#server/features/certificates/core/sales.read.ts';

/** Units of line `l` that were not given back. */
export const lineLeft = sql`(l.quantity - coalesce((
    select sum(p.quantity) from refund_part p join refund r on r.id = p.refund_id
    where p.order_id = l.order_id and p.position = l.position and r.state <> 'refused'), 0))::int`;
/** Units of goods that were not given back. A sum, because an EXISTS would be answered by reading all lines. */
const unitsLeft = (order: RawBuilder<unknown>) => sql`coalesce((
  select sum(${lineLeft})
  from order_line l where l.order_id = ${order} and not ${isCertificateLine}), 0)`;

/**
 * Whether every unit of order `o` and of its additions was given back, so that there is nothing to deliver. Certificates
 * are in no parcel.
 */
export const nothingLeft = sql`(o.delivery_method in (${literals(deliveryMethods)}) and ${unitsLeft(sql`o.id`)} <= 0
  and coalesce((select sum(${unitsLeft(sql`a.id`)}) from shop_order a
    where a.adds_to = o.id and a.status not in (${literals(endedStatuses)})), 0) <= 0)`;

/** Those of these orders that have nothing left to deliver. */
export async function findWithoutGoods(db: Db | Trx, orders: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select o.id from shop_order o where o.id = any(${[...orders]}::text[]) and ${nothingLeft}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
