import { setTimeout as pause } from 'node:timers/promises';
import { pay } from '#server/bank-simulator/order.ts';
import type { FaultKind } from '#server/bank-simulator/faults.ts';
import { type ClusterShop, openCluster } from '../cluster/shop.ts';
import { percentile, startSteady } from '../cluster/steady.ts';
import { type Row, tell } from '../cluster/table.ts';
import type { RunInput } from './run-input.ts';

const always = 1_000_000;
type Fault = { name: string; kind: FaultKind; delayMs: number };
const faultCases: Fault[] = [
  { name: 'the bank takes 30 s for every answer', kind: 'delay', delayMs: 30_000 },
  { name: 'the bank is gone', kind: 'reset-before', delayMs: 0 },
];

/** The shop keeps working while the bank does not, and payments made meanwhile are settled once it is back. */
export async function endureBank({ seconds }: RunInput): Promise<Row[]> {
  await using shop = await openCluster({ web: 1 }, tell);
  const { faults } = shop.simulator;
  tell('as a measure: a bank that works');
  const before = await attend(shop, Math.min(seconds, 15));
  const rows: Row[] = [];
  for (const { name, kind, delayMs } of faultCases) {
    tell(name);
    const order = await orderByCard(shop);
    const page = await askForPage(shop, order);
    const there = shop.simulator.bank.book.byId(
      new URL(page.formUrl ?? '').searchParams.get('mdOrder') ?? '',
    );
    faults.replace([{ method: '*', kind, times: always, delayMs, effect: 'before' }]);
    const { bank } = shop.simulator;
    const paid = there && pay(there, bank.at(), '9934 **** 0001');
    if (paid) bank.book.keep(paid);
    const [during, ...asked] = await Promise.all([
      attend(shop, seconds),
      ...Array.from({ length: 3 }, async () => askForPage(shop, await orderByCard(shop))),
    ]);
    faults.replace([]);
    const settledAfter = await untilPaid(shop, order);
    const slowest = Math.max(...asked.map(({ ms }) => ms));
    const worse = during / before;
    rows.push({
      tried: `${name}, for ${seconds} s`,
      found: `p99 of everything else × ${worse.toFixed(2)} (${during.toFixed(0)} ms); paying was answered with ${[...new Set(asked.map(({ status }) => status))].join(', ')} within ${(slowest / 1000).toFixed(1)} s; what was paid was settled ${(settledAfter / 1000).toFixed(0)} s after its return`,
      ok: slowest <= 11_500 && asked.every(({ status }) => status === 503) && settledAfter <= 120_000,
    });
  }
  return rows;
}

/** Runs the usual load. @returns p99 in milliseconds */
async function attend(shop: ClusterShop, seconds: number): Promise<number> {
  const steady = startSteady(shop, { perSecond: 30 });
  await pause(seconds * 1_000);
  return percentile((await steady.stop()).times, 0.99);
}

let buyers = 0;

export type CardOrder = { id: string; token: string };

export async function orderByCard({ web, visitors, goods }: ClusterShop): Promise<CardOrder> {
  buyers += 1;
  // Unpaid orders of a customer are limited, so each customer places one.
  const visitor = visitors[visitors.length - buyers];
  const reply = await fetch(`${web[0]?.origin}/api/order/order-create/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${visitor?.token}`,
      'idempotency-key': `card-${process.pid}-${buyers}`,
    },
    body: JSON.stringify({
      items: [{ ...goods[0], quantity: 1 }],
      payment: 'ONLINE',
      delivery: 'STANDARD',
      address: visitor?.address,
    }),
  });
  const said = (await reply.json()) as { data?: { id?: string } };
  if (!said.data?.id) throw new Error(`an order by card was not taken: ${JSON.stringify(said)}`);
  return { id: said.data.id, token: visitor?.token ?? '' };
}

export async function askForPage({ web }: ClusterShop, { id, token }: CardOrder) {
  const began = performance.now();
  const reply = await fetch(`${web[0]?.origin}/api/order/payment/${id}/?bank=HALK`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { formUrl } = (await reply.json()) as { formUrl?: string };
  return { status: reply.status, formUrl, ms: performance.now() - began };
}

/** Waits until an order is paid. @returns how long it took, in milliseconds */
export async function untilPaid({ ctx }: ClusterShop, { id }: CardOrder, mostMs = 180_000): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < mostMs) {
    const order = await ctx.db
      .selectFrom('shop_order')
      .select('payment_status')
      .where('id', '=', id)
      .executeTakeFirst()
      .catch(() => undefined);
    if (order?.payment_status === 'paid') return performance.now() - began;
    await pause(250);
  }
  return Infinity;
}
