/** What orders earned by line: table `sale`. */
import { sql } from 'kysely';
import { isCertificateLine } from '#server/features/certificates/core/sales.read.ts';
import { transferOf } from '#server/features/ledger/movements.read.ts';
import type { Trx } from '#server/platform/db/db.ts';

export type AgreedLine = {
  position: number;
  product: number;
  quantity: number;
  total: number;
  promo: number;
  isCertificate: boolean;
  /** Income that is posted. */
  soldUnits: number;
  soldTenge: number;
  soldPromo: number;
};

/** The lines of an order with what is income of them already. */
export async function findAgreedLines(trx: Trx, orderId: string): Promise<AgreedLine[]> {
  const { rows } = await sql<AgreedLine>`
    select l.position, l.product_id as product, l.quantity, l.total_tenge as total, l.promo_tenge as promo,
      ${isCertificateLine} as "isCertificate",
      coalesce(s.units, 0)::int as "soldUnits", coalesce(s.tenge, 0)::bigint as "soldTenge",
      coalesce(s.promo, 0)::bigint as "soldPromo"
    from order_line l
      left join (select position, sum(units) as units, sum(tenge) as tenge, sum(promo_tenge) as promo from sale
        where order_id = ${orderId} group by 1) s on s.position = l.position
    where l.order_id = ${orderId} order by l.position`.execute(trx);
  return rows;
}

/** The promo code that an order has used. */
export async function findPromoOf(trx: Trx, orderId: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('promo_use')
    .select('promo_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.promo_id;
}

export type SaleRow = { position: number; product: number; units: number; tenge: number; promo: number };

/** @param transfer that moved the income of these lines */
export async function insertSales(
  trx: Trx,
  { orderId, ...transfer }: { orderId: string; code: string; source: string },
  rows: readonly SaleRow[],
): Promise<void> {
  await sql`
    insert into sale (transfer_id, position, day, order_id, product_id, units, tenge, promo_tenge)
    select t.id, r.position, t.day, ${orderId}, r.product, r.units, r.tenge, r.promo
    from ${transferOf(transfer)} t, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r (position int, product int, units int, tenge bigint, promo bigint)`.execute(trx);
}
