/** What of an order's money went back, and why. */
import { sql } from 'kysely';
import { openRefundStates } from '#domain/payments/refund.ts';
import { goodwillOf } from '#server/features/ledger/movements.read.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type ReturnRow = {
  tenge: number;
  part: 'line' | 'swap' | 'delivery' | null;
  isUnderWay: boolean;
};

/** Each return that was not refused, oldest first: what it is of, or goodwill of the shop. */
export async function findReturns(db: Db | Trx, orderId: string): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    with parts as (
      select refund_id as id, sum(tenge)::bigint as tenge, min(part) as part, min(at) as at
      from refund_part where order_id = ${orderId} group by 1),
    goodwill as ${goodwillOf(sql`${orderId}`)}
    select coalesce(p.tenge, 0) + coalesce(g.tenge, 0) as tenge, p.part,
      coalesce(r.state in (${literals(openRefundStates)}), false) as "isUnderWay"
    from parts p full join goodwill g using (id) left join refund r on r.id = coalesce(p.id, g.id)
    where r.state is distinct from 'refused' order by coalesce(p.at, g.at), p.id`.execute(db);
  return rows;
}
