import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { writeMetrics } from '#server/platform/http/metrics.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { addUnpaidOrder, startPayingShop } from '../../../tests/support/people/paying.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { canRun } from '../../../tests/support/run/can-run.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

async function seen(origin: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

/** All that a node tells Prometheus: those of tests shed no load, this one does. */
async function readEvery(ctx: Context): Promise<string> {
  const app = await createApp(ctx, { sheds: true, waiting: () => 0 });
  try {
    return (await writeMetrics(app)).text;
  } finally {
    await app.close();
  }
}

test('orders, holds, jobs, backups and the disk are there to see', async () => {
  await using shop = await startPayingShop();
  await addUnpaidOrder(shop);
  await shop.ctx.db.transaction().execute((trx) => shop.ctx.jobs.add(trx, 'render-avif', { id: 'none' }));
  const figures = await seen(shop.origin);
  expect(figures.get('sowgat_figures_up')).toBe(1);
  expect(figures.get('sowgat_orders_last_day{status="awaiting-payment"}')).toBe(1);
  expect([figures.get('sowgat_holds'), figures.get('sowgat_holds_overdue')]).toEqual([1, 0]);
  expect(figures.get('sowgat_jobs_waiting')).toBe(1);
  expect(figures.get('sowgat_restore_drill_timestamp_seconds')).toBe(0);
  expect(figures.get('sowgat_disk_free_bytes{folder="data"}')).toBeGreaterThan(0);
  shop.advance(3600);
  expect((await seen(shop.origin)).get('sowgat_holds_overdue')).toBe(1);
});

test('a database that does not answer is a figure too, and old figures are gone', async () => {
  await using shop = await startShop();
  await asOwner(shop.databaseUrl, 'alter table payment_event rename to elsewhere');
  const figures = await seen(shop.origin);
  expect(figures.get('sowgat_figures_up')).toBe(0);
  expect(figures.has('sowgat_holds')).toBe(false);
  expect(figures.has('process_resident_memory_bytes')).toBe(true);
});

test('whether the database takes writes is a figure, checked once a minute', async () => {
  await using shop = await startShop();
  const writable = async () => (await seen(shop.origin)).get('sowgat_database_writable');
  expect(await writable()).toBe(1);
  // As after a failover to a read-only standby: new connections can only read.
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  await asOwner(shop.databaseUrl, `alter database ${name} set default_transaction_read_only = on`);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sowgat' and pid <> pg_backend_pid()`.execute(
    shop.ctx.db,
  );
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(shop.ctx.db).catch(() => undefined);
  expect(await writable()).toBe(1);
  shop.advance(60);
  expect([await writable(), (await seen(shop.origin)).get('sowgat_figures_up')]).toEqual([0, 1]);
});

test('what only grows is a counter and ends in _total, and nothing else does', async () => {
  await using shop = await startShop();
  const text = await readEvery(shop.ctx);
  const types = new Map(
    [...text.matchAll(/^# TYPE (sowgat_\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
  );
  const counters = ['connections_ended', 'sent_away', 'orders_short', 'security_events'];
  for (const name of counters) expect([name, types.get(`sowgat_${name}_total`)]).toEqual([name, 'counter']);
  const wrong = [...types].filter(([name, type]) => (type === 'counter') !== name?.endsWith('_total'));
  expect(wrong).toEqual([]);
});

test.skipIf(!canRun('promtool'))(
  'promtool finds no fault with a metric of the shop',
  { timeout: 180_000 },
  async () => {
    await using shop = await startShop();
    const input = await readEvery(shop.ctx);
    const { stdout, stderr, error } = spawnSync('promtool', ['check', 'metrics'], {
      input,
      encoding: 'utf8',
    });
    expect(error).toBeUndefined();
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('sowgat_'))).toEqual([]);
  },
);

test('dashboard and alarms name figures that exist, and every alarm is in the runbook', async () => {
  await using shop = await startShop();
  const text = await readEvery(shop.ctx);
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const [alerts, dashboard, runbook] = await Promise.all(
    ['deploy/alerts.yaml', 'deploy/grafana-dashboard.json', 'docs/runbook.md'].map(read),
  );
  const expressions = [
    ...[...alerts!.matchAll(/expr: '(.*)'/g)].map(([, expression]) => expression!),
    ...JSON.parse(dashboard!).panels.flatMap((panel: { targets: { expr: string }[] }) =>
      panel.targets.map(({ expr }) => expr),
    ),
  ];
  expect(expressions.length).toBeGreaterThan(40);
  const named = expressions.flatMap((expression) => expression.match(/\b(sowgat|nodejs|process)_\w+/g) ?? []);
  expect(
    [...new Set(named)].filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')),
    ),
  ).toEqual([]);
  const alarms = [...alerts!.matchAll(/alert: (\w+)/g)].map(([, name]) => name!);
  expect(alarms.filter((name) => !runbook!.includes(`**${name}**`))).toEqual([]);
});
