import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBuyer, freshKey, orderInputFor } from '../../../tests/support/people/buyers.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { howOften, timeoutFor } from '../../../tests/support/shop/how-often.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { tellFigures, tellProgress } from '../../../lab/prove/tell-figures.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';

type Line = { product: number; option: number; quantity: number };
type ModelOption = { product: number; left: number; price: number; forSale: boolean };
type ModelAnswer = { total: number } | { short: string[] };

/**
 * A simple model of the shop: stock, a list of orders, no concurrency. Written independently of the rules it checks.
 */
function playOrder(stock: Map<number, ModelOption>, items: readonly Line[]): ModelAnswer {
  const asked = new Map<string, Line>();
  for (const item of items) {
    const name = `${item.product}:${item.option}`;
    const before = asked.get(name)?.quantity ?? 0;
    asked.set(name, { ...item, quantity: before + item.quantity });
  }
  const lines = [...asked.values()].sort((a, b) => a.option - b.option || a.product - b.product);
  const short: string[] = [];
  for (const { product, option, quantity } of lines) {
    const lies = stock.get(option);
    const allowed = lies?.forSale && lies.product === product ? lies.left : 0;
    if (allowed < quantity) short.push(`${product}:${option} ${quantity}>${allowed}`);
  }
  if (short.length > 0) return { short };
  let total = 0;
  for (const { option, quantity } of lines) {
    const lies = stock.get(option)!;
    lies.left -= quantity;
    total += lies.price * quantity;
  }
  return { total };
}

test('random carts: the shop and a simple model agree on every one of them', {
  timeout: timeoutFor('carts', 500),
}, async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const stock = new Map<number, ModelOption>();
  for (const [at, status] of (['published', 'published', 'published', 'archived'] as const).entries()) {
    const counts = [4 + at * 3, 25];
    const made = await addProduct(shop, {
      status,
      options: counts.map((count, n) => ({ count, price: 100 * (at + 1) + n })),
    });
    for (const [n, option] of made.options.entries())
      stock.set(option, { product: made.id, left: counts[n]!, price: 100 * (at + 1) + n, forSale: at < 3 });
  }
  const known = [...stock].map(([option, { product }]) => ({ product, option }));
  const named = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...known) },
    {
      weight: 1,
      arbitrary: fc.record({
        product: fc.constantFrom(...known).map((k) => k.product),
        option: fc.constantFrom(...known).map((k) => k.option),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ product: 900_000, option: 900_000 }) },
  );
  const cart = fc.array(
    fc
      .tuple(
        named,
        fc.oneof(
          { weight: 5, arbitrary: fc.integer({ min: 1, max: 3 }) },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: 26 }) },
        ),
      )
      .map(([names, quantity]) => ({ ...names, quantity })),
    { minLength: 1, maxLength: 4 },
  );
  const held: { id: string; items: Line[] }[] = [];

  const carts = howOften('carts');
  let refused = 0;
  for (const [at, items] of fc.sample(cart, { numRuns: carts, seed: 20_261_120 }).entries()) {
    tellProgress('B5', at, carts);
    const expected = playOrder(stock, items);
    const came: ModelAnswer = await placeOrder(shop.ctx, buyer, orderInputFor(buyer, items), freshKey()).then(
      ({ data }) => {
        held.push({ id: data.id, items });
        return { total: data.totals.goods };
      },
      ({ code, facts }) => {
        expect(code).toBe('order.unavailable');
        refused += 1;
        return {
          short: facts.data.map(
            (line: Line & { requested: number; available: number }) =>
              `${line.product}:${line.option} ${line.requested}>${line.available}`,
          ),
        };
      },
    );
    expect(came, `for ${JSON.stringify(items)}`).toEqual(expected);
    // Cancels now and then, otherwise the stock would stay empty.
    while (held.length > 8) {
      const { id, items: back } = held.shift()!;
      await cancelOrder(shop.ctx, buyer, id);
      for (const { option, quantity } of back) stock.get(option)!.left += quantity;
    }
  }
  const counts = await shop.ctx.db.selectFrom('stock').selectAll().orderBy('option_id').execute();
  expect(counts.map(({ on_hand, reserved }) => on_hand - reserved)).toEqual(
    [...stock].sort(([a], [b]) => a - b).map(([, { left }]) => left),
  );
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  tellFigures('B5', { carts, refused });
});
