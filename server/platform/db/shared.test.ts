import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { type Db, openDb, openPool, openShared, openSource } from './db.ts';
import { askTogether } from '#server/platform/cache/ask-together.ts';
import { isOutage } from './errors.ts';
import { prepare } from './prepared.ts';

async function openLine() {
  const database = await createTestDatabase();
  const shared = openShared(database.ownerUrl, 'signedIn', () => undefined);
  const pool = openPool(database.ownerUrl, () => undefined);
  const [line, db] = [openDb(shared), openDb(pool)];
  const ask = async (n: number) => {
    const { rows } = await sql<{ n: number; pid: number }>`
      select 100 / ${n}::int as n, pg_backend_pid() as pid`.execute(line);
    return rows[0];
  };
  async function stop() {
    await line.destroy();
    await db.destroy();
    await database[Symbol.asyncDispose]();
  }
  return { url: database.ownerUrl, line, db, shared, ask, [Symbol.asyncDispose]: stop };
}

/** Somebody holds a lock that a question can be made to wait for. */
async function holdLock(database: Db) {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const holding = database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(7)`.execute(connection);
    held.resolve();
    await letGo.promise;
    await sql`select pg_advisory_unlock(7)`.execute(connection);
  });
  await held.promise;
  const countWaiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and locktype = 'advisory' and not granted`.execute(database);
    return rows[0]?.n;
  };
  return {
    async isWaitedFor() {
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1);
    },
    async release() {
      letGo.resolve();
      await holding;
    },
  };
}

/** However slow the machine is, a question on this connection waits for its lock. */
const waitsForever = (db: Db) =>
  sql`select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)`.execute(db);

test('many ask over one connection at once; each has its own answer, and a mistake is only its own', async () => {
  await using one = await openLine();
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.allSettled([1, 2, 0, 4, 5].map(one.ask));
    const told = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value?.n : 'refused'));
    expect(told).toEqual([100, 50, 'refused', 25, 20]);
  }
  const pids = (await Promise.all([1, 2, 3, 4].map(one.ask))).map((row) => row?.pid);
  expect(new Set(pids).size).toBe(1);
});

test('when the connection is lost those who wait are told so, and the next one has another', async () => {
  await using one = await openLine();
  const first = await one.ask(1);
  const waiting = sql`select pg_sleep(60)`.execute(one.line).catch((error: unknown) => error);
  await sql`select pg_terminate_backend(${first?.pid})`.execute(one.db);
  expect(isOutage(await waiting)).toBe(true);
  // Whoever asks while it is being hung up may be told so too.
  const second = await one.ask(2).catch(() => one.ask(2));
  expect(second).toMatchObject({ n: 50 });
  expect(second?.pid).not.toBe(first?.pid);
  const silent = sql`select pg_sleep(60)`.execute(one.line).catch((error: unknown) => error);
  await sql`select 1`.execute(one.db);
  one.shared.hangUp();
  expect(isOutage(await silent)).toBe(true);
  expect(await one.ask(4)).toMatchObject({ n: 25 });
});

test('a table that is altered under a prepared question is asked about anew', async () => {
  await using one = await openLine();
  await sql`create table thing (id int)`.execute(one.db);
  const things = () => sql<object>`select * from thing where ${1}::int = 1`.execute(one.line);
  for (let times = 0; times < 4; times += 1) await things();
  await sql`alter table thing add column name text default 'x'`.execute(one.db);
  await sql`insert into thing (id) values (7)`.execute(one.db);
  const all = await Promise.all([things(), things(), things()]);
  for (const { rows } of all) expect(rows).toContainEqual({ id: 7, name: 'x' });
});

test('a prepared question has the values of its call, and none that was not named', async () => {
  await using one = await openLine();
  const named = prepare(['from', 'most'], (db, { from, most }: { from: string; most: number }) =>
    db.selectFrom('zone').select('id').where('id', '>=', from).orderBy('id').limit(most),
  );
  for (const id of ['a', 'b', 'c'])
    await sql`insert into zone (id, title, fee_tenge) values (${id}, '{"tm":"x","ru":"x"}', 1)`.execute(
      one.db,
    );
  expect(await named(one.line, { from: 'a', most: 2 })).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await named(one.db, { from: 'b', most: 9 })).toEqual([{ id: 'b' }, { id: 'c' }]);
  const forgotten = prepare<{ id: string }, { id: string }>([], (db, { id }) =>
    db.selectFrom('zone').select('id').where('id', '=', id),
  );
  await expect(forgotten(one.db, { id: 'a' })).rejects.toThrow('no value');
});

test('what many begin with is asked once for a turn of the loop, and never of those who asked before something was saved', async () => {
  await using one = await openLine();
  await sql`create table stand as select 0 as n`.execute(one.db);
  let times = 0;
  const ask = (db: Db, isSlow = false) =>
    askTogether(db, 'stand', async () => {
      times += 1;
      const { rows } = await sql<{ n: number }>`
        with seen as materialized (select n from stand)
        select n, case when ${isSlow} then pg_advisory_lock_shared(7) end from seen`.execute(db);
      return rows[0]?.n;
    });
  expect(await Promise.all([ask(one.line), ask(one.line), ask(one.line)])).toEqual([0, 0, 0]);
  expect(times).toBe(1);

  await waitsForever(one.line);
  const lock = await holdLock(one.db);
  const before = ask(one.line, true);
  await lock.isWaitedFor();
  await sql`update stand set n = 1`.execute(one.db);
  const after = ask(one.line);
  await lock.release();
  expect(await Promise.all([before, after])).toEqual([0, 1]);

  times = 0;
  await Promise.all([ask(one.db), ask(one.db)]);
  await one.db.transaction().execute((trx) => Promise.all([ask(trx), ask(trx)]));
  expect(times, 'what leaves at once is asked by everybody').toBe(4);
});

test('while one of the connections is held up, the others answer', async () => {
  await using one = await openLine();
  const source = openSource(one.url, () => undefined);
  const pidOf = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(source.quick);
    return rows[0]?.pid;
  };
  await Promise.all([waitsForever(source.quick), waitsForever(source.quick)]);
  const lock = await holdLock(one.db);
  const held = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_advisory_lock_shared(7)`.execute(
    source.quick,
  );
  await lock.isWaitedFor();
  const pids: unknown[] = [];
  for (let times = 0; times < 5; times += 1) pids.push(await pidOf());
  await lock.release();
  expect(pids).not.toContain((await held).rows[0]?.pid);
  await source.close();
});
