import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  addBuyer,
  freshKey,
  sendOrder,
  type TestBuyer,
  orderInputFor,
} from '../../../tests/support/people/buyers.ts';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { addProduct, type MadeProduct } from '../../../tests/support/shop/factories.ts';
import { howOften, timeoutFor } from '../../../tests/support/shop/how-often.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { addDelivery, addPlace, addSlots, addZone } from '../../../tests/support/people/places.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { watchInvariants } from '../../../tests/support/shop/watch-invariants.ts';
import { tellFigures, tellProgress } from '../../../lab/prove/tell-figures.ts';
import { eraseCustomer } from '#server/features/customers/profile/erase-customer.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';

/** Counts the outcomes of many calls: `ok`, a refusal's code, or the message of a failure. */
async function tally(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const words = await Promise.all(
    calls.map((call) =>
      call.then(
        () => 'ok',
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      ),
    ),
  );
  return countEach(words);
}

function countEach(words: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
}

async function addBuyers(shop: TestShop, place: number, count: number): Promise<TestBuyer[]> {
  return Promise.all(Array.from({ length: count }, () => addBuyer(shop, place)));
}

test('of 200 buyers of the last 20 units exactly 20 get one, on two nodes, every time', {
  timeout: timeoutFor('oversellRuns', 20_000),
}, async () => {
  await using database = await createTestDatabase();
  await using one = await startShop({ databaseUrl: database.url });
  await using two = await startShop({ databaseUrl: database.url });
  const { place } = await addDelivery(one);
  const buyers = await addBuyers(one, place, 200);
  const runs = howOften('oversellRuns');
  const figures = { runs, looks: 0, turnedAway: 0 };
  /** A slow machine may answer that it is busy; the buyer tries again. `npm run prove` counts it as a failure. */
  async function buy(shop: TestShop, buyer: TestBuyer, rose: MadeProduct): Promise<number> {
    const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 1 }]);
    const key = freshKey();
    for (;;) {
      const { status } = await sendOrder(shop, buyer, input, key);
      if (status !== 503) return status;
      figures.turnedAway += 1;
    }
  }
  for (let run = 1; run <= runs; run++) {
    const rose = await addProduct(one, { options: [{ count: 20 }] });
    const watch = watchInvariants(one.ctx.db);
    const came = await Promise.all(buyers.map((buyer, at) => buy(at % 2 === 0 ? one : two, buyer, rose)));
    const seen = await watch.stop();
    expect(seen.breaches, 'while it runs').toEqual([]);
    expect(countEach(came.map(String))).toEqual({ 200: 20, 222: 180 });
    figures.looks += seen.looks;
    tellProgress('B1', run, runs);
  }
  tellFigures('B1', figures);
});

test('carts with the same goods in any order never deadlock', async () => {
  await using database = await createTestDatabase();
  await using one = await startShop({ databaseUrl: database.url });
  await using two = await startShop({ databaseUrl: database.url });
  const { place } = await addDelivery(one);
  const buyers = await addBuyers(one, place, 40);
  const goods: MadeProduct[] = [];
  for (let at = 0; at < 8; at++) goods.push(await addProduct(one, { options: [{ count: 500 }] }));
  const calls = buyers.flatMap((buyer, at) =>
    [0, 1, 2, 3].map((round) => {
      const picked = [0, 1, 2, 3].map((step) => goods[(at * 5 + step * (round + 1) * 3) % goods.length]!);
      const items = picked.map(({ id, option }) => ({ product: id, option, quantity: 1 }));
      const key = freshKey();
      const place = () =>
        placeOrder((round % 2 === 0 ? one : two).ctx, buyer, orderInputFor(buyer, items), key).catch(
          (error: unknown): Promise<unknown> => {
            // A timeout in the queue is no deadlock.
            if (!(error instanceof Refusal) || error.code !== 'server.busy') throw error;
            return place();
          },
        );
      return place();
    }),
  );
  expect(await tally(calls)).toEqual({ ok: 160 });
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(one.ctx.db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(await findBreaches(one.ctx.db)).toEqual([]);
});

test('fifty requests with one key at once are one order and one answer, also after a restart', async () => {
  await using database = await createTestDatabase();
  await using one = await startShop({ databaseUrl: database.url });
  await using two = await startShop({ databaseUrl: database.url });
  const { place } = await addDelivery(one);
  const buyer = await addBuyer(one, place);
  const rose = await addProduct(one);
  const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 1 }]);
  const key = freshKey();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => placeOrder((at % 2 === 0 ? one : two).ctx, buyer, input, key)),
  );
  await using restarted = await startShop({ databaseUrl: database.url });
  answers.push(await placeOrder(restarted.ctx, buyer, input, key));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await one.ctx.db.selectFrom('shop_order').select('id').execute()).toHaveLength(1);
  expect(await findBreaches(one.ctx.db)).toEqual([]);
});

test('a hundred tries of one customer to order at once leave three unpaid orders', async () => {
  await using database = await createTestDatabase();
  await using one = await startShop({ databaseUrl: database.url });
  await using two = await startShop({ databaseUrl: database.url });
  const { place } = await addDelivery(one);
  const buyer = await addBuyer(one, place);
  const rose = await addProduct(one, { options: [{ count: 500 }] });
  const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 2 }], {
    payment: 'ONLINE',
  });
  const calls = Array.from({ length: 100 }, (_, at) =>
    placeOrder((at % 2 === 0 ? one : two).ctx, buyer, input, freshKey()),
  );
  expect(await tally(calls)).toEqual({ ok: 3, 'order.too-many-unpaid': 97 });
  expect(await findBreaches(one.ctx.db)).toEqual([]);
});

test('a delivery slot takes as many orders as its capacity, whoever comes first', async () => {
  await using shop = await startShop();
  const zone = await addZone(shop);
  const place = await addPlace(shop, { zone });
  const [slot] = await addSlots(shop, { zone, capacity: 50, weekdays: [5] });
  const rose = await addProduct(shop, { options: [{ count: 100 }] });
  const buyers = await addBuyers(shop, place, 51);
  const calls = buyers.map((buyer) => {
    const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 1 }], {
      delivery: 'SLOT',
      slot: `${slot}-2026-11-21`,
    });
    return placeOrder(shop.ctx, buyer, input, freshKey());
  });
  expect(await tally(calls)).toEqual({ ok: 50, 'slot.full': 1 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a customer who is erased while their order waits for the lock places none', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop);
  const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 1 }]);
  let placing: Promise<Record<string, number>> | undefined;
  await shop.ctx.db.transaction().execute(async (trx) => {
    await eraseCustomer(trx, buyer.customerId, shop.ctx.now());
    placing = tally([placeOrder(shop.ctx, buyer, input, freshKey())]);
    await Promise.race([placing, sleep(500)]);
  });
  expect(await placing).toEqual({ 'session.revoked': 1 });
  expect(await shop.ctx.db.selectFrom('shop_order').select('id').execute()).toEqual([]);
});
