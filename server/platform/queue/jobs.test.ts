import { sql } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { expect, test } from 'vitest';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { closePool, inTransaction, openPool } from '#server/platform/db/db.ts';
import { startJobs } from './jobs.ts';
import { createLog } from '#server/platform/log.ts';

/** A pool whose connection fails once, when the queue records that a job is done. */
function cutAtTheEnd(pool: Pool): Pool {
  let cuts = 1;
  const cutting = (client: PoolClient) => ({
    release: () => client.release(),
    query: (question: string | QueryConfig, values?: unknown[]) =>
      typeof question === 'object' && /^delete from/.test(question.text) && cuts-- > 0
        ? Promise.reject(new Error('Connection terminated unexpectedly'))
        : client.query(question, values),
  });
  const connect = (listen?: Parameters<Pool['connect']>[0]) =>
    listen ? pool.connect(listen) : pool.connect().then(cutting);
  return new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name)),
  });
}

test('a job that was done while the database went away is written down when it is back, and nothing ends', async () => {
  await using shop = await startShop();
  const { db, jobs } = shop.ctx;
  const pool = openPool(shop.databaseUrl, () => undefined);
  await inTransaction(db, (trx) => jobs.add(trx, 'count', {}));
  let done = 0;
  const count = async () => void done++;
  const log = createLog({ level: 'silent' });
  const runner = await startJobs({}, { count }, { pool: cutAtTheEnd(pool), log });
  const left = async () => {
    const { rows } = await sql`select from graphile_worker._private_jobs`.execute(db);
    return rows.length;
  };
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  expect(done).toBe(1);
  await runner.stop();
  await closePool(pool);
});
