/**
 * The demonstration itself, inside of its own network (outside.ts): three machines set up as in deploy/patroni, the
 * shop on a fourth, five faults under a load of reads and orders, and one table.
 */
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startReader } from '../../endure/watchers.ts';
import { openNodes, type ShopNodes } from '../shop.ts';
import { startSteady } from '../steady.ts';
import { describeFailures, printOnInterrupt, printTable, type Row, tell } from '../table.ts';
import { openMachine, openNetwork, passwords } from './machines.ts';
import { untilWhole, watchForTwo } from './members.ts';
import { type Fault, faultCases } from './faults.ts';

const root = join(import.meta.dirname, '../../../..');
const primaryUrl = 'postgres://sowgat:shop@127.0.0.1:5000/sowgat';
const [folder = '', ...words] = process.argv.slice(2);
/** While nothing can be written, nodes fill up with waiting orders and load shedding refuses some reads. */
const leastReadShare = 0.98;
const rows: Row[] = [];
/** Ids of all orders that were answered with 200. */
const acknowledged = new Set<string>();

printOnInterrupt(rows);
process.stdin.resume().on('end', () => process.emit('SIGINT'));

await openNetwork();
const machines = await Promise.all([1, 2, 3].map((place) => openMachine(folder, place)));
tell('three machines: etcd, Patroni, PostgreSQL');
for (const machine of machines) await machine.start('etcd');
await pause(2_000);
for (const machine of machines) await machine.start('patroni');
await untilWhole(machines);
spawn('haproxy', ['-f', join(root, 'deploy/patroni/haproxy.cfg')], { stdio: 'ignore' });
await pause(3_000);
await makeDatabase();
tell('the shop: goods, nodes and a balancer');
const shop = await openNodes(
  { web: 2, jobs: true, env: { LOG_LEVEL: 'error' } },
  {
    direct: primaryUrl,
    sockets: [],
    addresses: () => ({ primary: primaryUrl, replica: primaryUrl.replace(':5000', ':5001') }),
  },
  folder,
  tell,
);
const isWanted = ({ name }: Fault) => words.length === 0 || words.some((word) => name.includes(word));
for (const fault of faultCases.filter(isWanted)) await causeFault(fault);
await examineBooks();
printTable(rows);
process.exit();

/** The commands of deploy/patroni/README.md. */
async function makeDatabase(): Promise<void> {
  const admin = new pg.Client(`postgres://postgres:${passwords.SUPERUSER_PASSWORD}@127.0.0.1:5000/postgres`);
  await admin.connect();
  await admin.query("create role sowgat login password 'shop'");
  await admin.query('create database sowgat owner sowgat');
  await admin.end();
}

async function causeFault({ name, seconds, cause }: Fault): Promise<void> {
  await untilWhole(machines);
  tell(name);
  // Without an answer a client retries every other second with the same idempotency key.
  const steady = startSteady(shop, { perSecond: 10, orders: 0.5, repeats: 45, repeatAfterMs: 2_000 });
  const reader = startReader(shop.switchboard.port);
  const watch = watchForTwo(machines);
  await pause(3_000);
  const began = performance.now();
  const mend = await cause(machines);
  await pause(began + seconds * 1_000 - performance.now());
  await mend();
  await pause(5_000);
  const [{ orders, orderedAt, failed, failures }, reads, seen] = await Promise.all([
    steady.stop(),
    reader.stop(),
    watch.stop(),
  ]);
  for (const id of orders.values()) acknowledged.add(id);
  await untilWhole(machines);
  const { lost, doubled } = await compareOrders(shop, new Set(orders.values()));
  const waited = longestGap(orderedAt, began) / 1_000;
  rows.push({
    tried: name,
    found: `${lost} of ${orders.size} acknowledged orders lost, ${doubled} doubled; ${waited.toFixed(1)} s until the next order, ${failed} orders given up ${describeFailures(failures)}; ${reads.sent - reads.good} of ${reads.sent} reads failed ${describeFailures(reads.failures)}; two primaries at once in ${seen.twice} of ${seen.looks} looks`,
    ok:
      lost === 0 &&
      doubled === 0 &&
      failed === 0 &&
      seen.twice === 0 &&
      reads.good >= reads.sent * leastReadShare &&
      orders.size > 0,
  });
  tell(rows.at(-1)?.found ?? '');
}

/** The longest interval between acknowledged orders after a moment, in milliseconds. */
function longestGap(moments: readonly number[], from: number): number {
  const after = [from, ...moments.filter((at) => at > from).toSorted((a, b) => a - b), performance.now()];
  // Without the last interval, which began when the load stopped.
  return Math.max(...after.slice(1, -1).map((at, place) => at - (after[place] ?? at)), 0);
}

async function compareOrders({ ctx }: Pick<ShopNodes, 'ctx'>, wanted: ReadonlySet<string>) {
  const kept = await ctx.db.selectFrom('shop_order').select('id').execute();
  const keys = await ctx.db
    .selectFrom('kept_answer')
    .select('order_id')
    .where('order_id', 'is not', null)
    .execute();
  const ids = new Set(kept.map(({ id }) => id));
  return {
    lost: [...wanted].filter((id) => !ids.has(id)).length,
    doubled: ids.size - new Set(keys.map(({ order_id }) => order_id)).size,
  };
}

/** Checks that every acknowledged order exists and that the invariants hold. */
async function examineBooks(): Promise<void> {
  await untilWhole(machines);
  const { lost, doubled } = await compareOrders(shop, acknowledged);
  const said = await promisify(execFile)(process.execPath, ['server/ops/cli/main.ts', 'invariants'], {
    cwd: root,
    env: { ...process.env, ...shop.env },
  }).then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, text: stdout + stderr }),
  );
  rows.push({
    tried: 'after all of it',
    found: `${lost} of ${acknowledged.size} orders lost, ${doubled} doubled; npm run shop -- invariants: ${said.ok ? 'in order' : said.text.slice(-500)}`,
    ok: lost === 0 && doubled === 0 && said.ok,
  });
}
