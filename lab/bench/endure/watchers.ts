/** Two clients at the balancer during faults of the database: one only reads, the other only orders. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShopNodes } from '../cluster/shop.ts';
import { type SteadyRequest, send } from '../cluster/steady.ts';

const lasting = { keepAlive: true };

export type Reads = { sent: number; good: number; slowestMs: number; failures: Map<string, number> };
export type Writes = { refusals: number[]; orders: string[] };

const pages = [
  '/',
  '/shop',
  '/api/product/home-info/',
  '/api/product/list/',
  '/api/product/list/?sort=price',
];
const everyMs = 50;
/** Consecutive accepted orders that count as recovered. */
const wellAfter = 10;

/** Requests home and lists, twenty a second, and counts answers with 200. */
export function startReader(port: number) {
  const agent = new Agent(lasting);
  const reads: Reads = { sent: 0, good: 0, slowestMs: 0, failures: new Map() };
  const underWay = new Set<Promise<void>>();

  async function read(path: string): Promise<void> {
    const began = performance.now();
    const { status, text } = await send(agent, port, { method: 'GET', path });
    const what = `GET ${path} ${status} ${text.slice(0, 60)}`;
    if (status === 200) reads.good += 1;
    else reads.failures.set(what, (reads.failures.get(what) ?? 0) + 1);
    reads.slowestMs = Math.max(reads.slowestMs, performance.now() - began);
  }

  const timer = setInterval(() => {
    const going = read(pages[reads.sent % pages.length] ?? '/');
    reads.sent += 1;
    underWay.add(going);
    void going.finally(() => underWay.delete(going));
  }, everyMs);

  return {
    async stop(): Promise<Reads> {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      return reads;
    },
  };
}

/** Places orders one after the other and records how long each refusal took. */
export function startWriter(port: number, shop: Pick<ShopNodes, 'goods' | 'visitors'>) {
  const agent = new Agent(lasting);
  const writes: Writes = { refusals: [], orders: [] };
  let over = false;
  let wellFor = 0;
  let wellSince = Infinity;

  async function write(number: number): Promise<void> {
    const began = performance.now();
    const { status, text } = await send(agent, port, orderOf(number, shop));
    if (status === 200) {
      const { data } = JSON.parse(text) as { data?: { id?: string } };
      if (data?.id) writes.orders.push(data.id);
      if (wellFor === 0) wellSince = performance.now();
      wellFor += 1;
    } else {
      writes.refusals.push(performance.now() - began);
      wellFor = 0;
    }
  }

  const running = (async () => {
    for (let number = 0; !over; number += 1) {
      await write(number);
      await pause(everyMs);
    }
  })();

  return {
    /** @returns when orders were accepted again, in `performance.now()`; Infinity when they were not */
    async untilWell(mostMs: number): Promise<number> {
      wellFor = 0;
      for (const end = performance.now() + mostMs; performance.now() < end; await pause(everyMs))
        if (wellFor >= wellAfter) return wellSince;
      return Infinity;
    },
    async stop(): Promise<Writes> {
      over = true;
      await running;
      agent.destroy();
      return writes;
    },
  };
}

function orderOf(number: number, { goods, visitors }: Pick<ShopNodes, 'goods' | 'visitors'>): SteadyRequest {
  const visitor = visitors[number % visitors.length];
  return {
    method: 'POST',
    path: '/api/order/order-create/',
    headers: {
      authorization: `Bearer ${visitor?.token}`,
      'content-type': 'application/json',
      'idempotency-key': `writer-${process.hrtime.bigint()}`,
    },
    body: JSON.stringify({
      items: [{ ...goods[number % goods.length], quantity: 1 }],
      payment: 'CASH',
      delivery: 'STANDARD',
      address: visitor?.address,
    }),
  };
}
