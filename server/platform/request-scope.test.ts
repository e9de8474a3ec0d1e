import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase } from '../../tests/support/shop/database.ts';
import { openDb, openPool } from '#server/platform/db/db.ts';
import type { OnSlow } from '#server/platform/db/statements.ts';
import { createHttp } from '#server/platform/http/http.ts';
import { createLog } from './log.ts';

test('a statement says which request asked, a slow one in the log too, and one that comes often stays prepared', async () => {
  await using database = await createTestDatabase();
  const pool = openPool(database.url, () => undefined);
  const slow: Parameters<OnSlow>[0][] = [];
  const db = openDb(
    pool,
    () => false,
    (one) => slow.push(one),
  );
  const app = await createHttp({
    log: createLog({ level: 'silent' }),
    words: () => '',
    trustedProxies: [],
    newId: () => 'request-one',
  });
  const own = sql<{ query: string }>`select query from pg_stat_activity where pid = pg_backend_pid()`;
  app.post('/own', async () => ({ rows: (await own.execute(db)).rows }));
  app.post('/slow', async () => ({ rows: (await sql`select pg_sleep(${0.6})`.execute(db)).rows }));
  const ask = (url: string) => app.inject({ method: 'POST', url, payload: { any: 'body' } });
  expect((await ask('/own')).json().rows[0].query).toMatch(/\/\* request-one \*\/$/);
  for (let times = 0; times < 3; times += 1) await ask('/own');
  expect((await ask('/own')).json().rows[0].query).not.toContain('request-one');
  expect((await own.execute(db)).rows[0]?.query).not.toContain('request-one');
  await ask('/slow');
  expect(slow).toEqual([
    { statement: 'select pg_sleep($1)', ms: expect.any(Number), reqId: 'request-one', route: '/slow' },
  ]);
  await app.close();
  await db.destroy();
});
