import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBuyer,
  freshKey,
  sendOrder,
  type TestBuyer,
  orderInputFor,
} from '../../../tests/support/people/buyers.ts';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { howOften, timeoutFor } from '../../../tests/support/shop/how-often.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { tellFigures, tellProgress } from '../../../lab/prove/tell-figures.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { forgetAnswers } from '#server/platform/idempotency/kept-answers.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';

/**
 * What a client with a poor connection does: sends, repeats while the first call is in progress, loses the answer,
 * changes the body; servers restart.
 */
const step = fc.record({
  key: fc.integer({ min: 0, max: 3 }),
  body: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(2) }),
  node: fc.integer({ min: 0, max: 1 }),
  times: fc.constantFrom(1, 1, 1, 2, 5),
  /** The connection is cut after so many milliseconds, before, during or after the order is written. */
  cutAfter: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 30 }) },
  ),
  restarts: fc.oneof(
    { weight: 80, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Sequences in parallel, each with its own customer; a restart affects all of them. */
const lanes = 6;

test('whatever a client retries, there is one order per key, and one answer', {
  timeout: timeoutFor('keySequences', 1_500),
}, async () => {
  await using shops = new AsyncDisposableStack();
  const database = shops.use(await createTestDatabase());
  const first = shops.use(await startShop({ databaseUrl: database.url }));
  const nodes = [
    await startShop({ databaseUrl: database.url }),
    await startShop({ databaseUrl: database.url }),
  ];
  shops.defer(() => Promise.all(nodes.map((node) => node[Symbol.asyncDispose]())).then(() => undefined));
  const { place } = await addDelivery(first);
  const rose = await addProduct(first, { options: [{ count: 1_000_000 }] });
  const count = { sequences: 0, sent: 0, unanswered: 0, restarts: 0, keys: 0 };
  let restarting = Promise.resolve();

  function restart(at: number): Promise<void> {
    restarting = restarting.then(async () => {
      await nodes[at]?.[Symbol.asyncDispose]();
      nodes[at] = await startShop({ databaseUrl: database.url });
      count.restarts += 1;
    });
    return restarting;
  }

  /** The answer's text, a refusal's code, or null when the outcome is unknown. */
  async function send(at: number, buyer: TestBuyer, body: number, key: string, cutAfter: number | null) {
    const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: body }]);
    const signal = cutAfter === null ? null : AbortSignal.timeout(cutAfter);
    count.sent += 1;
    try {
      const { status, text } = await sendOrder(nodes[at % 2]!, buyer, input, key, signal);
      if (status === 200) return text;
      const { code } = JSON.parse(text) as { code: string };
      if (code === 'idempotency.mismatch') return code;
      // Another call in progress, a server shutting down, or a request that took too long: the repeated request
      // decides.
      expect(['idempotency.busy', 'server.busy', 'request.too-slow'], text).toContain(code);
    } catch (error) {
      if (!isCutLine(error)) throw error;
    }
    count.unanswered += 1;
    return null;
  }

  async function live(buyer: TestBuyer, steps: readonly Step[]): Promise<void> {
    const prefix = freshKey();
    const heard = new Map<number, Set<string>>();
    for (const { key, body, node, times, cutAfter, restarts } of steps) {
      const kept = heard.get(key) ?? new Set();
      heard.set(key, kept);
      const calls = Array.from({ length: times }, (_, at) =>
        send(node + at, buyer, body, `${prefix}-${key}`, cutAfter),
      );
      if (restarts) calls.push(restart(node).then(() => null));
      for (const said of await Promise.all(calls))
        if (said !== null && said !== 'idempotency.mismatch') kept.add(said);
    }
    for (const [key, kept] of heard) {
      let answered = 0;
      // Until a server accepts one of the bodies, and answers "another body" to the other.
      for (let tries = 0; answered < 2 && tries < 200; tries += 1) {
        const said = await Promise.all(
          [1, 2].map((body) => send(tries, buyer, body, `${prefix}-${key}`, null)),
        );
        for (const text of said) if (text !== null && text !== 'idempotency.mismatch') kept.add(text);
        answered = said.filter((text) => text !== null).length;
        if (answered === 2) expect(said.filter((text) => text === 'idempotency.mismatch')).toHaveLength(1);
      }
      expect([...kept], `answers to key ${key}`).toHaveLength(1);
    }
    count.keys += heard.size;
    count.sequences += 1;
  }

  const numRuns = howOften('keySequences');
  const queue = fc.sample(fc.array(step, { minLength: 2, maxLength: 8 }), { numRuns, seed: 4 }).values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      const buyer = await addBuyer(first, place);
      for (const steps of queue) {
        await live(buyer, steps);
        tellProgress('B4', count.sequences, numRuns);
      }
    }),
  );
  const { orders } = await first.ctx.db
    .selectFrom('shop_order')
    .select((select) => select.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  expect(orders).toBe(count.keys);
  expect(count.sequences).toBe(numRuns);
  expect(await findBreaches(first.ctx.db)).toEqual([]);
  tellFigures('B4', { ...count, orders });
});

/** Cut by us, or by a server that shuts down: the request may have arrived or not. */
function isCutLine(error: unknown): boolean {
  const { name, message } = error as Error;
  return (
    name === 'TimeoutError' || name === 'AbortError' || message === 'fetch failed' || message === 'terminated'
  );
}

test('a key is kept for more than a weekend, not for ever', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop);
  const input = orderInputFor(buyer, [{ product: rose.id, option: rose.option, quantity: 1 }]);
  const key = freshKey();
  const first = await placeOrder(shop.ctx, buyer, input, key);
  shop.advance(6 * 86_400);
  await forgetAnswers(shop.ctx);
  expect(await placeOrder(shop.ctx, buyer, input, key)).toEqual(first);
  shop.advance(2 * 86_400);
  await forgetAnswers(shop.ctx);
  expect((await placeOrder(shop.ctx, buyer, input, key)).data.id).not.toBe(first.data.id);
});
