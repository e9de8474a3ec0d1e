/** Table `hand_in_count`: cash that couriers have counted for a hand-in and staff have not confirmed yet. */
import type { Db, Trx } from '#server/platform/db/db.ts';

export type OwnCount = { expected: number; counted: number; at: Date };

/** The unconfirmed counts by staff id of the courier. */
export async function findOwnCounts(db: Db | Trx): Promise<Map<number, OwnCount>> {
  const rows = await db.selectFrom('hand_in_count').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.courier_id,
      { expected: row.expected_tenge, counted: row.counted_tenge, at: row.at },
    ]),
  );
}

/** The same of one courier; undefined when nothing waits to be confirmed. */
export async function findOwnCount(db: Db | Trx, courierId: number): Promise<OwnCount | undefined> {
  return db
    .selectFrom('hand_in_count')
    .select(['expected_tenge as expected', 'counted_tenge as counted', 'at'])
    .where('courier_id', '=', courierId)
    .executeTakeFirst();
}
