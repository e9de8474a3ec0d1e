/** Clients that retry with the same idempotency key until they get an answer, whatever is killed. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import { makeDemoCustomers } from '#server/features/customers/profile/make-demo-customers.ts';
import { pay } from '#server/bank-simulator/order.ts';
import type { Chance } from '../chance.ts';
import type { ShopInPieces } from './shop-in-pieces.ts';

export type Visitor = { token: string; address: number };
/** What was acknowledged to the clients, and how many retries it took. */
export type Promises = {
  /** Order ids by idempotency key, as answered. */
  accepted: Map<string, string>;
  refused: number;
  /** Calls without an answer (server killed, connection cut). Each was repeated. */
  unanswered: number;
  paidAtBank: number;
  /** Different answers to one key: must stay empty. */
  contradictions: string[];
};

export const noPromises = (): Promises => ({
  accepted: new Map(),
  refused: 0,
  unanswered: 0,
  paidAtBank: 0,
  contradictions: [],
});

const timeoutMs = 60_000;

export async function inviteVisitors(ctx: Context, count: number): Promise<Visitor[]> {
  const { id: place } = await ctx.db.selectFrom('place').select('id').orderBy('id').executeTakeFirstOrThrow();
  const visitors: Visitor[] = [];
  for (const { username, token } of await makeDemoCustomers(ctx, count)) {
    const { id: customer_id } = await ctx.db
      .selectFrom('customer')
      .select('id')
      .where('phone', '=', username)
      .executeTakeFirstOrThrow();
    const address = await ctx.db
      .insertInto('address')
      .values({
        customer_id,
        fullname: 'Aýna',
        mobile: '+99361000000',
        place_id: place,
        line1: '1',
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    visitors.push({ token, address: address.id });
  }
  return visitors;
}

/** One visit: an order, often sent twice, often paid. Ends when every call was answered. */
export async function visit(
  shop: ShopInPieces,
  visitor: Visitor,
  goods: readonly { product: number; option: number }[],
  chance: Chance,
  promises: Promises,
): Promise<void> {
  const key = chance.id();
  const picked = chance.oneOf(goods);
  const isCard = chance.is(0.7);
  const body = {
    items: [{ ...picked, quantity: 1 }],
    payment: isCard ? 'ONLINE' : 'CASH',
    delivery: 'STANDARD',
    address: visitor.address,
  };
  const wantsToPay = chance.is(0.7);
  const isDoubled = chance.is(0.3);
  const order = () =>
    ask(shop, visitor, promises, '/api/order/order-create/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  const answers = await Promise.all(isDoubled ? [order(), order()] : [order()]);
  for (const answer of answers) {
    const id = (answer as { data?: { id?: string } }).data?.id;
    if (typeof id !== 'string') {
      promises.refused += 1;
      continue;
    }
    const known = promises.accepted.get(key);
    if (known !== undefined && known !== id) promises.contradictions.push(key);
    promises.accepted.set(key, id);
  }
  const id = promises.accepted.get(key);
  if (id === undefined || !isCard || !wantsToPay) return;
  const page = (await ask(shop, visitor, promises, `/api/order/payment/${id}/?bank=HALK`)) as {
    formUrl?: string;
  };
  if (page.formUrl === undefined) return;
  const { bank } = shop.simulator;
  const there = bank.book.byId(new URL(page.formUrl).searchParams.get('mdOrder') ?? '');
  const paid = there && pay(there, bank.at(), '9934 **** 0001');
  if (!paid) return;
  bank.book.keep(paid);
  promises.paidAtBank += 1;
}

/** Calls one server, then the other, until one accepts or refuses. */
async function ask(
  { nodes }: ShopInPieces,
  { token }: Visitor,
  promises: Promises,
  path: string,
  init: RequestInit = {},
): Promise<unknown> {
  const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` };
  const end = Date.now() + timeoutMs;
  for (let turn = Math.floor(Date.now() / 7) % 2; Date.now() < end; turn += 1) {
    const origin = nodes[turn % 2 === 0 ? 0 : 1].origin;
    try {
      const reply = await fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(15_000) });
      const said = (await reply.json()) as { code?: string };
      // Concurrent with the same call, or a bank that is unreachable for the moment: retried like a lost answer.
      if (reply.status < 500 && said.code !== 'idempotency.busy') return said;
    } catch {}
    promises.unanswered += 1;
    await pause(200);
  }
  return {};
}
