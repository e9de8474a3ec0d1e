/**
 * `npm run demo:cluster`: three web nodes, a node for jobs, PostgreSQL with a streaming replica and a load balancer,
 * all on this machine, from installed programs. They are slowed down, killed and restarted under load, and one table
 * shows the results. About four minutes; `-- --quick` about two; `-- --rate 60` for a busy machine. Ctrl-C ends
 * everything that was started. `-- patroni`: three machines with etcd, Patroni and PostgreSQL instead, set up as in
 * deploy/patroni (patroni/outside.ts).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BalancerName } from './balancer.ts';
import { rollNodes } from './rolling.ts';
import { type ClusterShop, openCluster } from './shop.ts';
import { percentile, startSteady } from './steady.ts';
import { showPatroni } from './patroni/outside.ts';
import { describeFailures, printOnInterrupt, printTable, type Row, tell } from './table.ts';
import { showThroughput } from './throughput.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    rate: { type: 'string', default: '200' },
    balancer: { type: 'string' },
  },
});
const { quick } = values;
const rate = Number(values.rate);
const balancer = values.balancer as BalancerName | undefined;
const rows: Row[] = [];

if (positionals.includes('patroni')) process.exit(await showPatroni(positionals.slice(1)));
printOnInterrupt(rows);
// Ends after ten minutes in any case.
setTimeout(() => process.exit(1), 10 * 60_000).unref();

await using shop = await openCluster({ web: 3, jobs: true, replica: true, balancer }, tell);
await showChange(shop);
rows.push(await showThroughput(shop, quick ? 3 : 8));
await showKilledNode(shop);
await showPromotion(shop);
await showRolling(shop);
printTable(rows);

/** Staff change a text through one node: measures how long until the others show it. */
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
    ctx.invalidation.publish();
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
    tried: `kill -9 of a node at ${rate * 0.75} requests a second (${cluster.switchboard.balancer})`,
    found: `${failed} of ${sent} failed after one repeat, ${repeated} were repeated ${describeFailures(failures)}`,
    ok: failed === 0,
  });
}

/** Kills the primary, promotes the replica, and checks that every acknowledged order is there. */
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
  // Real failure detection takes longer: Patroni's default is half a minute.
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
    tried: `${restarts} rolling restarts at ${rate} requests a second (${cluster.switchboard.balancer})`,
    found: `${failed} of ${sent} failed after one repeat, ${repeated} were repeated; a node left within ${(slowestLeaveMs / 1000).toFixed(1)} s ${describeFailures(failures)}`,
    ok: failed === 0 && slowestLeaveMs <= 10_500,
  });
}
