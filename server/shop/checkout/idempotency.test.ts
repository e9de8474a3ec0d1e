import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBuyer, freshKey, wishFor } from '../../../tests/support/buyers.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { addProduct } from '../../../tests/support/factories.ts';
import { findBreaches } from '../../../tests/support/invariants.ts';
import { addDelivery } from '../../../tests/support/places.ts';
import { startShop, type TestShop } from '../../../tests/support/start-shop.ts';
import { forgetKeys } from '../orders/forget-keys.ts';
import { placeOrder } from './place-order.ts';

/** What a client in trouble does with a key: sends, sends again while the first is still at it, changes the body. */
const step = fc.record({
  key: fc.integer({ min: 0, max: 3 }),
  body: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  node: fc.integer({ min: 0, max: 1 }),
  times: fc.constantFrom(1, 1, 2, 5),
});

test('whatever a client retries, there is one order for a key, and one answer', async () => {
  await using database = await createTestDatabase();
  await using one = await startShop({ databaseUrl: database.url });
  await using two = await startShop({ databaseUrl: database.url });
  const nodes: TestShop[] = [one, two];
  const { place } = await addDelivery(one);
  const rose = await addProduct(one, { options: [{ count: 5_000 }] });
  let orders = 0;
  for (const steps of fc.sample(fc.array(step, { minLength: 2, maxLength: 10 }), { numRuns: 40, seed: 4 })) {
    const buyer = await addBuyer(one, place);
    const prefix = freshKey();
    const bodies = new Map<number, number>();
    const answers = new Map<number, Set<string>>();
    for (const { key, body, node, times } of steps) {
      const wish = wishFor(buyer, [{ product: rose.id, option: rose.option, quantity: body + 1 }]);
      const owner = bodies.get(key) ?? body;
      bodies.set(key, owner);
      const kept = answers.get(key) ?? new Set();
      answers.set(key, kept);
      const calls = Array.from({ length: times }, (_, at) =>
        placeOrder(nodes[(node + at) % 2]!.ctx, buyer, wish, `${prefix}-${key}`).then(
          (answer) => JSON.stringify(answer),
          ({ code }: { code: string }) => code,
        ),
      );
      for (const said of await Promise.all(calls))
        if (owner === body) kept.add(said);
        else expect(said).toBe('idempotency.mismatch');
    }
    for (const [key, kept] of answers) expect([...kept], `answers to key ${key}`).toHaveLength(1);
    orders += answers.size;
  }
  const { count } = await one.ctx.db
    .selectFrom('shop_order')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(orders);
  expect(await findBreaches(one.ctx.db)).toEqual([]);
});

test('a key is remembered for a weekend and longer, not for ever', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop);
  const wish = wishFor(buyer, [{ product: rose.id, option: rose.option, quantity: 1 }]);
  const key = freshKey();
  const first = await placeOrder(shop.ctx, buyer, wish, key);
  shop.advance(6 * 86_400);
  await forgetKeys(shop.ctx);
  expect(await placeOrder(shop.ctx, buyer, wish, key)).toEqual(first);
  shop.advance(2 * 86_400);
  await forgetKeys(shop.ctx);
  expect((await placeOrder(shop.ctx, buyer, wish, key)).data.id).not.toBe(first.data.id);
});
