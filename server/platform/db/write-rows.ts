import { sql } from 'kysely';
import type { Trx } from './db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Values by column name; objects become JSON, arrays become arrays. */
export type Columns = Readonly<Record<string, unknown>>;
type Id = string | number;

/** For tables with an `id`, and a `position` where staff order them by hand. */
export async function insertRow<T extends Id>(trx: Trx, table: string, columns: Columns): Promise<T> {
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: T }>`insert into ${sql.table(table)} (${sql.join(names)})
    values (${sql.join(Object.values(columns))}) returning id`.execute(trx);
  return (rows[0] as { id: T }).id;
}

/** @throws Refusal `record.not-found` */
export async function updateRow(trx: Trx, table: string, id: Id, columns: Columns): Promise<void> {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const done = await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${id}`.execute(trx);
  if (Number(done.numAffectedRows) === 0) throw new Refusal('record.not-found');
}

/** @throws Refusal `record.not-found`; the database refuses to delete a row that others reference */
export async function deleteRow(trx: Trx, table: string, id: Id): Promise<void> {
  const done = await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
  if (Number(done.numAffectedRows) === 0) throw new Refusal('record.not-found');
}

/** Puts the named rows first, in the given order; the others follow in their old order. */
export async function reorderRows(trx: Trx, table: string, ids: readonly Id[]): Promise<void> {
  const type = sql.raw(typeof ids[0] === 'string' ? 'text[]' : 'int[]');
  await sql`
    with wanted as (select id, place from unnest(${[...ids]}::${type}) with ordinality as x (id, place)),
    ranked as (
      select t.id, row_number() over (order by wanted.place nulls last, t.position, t.id) - 1 as place
      from ${sql.table(table)} t left join wanted on wanted.id = t.id
    )
    update ${sql.table(table)} t set position = ranked.place from ranked
    where ranked.id = t.id and t.position <> ranked.place`.execute(trx);
}
