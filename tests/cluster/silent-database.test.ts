import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openNode, openSeeded } from './open-node.ts';

test('connections that answer no more are given up: 503 soon, what is at hand still shown, and well again', async () => {
  if (process.platform === 'win32') return;
  await using seeded = await openSeeded();
  await using node = await openNode(seeded.databaseUrl, { ROLE: 'web' });
  const statusOf = async (path: string) => (await fetch(node.origin + path)).status;
  expect(await statusOf('/api/product/list/')).toBe(200);
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name in ('sowgat', 'sowgat-changes')
      and pid <> pg_backend_pid() and query not like 'select pid from pg_stat_activity%'`.execute(
    seeded.ctx.db,
  );
  // The tests' own shop sleeps along with the node's; it is woken at the end.
  const pids = rows.map(({ pid }) => pid);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    const began = performance.now();
    const orders = await fetch(`${node.origin}/health/ready`);
    expect(orders.status).toBe(503);
    // Three seconds are promised; a machine with eight other programs on it is given more.
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(await statusOf('/api/product/list/')).toBe(200);
    await expect.poll(() => statusOf('/health/ready'), { timeout: 15_000 }).toBe(200);
    expect(await statusOf('/api/product/list/?sort=price')).toBe(200);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
});
