/** Table `hand_in_count`: what couriers have counted themselves, while staff have not. */
import type { Db, Trx } from '#server/platform/db/db.ts';

export type OwnCount = { expected: number; counted: number; at: Date };

/** Of every courier who has counted, by the number of their account. */
export async function findOwnCounts(db: Db | Trx): Promise<Map<number, OwnCount>> {
  const rows = await db.selectFrom('hand_in_count').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.courier_id,
      { expected: row.expected_tenge, counted: row.counted_tenge, at: row.at },
    ]),
  );
}

export async function findOwnCount(db: Db | Trx, courierId: number): Promise<OwnCount | undefined> {
  return db
    .selectFrom('hand_in_count')
    .select(['expected_tenge as expected', 'counted_tenge as counted', 'at'])
    .where('courier_id', '=', courierId)
    .executeTakeFirst();
}

/** The same count again stays as it was; another one takes its place. */
export async function saveOwnCount(
  trx: Trx,
  courierId: number,
  { expected, counted, at }: OwnCount,
): Promise<void> {
  const count = { expected_tenge: expected, counted_tenge: counted, at };
  await trx
    .insertInto('hand_in_count')
    .values({ courier_id: courierId, ...count })
    .onConflict((conflict) =>
      conflict
        .column('courier_id')
        .doUpdateSet(count)
        .where((e) =>
          e.or([
            e('hand_in_count.expected_tenge', '<>', expected),
            e('hand_in_count.counted_tenge', '<>', counted),
          ]),
        ),
    )
    .execute();
}

export async function deleteOwnCount(trx: Trx, courierId: number): Promise<void> {
  await trx.deleteFrom('hand_in_count').where('courier_id', '=', courierId).execute();
}
