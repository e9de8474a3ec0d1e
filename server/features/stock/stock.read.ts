/** Inventory for other features: units on hand, reserved, available and returned. */
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { byOption, type StockCount } from './stock.repo.ts';

/** Units on hand and reserved, by option; options without a stock row are left out. */
export async function readCounts(db: Db | Trx, options: readonly number[]): Promise<Map<number, StockCount>> {
  if (options.length === 0) return new Map();
  const rows = await db.selectFrom('stock').selectAll().where('option_id', 'in', options).execute();
  return byOption(rows);
}

/** Available units of each option: on hand minus reserved. An option without a stock row has 0. */
export async function readAvailableUnits(
  db: Db | Trx,
  options: readonly number[],
): Promise<Map<number, number>> {
  const counts = await readCounts(db, options);
  return new Map(
    options.map((option) => {
      const count = counts.get(option);
      return [option, count ? count.onHand - count.reserved : 0];
    }),
  );
}

/** Units of an order that were deducted from stock (at payment or dispatch), by option, less those returned. */
export async function readDeductedUnits(trx: Trx, orderId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ option_id: number; units: number }>`
    select option_id, (-sum(on_hand_delta))::int as units from stock_movement
    where order_id = ${orderId} group by option_id`.execute(trx);
  return new Map(rows.map(({ option_id, units }) => [option_id, units]));
}
