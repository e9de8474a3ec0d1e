/**
 * `npm run demo:cluster`: three web nodes, a node for jobs, PostgreSQL with a streaming replica and what stands in front of
 * them, all on this machine and of what is installed. They are slowed down, killed and restarted under load, and one table says
 * what came of it. About four minutes; `-- --quick` about two; `-- --rate 60` for a machine that is busy. Ctrl-C ends everything that was started.
 */
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { load } from '../load.ts';
import { limitProcess } from './quota.ts';
import { rollNodes } from './rolling.ts';
import { type ClusterShop, openCluster } from './shop.ts';
import { percentile, startSteady } from './steady.ts';
import { describeFailures, printTable, type Row, tell } from './table.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, rate: { type: 'string', default: '200' } },
});
const { quick } = values;
const rate = Number(values.rate);
const rows: Row[] = [];
const share = 0.02;

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
// Whatever happens, this is over in ten minutes.
setTimeout(() => process.exit(1), 10 * 60_000).unref();

await using shop = await openCluster({ web: 3, jobs: true, replica: true }, tell);
await showChange(shop);
await showThroughput(shop);
await showKilledNode(shop);
await showPromotion(shop);
await showRolling(shop);
printTable(rows);

/** Staff change a text through one node; how long until the others show it. */
async function showChange({ ctx, web }: ClusterShop): Promise<void> {
  tell('a change is told');
  const times: number[] = [];
  for (let turn = 1; turn <= 11; turn += 1) {
    const name = `Güller ${turn}`;
    await ctx.db
      .updateTable('category')
      .set({ title: JSON.stringify({ tm: name, ru: 'Цветы' }) as never })
      .where('parent_id', 'is', null)
      .execute();
    const began = performance.now();
    ctx.changes.tell();
    await Promise.all(
      web.map(async ({ origin }) => {
        const said = async () => (await fetch(`${origin}/api/product/categories/`)).text();
        while (!(await said()).includes(name)) await pause(2);
      }),
    );
    times.push(performance.now() - began);
    await pause(200);
  }
  const half = percentile(times, 0.5);
  rows.push({
    tried: 'a change is shown by all three nodes',
    found: `after ${half.toFixed(0)} ms in half of ${times.length} tries, ${Math.max(...times).toFixed(0)} ms at most (15 ms of it gathering)`,
    ok: half <= 50 ? true : undefined,
  });
}

/** Each node gets the same small share of a processor, so that nodes and not this machine are the limit. */
async function showThroughput({ web, switchboard }: ClusterShop): Promise<void> {
  const quotas = await Promise.all(web.map((node) => limitProcess(node.pid(), share)));
  // Who shares the machine with others measures them.
  const isBusy = (loadavg()[0] ?? 0) > cpus().length * 3;
  const rates: number[] = [];
  for (const count of [1, 2, 3]) {
    tell(`throughput of ${count} ${count === 1 ? 'node' : 'nodes'}`);
    switchboard.use(web.slice(0, count).map(({ port }) => port));
    await pause(1_500);
    const { perSecond } = await load(
      { port: switchboard.port },
      { path: () => '/api/product/list/' },
      quick ? 3 : 8,
      24,
    );
    rates.push(perSecond);
  }
  await Promise.all(quotas.map((quota) => quota.lift()));
  switchboard.use(web.map(({ port }) => port));
  await pause(1_000);
  const [one = 1, two = 0, three = 0] = rates;
  rows.push({
    tried: `1, 2, 3 nodes, each ${share * 100} % of a processor (${quotas[0]?.how}; ${cpus().length} processors in all)`,
    found: `${rates.map((each) => Math.round(each)).join(', ')} lists a second: × ${(two / one).toFixed(2)}, × ${(three / one).toFixed(2)}${isBusy ? ` (a load of ${loadavg()[0]?.toFixed(0)} beside it: says little)` : ''}`,
    ok: isBusy && three / one < 2 ? undefined : three / one >= 2,
  });
}

async function showKilledNode(cluster: ClusterShop): Promise<void> {
  tell('a node is killed under load');
  const steady = startSteady(cluster, { perSecond: rate * 0.75 });
  await pause(2_000);
  const [node] = cluster.web;
  await node?.kill();
  await pause(quick ? 2_000 : 5_000);
  await node?.start();
  await pause(1_500);
  const { sent, repeated, failed, failures } = await steady.stop();
  rows.push({
    tried: `kill -9 of a node at ${rate * 0.75} requests a second`,
    found: `${failed} of ${sent} failed after one repeat, ${repeated} were repeated ${describeFailures(failures)}`,
    ok: failed === 0,
  });
}

/** The primary dies, the replica takes its place, and every order that was acknowledged is there. */
async function showPromotion(cluster: ClusterShop): Promise<void> {
  const { primary, replica, switchboard } = cluster;
  if (!replica) return;
  tell('the primary is killed and the replica promoted');
  const steady = startSteady(cluster, {
    perSecond: rate * 0.3,
    orders: 0.5,
    repeats: 60,
    repeatAfterMs: 500,
  });
  await pause(3_000);
  const killedAt = performance.now();
  await primary.kill();
  // Who decides that a primary is dead takes longer than this: Patroni's default is half a minute.
  await pause(500);
  await replica.query('select pg_promote(true, 30)');
  const promotedAt = performance.now();
  switchboard.turn(0, replica.socket);
  await pause(quick ? 5_000 : 8_000);
  const { orders, orderedAt, failed, failures } = await steady.stop();
  const back = orderedAt.find((at) => at > promotedAt) ?? Infinity;
  const kept = await replica.query<{ id: string }>('select id from shop_order');
  const ids = new Set(kept.map(({ id }) => id));
  const lost = [...orders.values()].filter((id) => !ids.has(id));
  rows.push({
    tried: 'kill -9 of the primary, synchronous replica promoted',
    found: `${lost.length} of ${orders.size} acknowledged orders lost; ordering again ${((back - killedAt) / 1000).toFixed(1)} s after the kill (${((promotedAt - killedAt) / 1000).toFixed(1)} s of it the promotion); ${failed} gave up ${describeFailures(failures)}`,
    ok: lost.length === 0 && failed === 0 && orders.size > 0,
  });
}

async function showRolling(cluster: ClusterShop): Promise<void> {
  const restarts = quick ? 3 : 10;
  tell(`${restarts} rolling restarts`);
  const { slowestLeaveMs, tally } = await rollNodes(cluster, restarts, rate);
  const { sent, repeated, failed, failures } = tally;
  rows.push({
    tried: `${restarts} rolling restarts at ${rate} requests a second`,
    found: `${failed} of ${sent} failed after one repeat, ${repeated} were repeated; a node left within ${(slowestLeaveMs / 1000).toFixed(1)} s ${describeFailures(failures)}`,
    ok: failed === 0 && slowestLeaveMs <= 10_500,
  });
}
