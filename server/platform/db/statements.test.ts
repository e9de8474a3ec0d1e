import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { openSource } from './db.ts';
import { isOutage } from './errors.ts';

test('a table that is altered under a named statement is asked about anew', async () => {
  await using database = await createTestDatabase();
  const { db, close } = openSource(database.ownerUrl, () => undefined);
  await sql`create table thing (id int)`.execute(db);
  const things = () => sql<object>`select * from thing where ${1}::int = 1`.execute(db);
  for (let times = 0; times < 4; times += 1) await things();
  await sql`alter table thing add column name text default 'x'`.execute(db);
  await sql`insert into thing (id) values (7)`.execute(db);
  const all = await Promise.all([things(), things(), things()]);
  for (const { rows } of all) expect(rows).toContainEqual({ id: 7, name: 'x' });
  await close();
});

test('a connection that is closed rejects its waiting queries as an outage, and the next query gets another one', async () => {
  await using database = await createTestDatabase();
  const { db, hangUp, close } = openSource(database.ownerUrl, () => undefined);
  const pidOf = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const first = await pidOf();
  const waiting = sql`select pg_sleep(60)`.execute(db).catch((error: unknown) => error);
  await sql`select 1`.execute(db);
  hangUp();
  expect(isOutage(await waiting)).toBe(true);
  // A query sent while the connection is being closed may fail too.
  const second = await pidOf().catch(pidOf);
  expect([typeof second, second === first]).toEqual(['number', false]);
  await close();
});
