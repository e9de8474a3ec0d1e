/**
 * Throughput of one, two and three nodes, each limited to the same small share of a CPU, so that the nodes and not this
 * machine are the bottleneck.
 */
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { load } from '../load.ts';
import type { ShopNode } from './node.ts';
import { limitProcess } from './quota.ts';
import type { ClusterShop } from './shop.ts';
import { type Row, tell } from './table.ts';

/** Small enough that three nodes, the balancer and the load generator fit on two processors. */
const share = 0.1;
const path = '/api/product/list/';
/** Concurrent requests: more than a node answers between two of its time slices. */
const lanes = 64;

type ThroughputSample = { perSecond: number; failed: number; used: number[] };

export async function showThroughput({ web, switchboard }: ClusterShop, seconds: number): Promise<Row> {
  const quotas = await Promise.all(web.map(async (node) => limitProcess(node.pid(), share)));
  const all: ThroughputSample[] = [];
  for (const count of [1, 2, 3]) {
    tell(`throughput of ${count} ${count === 1 ? 'node' : 'nodes'}`);
    const nodes = web.slice(0, count);
    await switchboard.use(nodes.map(({ port }) => port));
    await untilWell(switchboard.port);
    all.push(await measure(switchboard.port, nodes, seconds));
  }
  await Promise.all(quotas.map((quota) => quota.lift()));
  await switchboard.use(web.map(({ port }) => port));
  await untilWell(switchboard.port);

  const [one, two, three] = all.map(({ perSecond }) => perSecond) as [number, number, number];
  const used = all.flatMap((each) => each.used);
  const isKept = Math.max(...used) <= share * 1.2;
  // If nodes leave part of their share unused, something else was the bottleneck.
  const isLimit = Math.min(...used) >= share * 0.8;
  const failed = all.reduce((sum, each) => sum + each.failed, 0);
  const percent = (of: number) => `${(of * 100).toFixed(0)} %`;
  const doubt =
    isKept && isLimit
      ? ''
      : `; ${isKept ? 'something else was the limit' : 'the share was not kept'}, with a load of ${loadavg()[0]?.toFixed(0)}, which says little`;
  return {
    tried: `1, 2, 3 nodes, each ${percent(share)} of a processor (${quotas[0]?.how}; ${cpus().length} processors in all)`,
    found: `${[one, two, three].map(Math.round).join(', ')} lists a second: × ${(two / one).toFixed(2)}, × ${(three / one).toFixed(2)}; a node used ${percent(Math.min(...used))} to ${percent(Math.max(...used))}, ${failed} failed${doubt}`,
    ok: isKept && isLimit ? three / one >= 2.4 && failed === 0 : undefined,
  };
}

async function measure(port: number, nodes: readonly ShopNode[], seconds: number): Promise<ThroughputSample> {
  const before = await Promise.all(nodes.map((node) => node.processorSeconds()));
  const began = performance.now();
  const { perSecond, failed } = await load({ port }, { path: () => path }, seconds, lanes);
  const took = (performance.now() - began) / 1_000;
  const after = await Promise.all(nodes.map((node) => node.processorSeconds()));
  return { perSecond, failed, used: after.map((each, at) => (each - (before[at] ?? 0)) / took) };
}

/** Waits until throttled nodes are ready and have the list cached. */
async function untilWell(port: number): Promise<void> {
  for (let well = 0, tries = 0; well < 12; tries += 1) {
    if (tries > 600) throw new Error('slowed nodes do not answer');
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => ({ status: 0 }));
    well = status === 200 ? well + 1 : 0;
    if (well === 0) await pause(100);
  }
}
