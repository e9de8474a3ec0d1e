import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/db/db.ts';
import { openNode, openSeeded } from './open-node.ts';

const statusOf = async (url: string) => (await fetch(url)).status;

test('a web node does no jobs; a jobs node does them, and shows its health and nothing else', async () => {
  await using seeded = await openSeeded();
  const { databaseUrl, ctx } = seeded;
  const left = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(
      ctx.db,
    );
    return rows[0]?.n;
  };
  await using web = await openNode(databaseUrl, { ROLE: 'web' });
  await inTransaction(ctx.db, (trx) => ctx.jobs.add(trx, 'no-such-job', {}, { maxAttempts: 1 }));
  await inTransaction(ctx.db, (trx) => ctx.jobs.add(trx, 'render-avif', { ids: [] }));
  const waiting = await left();
  expect(await statusOf(`${web.origin}/api/product/banners/`)).toBe(200);
  await pause(1_500);
  expect(await left()).toBe(waiting);

  await using jobs = await openNode(databaseUrl, { ROLE: 'jobs' });
  expect(await statusOf(`${jobs.origin}/health/live`)).toBe(200);
  expect(await statusOf(`${jobs.origin}/health/ready`)).toBe(200);
  expect(await statusOf(`${jobs.origin}/metrics`)).toBe(200);
  for (const path of ['/', '/office', '/api/product/list/', '/api/openapi.json', '/demo/sms'])
    expect([path, await statusOf(jobs.origin + path)]).toEqual([path, 404]);
  await expect.poll(left, { timeout: 15_000 }).toBeLessThan(waiting ?? 0);
});
