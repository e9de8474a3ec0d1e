import pg from 'pg';
import { expect, test } from 'vitest';
import { placeOrder } from './place-order.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import {
  addBuyer,
  freshKey,
  sendOrder,
  type TestBuyer,
  orderInputFor,
} from '../../../tests/support/people/buyers.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { fingerprintOf } from '#server/platform/idempotency/repeat.ts';

type Input = Parameters<typeof placeOrder>[2];
type Former = { shop: TestShop; buyer: TestBuyer; input: Input; key: string };

/**
 * Places an order as the former release does: it claims the key in idempotency_key, and knows no other table.
 * @param beforeCommit called while the order is written and not committed
 * @returns the answer as that release stores it
 */
async function placeAsFormer(
  { shop, buyer, input, key }: Former,
  beforeCommit = async () => undefined as unknown,
): Promise<string> {
  return inTransaction(shop.ctx.db, async (trx) => {
    const row = { customer_id: buyer.customerId, key, fingerprint: fingerprintOf(input) };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('idempotency_key')
      .values({ ...row, created_at: shop.ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const own = () =>
      trx.selectFrom('idempotency_key').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) {
      const kept = await own();
      expect(kept.fingerprint).toBe(row.fingerprint);
      return kept.answer ?? 'busy';
    }
    const placed = await placeOrder({ ...shop.ctx, db: trx }, buyer, input);
    const answer = JSON.stringify(placed);
    await trx
      .updateTable('idempotency_key')
      .set({ order_id: placed.data.id, answer })
      .where('key', '=', key)
      .execute();
    await beforeCommit();
    return answer;
  });
}

async function openBoth() {
  const shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop, { options: [{ count: 1_000 }] });
  const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 1 }]);
  return {
    shop,
    buyer,
    input,
    send: async (key: string, body: Input = input) => sendOrder(shop, buyer, body, key),
    orders: async () => (await shop.ctx.db.selectFrom('shop_order').select('id').execute()).length,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

const idIn = (text: string): string => (JSON.parse(text) as { data: { id: string } }).data.id;

test('a repeated call of an order placed by the former release gets the same answer from this one', async () => {
  await using both = await openBoth();
  const key = freshKey();
  const answer = await placeAsFormer({ ...both, key });
  const again = await both.send(key);
  expect([again.status, again.text]).toEqual([
    200,
    JSON.stringify({ response: 'success', ...(JSON.parse(answer) as object) }),
  ]);
  expect((await both.send(key, { ...both.input, comment: 'başga' })).text).toContain('idempotency.mismatch');
  expect(await both.orders()).toBe(1);
  expect(await findBreaches(both.shop.ctx.db)).toEqual([]);
});

test('a repeated call of an order placed by this release gets the same answer from the former one, byte for byte', async () => {
  await using both = await openBoth();
  const key = freshKey();
  const { text } = await both.send(key);
  const again = await placeAsFormer({ ...both, key });
  // That release adds `response: 'success'` before what it has stored.
  expect(JSON.stringify({ response: 'success', ...(JSON.parse(again) as object) })).toBe(text);
  expect(await both.orders()).toBe(1);
  expect(await findBreaches(both.shop.ctx.db)).toEqual([]);
});

test('while one release writes an order the other waits for it', async () => {
  await using both = await openBoth();
  const key = freshKey();
  const waiting = async () => {
    const client = new pg.Client({ connectionString: both.shop.databaseUrl });
    await client.connect();
    try {
      const blocked = 'select from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0';
      while ((await client.query(blocked)).rowCount === 0) continue;
    } finally {
      await client.end();
    }
  };
  let late: ReturnType<typeof both.send> | undefined;
  const first = await placeAsFormer({ ...both, key }, () => {
    late = both.send(key);
    return waiting();
  });
  const second = await late;
  expect([second?.status, idIn(second?.text ?? '')]).toEqual([200, idIn(first)]);
  expect(await both.orders()).toBe(1);
});

test('both releases at once, many times, place one order per key', async () => {
  await using both = await openBoth();
  for (let round = 0; round < 10; round++) {
    const key = freshKey();
    const calls = Array.from({ length: 6 }, (_, at) =>
      at % 2 ? placeAsFormer({ ...both, key }) : both.send(key).then(({ text }) => text),
    );
    const ids = new Set((await Promise.all(calls)).map(idIn));
    expect(ids.size).toBe(1);
    expect(await both.orders()).toBe(round + 1);
  }
  expect(await findBreaches(both.shop.ctx.db)).toEqual([]);
});

test('a refusal leaves the key unused in both releases', async () => {
  await using both = await openBoth();
  const key = freshKey();
  const tooMuch = { ...both.input, expectedTotal: 1 };
  expect((await both.send(key, tooMuch)).text).toContain('order.price-changed');
  const kept = await both.shop.ctx.db.selectFrom('idempotency_key').selectAll().execute();
  expect(kept).toEqual([]);
  expect(idIn(await placeAsFormer({ ...both, key }))).not.toBe('');
});
