/** Which parts of orders were refunded. Refunds that the bank refused do not count. */
import { sql } from 'kysely';
import type { RefundPart } from '#domain/payments/refund-parts.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/** What went back of a line: units, tenge for them and without them, and only the latter. */
export type LineBack = { units: number; tenge: number; swap: number };
export type OrderBack = { lines: ReadonlyMap<number, LineBack>; delivery: number };
type BackRow = LineBack & { order_id: string; position: number | null };

const nothingBack: OrderBack = { lines: new Map(), delivery: 0 };

export async function readBack(db: Db | Trx, orderId: string): Promise<OrderBack> {
  return (await readBacks(db, [orderId])).get(orderId) ?? nothingBack;
}

/** The same for many orders; orders without any are left out. */
export async function readBacks(db: Db | Trx, orderIds: readonly string[]): Promise<Map<string, OrderBack>> {
  const { rows } = await sql<BackRow>`
    select p.order_id, p.position, sum(p.quantity)::int as units, sum(p.tenge)::bigint as tenge,
      coalesce(sum(p.tenge) filter (where p.part = 'swap'), 0)::bigint as swap
    from refund_part p join refund r on r.id = p.refund_id
    where p.order_id = any(${[...orderIds]}::text[]) and r.state <> 'refused'
    group by 1, 2`.execute(db);
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, of]) => [id, shapeBack(of)]));
}

function shapeBack(rows: readonly BackRow[]): OrderBack {
  const lines = rows.flatMap(({ position, units, tenge, swap }) =>
    position === null ? [] : [[position, { units, tenge, swap }] as const],
  );
  return { lines: new Map(lines), delivery: rows.find(({ position }) => position === null)?.tenge ?? 0 };
}

/** What a refund is of. */
export async function readParts(db: Db | Trx, refundId: string): Promise<RefundPart[]> {
  const parts = await db
    .selectFrom('refund_part')
    .select(['part', 'position', 'quantity', 'tenge'])
    .where('refund_id', '=', refundId)
    .orderBy('id')
    .execute();
  return parts as RefundPart[];
}
