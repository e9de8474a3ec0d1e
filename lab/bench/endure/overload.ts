import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { pay } from '#server/bank-simulator/order.ts';
import { openCluster } from '../cluster/shop.ts';
import { percentile } from '../cluster/steady.ts';
import { type Row, tell } from '../cluster/table.ts';
import { type Connection, load, openConnection } from '../load.ts';
import { askForPage, orderByCard, untilPaid } from './bank.ts';
import type { RunInput } from './run-input.ts';

const times = 5;
const mostConnections = 600;

/** Five times as many requests as the node can answer, none of them cached. */
export async function endureOverload({ seconds }: RunInput): Promise<Row[]> {
  await using shop = await openCluster({ web: 1 }, tell);
  const [node] = shop.web;
  if (!node) return [];
  let price = 0;
  const path = () => `/api/product/list/?price_min=${(price += 1)}&sort=price`;
  tell('what it can do');
  const { perSecond: peak } = await load({ port: node.port }, { path }, 8, 32);

  const order = await orderByCard(shop);
  const { formUrl } = await askForPage(shop, order);
  const { bank } = shop.simulator;
  const there = bank.book.byId(new URL(formUrl ?? '').searchParams.get('mdOrder') ?? '');
  const paid = there && pay(there, bank.at(), '9934 **** 0001');

  tell(`${Math.round(peak)} a second; now ${times} times as many for ${seconds} s`);
  const connections = Array.from({ length: mostConnections }, () => openConnection(node.port));
  const ownDelay = monitorEventLoopDelay({ resolution: 10 });
  ownDelay.enable();
  const accepted: number[] = [];
  const refused: number[] = [];
  const others = new Map<number, number>();
  let sent = 0;
  let memory = 0;
  const going = new Set<Promise<void>>();
  async function ask(connection: Connection): Promise<void> {
    const began = performance.now();
    const status = await connection.ask(path());
    const took = performance.now() - began;
    if (status === 200) accepted.push(took);
    else if (status === 503) refused.push(took);
    else others.set(status, (others.get(status) ?? 0) + 1);
  }
  if (paid) bank.book.keep(paid);
  const settling = untilPaid(shop, order);
  const begun = performance.now();
  let looked = 0;
  while (performance.now() - begun < seconds * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * peak * times;
    while (sent < due) {
      // With all connections busy a request would wait at the socket; there are more connections than a node admits.
      const connection = connections.find((one) => !one.isBusy());
      if (!connection) break;
      sent += 1;
      const one = ask(connection);
      going.add(one);
      void one.finally(() => going.delete(one));
    }
    if (performance.now() - looked > 1_000) {
      looked = performance.now();
      memory = Math.max(memory, (await node.size()).megabytes);
    }
    await pause(4);
  }
  const good = accepted.length / ((performance.now() - begun) / 1_000);
  await Promise.all(going);
  ownDelay.disable();
  const [first] = connections;
  const calm = first ? await untilCalm(first, path) : Infinity;
  for (const connection of connections) connection.close();
  const settled = await settling;
  const p99 = (of: number[]) => percentile(of, 0.99);
  return [
    {
      tried: `${Math.round(sent / seconds)} requests a second for ${seconds} s, where ${Math.round(peak)} can be answered`,
      found: `${Math.round(good)} a second answered well (${((good / peak) * 100).toFixed(0)} % of the peak), ${refused.length} refused, ${[...others].map(([status, count]) => `${count} with ${status}`).join(', ') || 'none otherwise'}`,
      ok: good / peak >= 0.8 && others.size === 0,
    },
    {
      tried: 'time to a good answer, p99',
      found: `${p99(accepted).toFixed(0)} ms`,
      ok: p99(accepted) <= 1_000,
    },
    {
      tried: 'time to a refusal, half and p99',
      found: `${percentile(refused, 0.5).toFixed(0)} ms, ${p99(refused).toFixed(0)} ms, of which the driver's own lateness is up to ${(ownDelay.percentile(99) / 1e6).toFixed(0)} ms`,
      ok: percentile(refused, 0.5) <= 100,
    },
    { tried: 'memory of the node, at most', found: `${memory} MB`, ok: memory <= 512 },
    {
      tried: 'a payment made meanwhile',
      found: `settled after ${(settled / 1_000).toFixed(0)} s`,
      ok: settled <= 60_000,
    },
    { tried: 'normal again', found: `${(calm / 1_000).toFixed(1)} s after it was over`, ok: calm <= 5_000 },
  ];
}

async function untilCalm(connection: Connection, path: () => string): Promise<number> {
  const began = performance.now();
  for (let well = 0; well < 5 && performance.now() - began < 60_000; ) {
    const asked = performance.now();
    const status = await connection.ask(path());
    well = status === 200 && performance.now() - asked < 500 ? well + 1 : 0;
    await pause(20);
  }
  return performance.now() - began;
}
