/** Table `alone_day`. */
import { sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

type Own = { staffId: number; day: Day };

/** Locks a person's sum of the day until the transaction ends. @returns it with what is added */
export async function addAlone(trx: Trx, { staffId, day }: Own, tenge: number): Promise<number> {
  const row = await trx
    .insertInto('alone_day')
    .values({ staff_id: staffId, day, tenge })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'day']).doUpdateSet({ tenge: sql`alone_day.tenge + excluded.tenge` }),
    )
    .returning('tenge')
    .executeTakeFirstOrThrow();
  return row.tenge;
}

export type AloneRow = { staffId: number; staff: string; tenge: number };

/** The sums of a day, the largest first; of everybody, or of one person. */
export async function readAlone(db: Db | Trx, day: Day, staffId?: number): Promise<AloneRow[]> {
  let rows = db
    .selectFrom('alone_day as a')
    .innerJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.staff_id as staffId', 's.name as staff', 'a.tenge'])
    .where('a.day', '=', day)
    .where('a.tenge', '>', 0)
    .orderBy('a.tenge', 'desc');
  if (staffId !== undefined) rows = rows.where('a.staff_id', '=', staffId);
  return rows.execute();
}
