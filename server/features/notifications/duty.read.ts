import { sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import { type Duty, usualDuty } from '#domain/notifications/duty.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type StoredDuty = Duty & { changedAt: Date | null };

/** Duty settings of staff, or the defaults. */
export async function findDuty(db: Db | Trx): Promise<StoredDuty> {
  const { rows } =
    await sql<StoredDuty>`select is_on as "isOn", phones, to_char(from_time, 'HH24:MI') as "from",
    to_char(to_time, 'HH24:MI') as "to", lang, tells_close as "tellsClose",
    low_stock as "lowStock", changed_at as "changedAt"
    from duty_setting`.execute(db);
  return rows[0] ?? { ...usualDuty, changedAt: null };
}

/** @param at orders placed before it are not reported to staff on duty */
export async function upsertDuty(trx: Trx, duty: Duty, at: Date): Promise<void> {
  const row = {
    is_on: duty.isOn,
    phones: duty.phones,
    from_time: duty.from,
    to_time: duty.to,
    lang: duty.lang,
    tells_close: duty.tellsClose,
    low_stock: duty.lowStock,
    changed_at: at,
  };
  await trx
    .insertInto('duty_setting')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** When notices were sent about each order, oldest first. */
export async function findNotices(db: Db, orders: readonly string[]): Promise<ReadonlyMap<string, Date[]>> {
  const rows = await db
    .selectFrom('duty_notice')
    .select(['order_id', 'at'])
    .where('order_id', 'in', orders.length > 0 ? orders : [''])
    .orderBy('turn')
    .execute();
  const found = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...found].map(([id, all]) => [id, all.map(({ at }) => at)]));
}

/** True for the one call that inserted it. */
export async function insertNotice(
  trx: Trx,
  notice: { order_id: string; turn: number; at: Date },
): Promise<boolean> {
  const done = await trx
    .insertInto('duty_notice')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['order_id', 'turn']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** True for the one call that was first to tell a day, or a later one. */
export async function noteToldDay(trx: Trx, day: Day): Promise<boolean> {
  const done = await trx
    .updateTable('duty_setting')
    .set({ told_day: day })
    .where(({ eb, or }) => or([eb('told_day', 'is', null), eb('told_day', '<', day)]))
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
