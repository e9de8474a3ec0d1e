import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';

export async function findReturned(trx: Trx, orderId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ option_id: number; units: number }>`
    select option_id, sum(on_hand_delta)::int as units from stock_movement
    where order_id = ${orderId} and kind = 'return' group by option_id`.execute(trx);
  return new Map(rows.map(({ option_id, units }) => [option_id, units]));
}
