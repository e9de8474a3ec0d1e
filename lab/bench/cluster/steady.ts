/**
 * An open-loop load at a steady rate, whatever the answers: mostly public pages, some of the customer's own data, some
 * orders.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShopNodes } from './shop.ts';

export type Tally = {
  sent: number;
  good: number;
  /** Failed or answered 503 the first time, and successful when repeated. */
  repeated: number;
  failed: number;
  failures: Map<string, number>;
  /** Ids of acknowledged orders, by idempotency key. */
  orders: Map<string, string>;
  /** Time of each acknowledged order, in milliseconds of `performance.now()`. */
  orderedAt: number[];
  times: number[];
};
export type SteadyInput = {
  perSecond: number;
  /** The share of orders among all requests; 0.1 by default. */
  orders?: number;
  /** How often a request without an answer is retried. */
  repeats?: number;
  repeatAfterMs?: number;
};
export type Steady = { tally: Tally; stop(): Promise<Tally> };

/** Number of loads started: part of the idempotency keys, so that each load places new orders. */
let crowds = 0;
const places = ['/api/product/list/', '/api/product/home-info/', '/api/product/banners/', '/shop', '/'];

export function startSteady(
  shop: Pick<ShopNodes, 'switchboard' | 'goods' | 'visitors'>,
  input: SteadyInput,
): Steady {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const tally: Tally = {
    sent: 0,
    good: 0,
    repeated: 0,
    failed: 0,
    failures: new Map(),
    orders: new Map(),
    orderedAt: [],
    times: [],
  };
  const { port } = shop.switchboard;
  const underWay = new Set<Promise<void>>();
  let over = false;
  crowds += 1;
  const crowd = crowds;

  async function visit(number: number): Promise<void> {
    const visitor = shop.visitors[number % shop.visitors.length];
    const goods = shop.goods[number % shop.goods.length];
    const isOrder = number % Math.round(1 / (input.orders ?? 0.1)) === 1;
    const key = `steady-${crowd}-${number}-${port}`;
    const asked: SteadyRequest = isOrder
      ? {
          method: 'POST',
          path: '/api/order/order-create/',
          headers: {
            authorization: `Bearer ${visitor?.token}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify({
            items: [{ ...goods, quantity: 1 }],
            payment: 'CASH',
            delivery: 'STANDARD',
            address: visitor?.address,
          }),
        }
      : number % 5 === 0
        ? {
            method: 'GET',
            path: '/api/order/order-list/',
            headers: { authorization: `Bearer ${visitor?.token}` },
          }
        : number % 5 === 1
          ? { method: 'GET', path: `/api/product/detail/${goods?.product}/` }
          : { method: 'GET', path: places[number % places.length] ?? '/' };
    const began = performance.now();
    let answer = await send(agent, port, asked);
    const mayAskAgain = () => answer.status === 0 || answer.status === 503 || answer.status === 409;
    for (let again = 0; again < (input.repeats ?? 1) && mayAskAgain(); again += 1) {
      if (again === 0) tally.repeated += 1;
      await pause(input.repeatAfterMs ?? 300);
      answer = await send(agent, port, asked);
    }
    if (answer.status === 200) {
      tally.good += 1;
      tally.times.push(performance.now() - began);
      if (!isOrder) return;
      const id = (JSON.parse(answer.text) as { data?: { id?: string } }).data?.id;
      if (id) tally.orders.set(key, id);
      tally.orderedAt.push(performance.now());
      return;
    }
    tally.failed += 1;
    const what = `${asked.method} ${asked.path.replace(/\d+/, ':id')} ${answer.status} ${answer.text.slice(0, 90)}`;
    tally.failures.set(what, (tally.failures.get(what) ?? 0) + 1);
  }

  const begun = performance.now();
  const running = (async () => {
    while (!over) {
      const due = ((performance.now() - begun) / 1000) * input.perSecond;
      for (; tally.sent < due; tally.sent += 1) {
        const going = visit(tally.sent);
        underWay.add(going);
        void going.finally(() => underWay.delete(going));
      }
      await pause(5);
    }
  })();

  return {
    tally,
    async stop() {
      over = true;
      await running;
      await Promise.all(underWay);
      agent.destroy();
      return tally;
    },
  };
}

export type SteadyRequest = { method: string; path: string; headers?: Record<string, string>; body?: string };

/** Status 0: no answer. */
export function send(
  agent: Agent,
  port: number,
  { body, ...asked }: SteadyRequest,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const none = (error: Error) => resolve({ status: 0, text: error.message });
    const out = request({ ...asked, agent, port, host: '127.0.0.1', timeout: 20_000 }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.on('error', none);
    });
    out.on('timeout', () => out.destroy(new Error('no answer for 20 s')));
    out.on('error', none);
    out.end(body);
  });
}

export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
