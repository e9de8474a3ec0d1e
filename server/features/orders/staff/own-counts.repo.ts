/** Writes table `hand_in_count`. */
import type { Trx } from '#server/platform/db/db.ts';
import type { OwnCount } from './own-counts.read.ts';

/** Inserts or replaces a courier's count; an equal one keeps its time. */
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

/** Each own count is used for one hand-in. */
export async function deleteOwnCount(trx: Trx, courierId: number): Promise<void> {
  await trx.deleteFrom('hand_in_count').where('courier_id', '=', courierId).execute();
}
