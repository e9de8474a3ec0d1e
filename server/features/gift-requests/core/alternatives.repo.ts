/** Table `gift_alternative`, and lines that were swapped. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';

/** @param options in the order in which the recipient sees them */
export async function insertAlternatives(
  trx: Trx,
  orderId: string,
  options: readonly number[],
): Promise<void> {
  if (options.length === 0) return;
  const rows = options.map((option_id, at) => ({ order_id: orderId, position: at + 1, option_id }));
  await trx.insertInto('gift_alternative').values(rows).execute();
}

/** Options by position, which begins at 1. */
export async function findAlternatives(db: Db | Trx, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('gift_alternative')
    .select(['position', 'option_id'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ position, option_id }) => [position, option_id]));
}

/** Tenge of each line refunded for swaps, or being refunded; refunds refused by the bank do not count. */
export async function findSwapBack(db: Db | Trx, orderId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ position: number; tenge: number }>`
    select l.position, sum(l.tenge)::bigint as tenge from refunded_line l left join refund r on r.id = l.refund_id
    where l.order_id = ${orderId} and l.quantity = 0 and r.state is distinct from 'refused' group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ position, tenge }) => [position, tenge]));
}
