/** Writes tables `hand_in` and `hand_in_count`. */
import { type Insertable, sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Courier, OwnCount } from './purse.read.ts';

const handInLock = 7_306_013;

/** Two people may book the cash of one courier: the second waits, and sees what the first wrote. */
export async function lockHandIns(trx: Trx, { courierId, courier }: Courier): Promise<void> {
  await sql`select pg_advisory_xact_lock(${handInLock}, hashtext(${courierId ?? courier}::text))`.execute(
    trx,
  );
}

export async function insertHandIn(trx: Trx, row: Insertable<Tables['hand_in']>): Promise<number> {
  return (await trx.insertInto('hand_in').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

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
