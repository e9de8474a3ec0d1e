import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openNode, openSeeded } from './open-node.ts';

test('a database that answers no more closes writing within seconds and never takes the node out of the balancer', async () => {
  if (process.platform === 'win32') return;
  await using seeded = await openSeeded();
  await using node = await openNode(seeded.databaseUrl, { ROLE: 'web' });
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(node.origin + path, init)).status;
  const askForCode = () =>
    statusOf('/api/auth/send-activate-code/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: '+99361234567' }),
    });
  const ready = async () => {
    const reply = await fetch(`${node.origin}/health/ready`);
    return [reply.status, await reply.json()];
  };
  expect(await statusOf('/api/product/list/')).toBe(200);
  expect(await ready()).toEqual([200, { status: 'ready', database: 'up' }]);
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name in ('sowgat', 'sowgat-changes')
      and pid <> pg_backend_pid() and query not like 'select pid from pg_stat_activity%'`.execute(
    seeded.ctx.db,
  );
  // This stops the connections of the test's own shop as well; they are resumed at the end.
  const pids = rows.map(({ pid }) => pid);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    const began = performance.now();
    const asking = askForCode();
    const probed = performance.now();
    expect((await ready())[0]).toBe(200);
    expect(performance.now() - probed).toBeLessThan(1_000);
    expect(await asking).toBe(503);
    // The limit is three seconds; a busy machine gets more.
    expect(performance.now() - began).toBeLessThan(8_000);
    const reason = 'the database does not answer';
    expect(await ready()).toEqual([200, { status: 'ready', database: 'silent', reason }]);
    expect(await statusOf('/api/product/list/')).toBe(200);
    await expect.poll(askForCode, { timeout: 15_000 }).toBe(200);
    await expect.poll(ready).toEqual([200, { status: 'ready', database: 'up' }]);
    expect(await statusOf('/api/product/list/?sort=price')).toBe(200);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
});
