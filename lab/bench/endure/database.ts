import { setTimeout as pause } from 'node:timers/promises';
import { type ClusterShop, openCluster } from '../cluster/shop.ts';
import { startSteady } from '../cluster/steady.ts';
import { type Row, tell } from '../cluster/table.ts';
import type { RunInput } from './run-input.ts';
import { startReader, startWriter } from './watchers.ts';

/** Half a second above the limit, for a busy machine. */
const slowestRefusalMs = 3_500;
const slowestRecoveryMs = 5_500;
const leastReadShare = 0.99;
type Fault = { name: string; cause(shop: ClusterShop): Promise<void> };

const faultCases: Fault[] = [
  {
    name: 'PostgreSQL is restarted',
    async cause({ primary }) {
      await primary.stop();
      await primary.startAgain();
    },
  },
  {
    name: 'PostgreSQL is killed',
    async cause({ primary }) {
      await primary.kill();
      await primary.startAgain();
    },
  },
  {
    name: 'PostgreSQL is shut down for a minute',
    async cause({ primary }) {
      await primary.stop();
      await pause(60_000);
      await primary.startAgain();
    },
  },
  {
    name: 'PostgreSQL is stopped for ten seconds',
    async cause({ primary }) {
      await primary.signal('SIGSTOP');
      await pause(10_000);
      await primary.signal('SIGCONT');
    },
  },
  {
    name: 'every connection is cut',
    async cause({ switchboard, primary }) {
      switchboard.turn(0, primary.socket);
    },
  },
  {
    name: 'every answer of PostgreSQL takes 300 ms more each way, for ten seconds',
    async cause({ switchboard }) {
      switchboard.slow(0, 300);
      await pause(10_000);
      switchboard.slow(0, 0);
    },
  },
];

/**
 * Whatever happens to the database: the nodes survive, home and lists are served through the balancer, writes are
 * refused in time, and everything recovers soon.
 */
export async function endureDatabase({ balancer }: Pick<RunInput, 'balancer'>): Promise<Row[]> {
  await using shop = await openCluster({ web: 2, jobs: true, balancer }, tell);
  const rows: Row[] = [];
  const acknowledged = new Set<string>();
  for (const fault of faultCases) {
    tell(fault.name);
    rows.push(await causeFault(shop, fault, acknowledged));
    await pause(2_000);
  }
  const kept = new Set(
    (await shop.primary.query<{ id: string }>('select id from shop_order')).map(({ id }) => id),
  );
  const lost = [...acknowledged].filter((id) => !kept.has(id)).length;
  rows.push({
    tried: 'orders that were acknowledged in between',
    found: `${lost} of ${acknowledged.size} lost`,
    ok: lost === 0 && acknowledged.size > 0,
  });
  return rows;
}

async function causeFault(
  shop: ClusterShop,
  { name, cause }: Fault,
  acknowledged: Set<string>,
): Promise<Row> {
  const { port } = shop.switchboard;
  const pids = shop.web.map((node) => node.pid());
  const steady = startSteady(shop, { perSecond: 30, repeats: 0 });
  const reader = startReader(port);
  const writer = startWriter(port, shop);
  await pause(1_000);
  await cause(shop);
  const back = performance.now();
  const wellAt = await writer.untilWell(30_000);
  const [reads, writes] = await Promise.all([reader.stop(), writer.stop()]);
  const tally = await steady.stop();
  for (const id of [...tally.orders.values(), ...writes.orders]) acknowledged.add(id);
  const slowest = Math.max(0, ...writes.refusals);
  const recovery = wellAt - back;
  const lives = shop.web.every((node, at) => node.pid() === pids[at] && !node.hasEnded());
  const broken = [...tally.failures.keys()].filter((what) => / 500 /.test(what)).length;
  const share = reads.good / reads.sent;
  return {
    tried: `${name} (${shop.switchboard.balancer})`,
    found: `${lives ? 'the nodes live' : 'A NODE ENDED'}; home and lists: ${reads.good} of ${reads.sent} answered (${(share * 100).toFixed(1)} %), the slowest after ${(reads.slowestMs / 1000).toFixed(1)} s; ${writes.refusals.length} orders refused, the slowest after ${(slowest / 1000).toFixed(1)} s; ordering again ${(recovery / 1000).toFixed(1)} s after it was back; ${tally.good} of ${tally.sent} others answered${broken ? '; SOME WITH 500' : ''}`,
    ok:
      lives &&
      share >= leastReadShare &&
      slowest <= slowestRefusalMs &&
      recovery <= slowestRecoveryMs &&
      broken === 0,
  };
}
