import { expect, test } from 'vitest';
import { addBuyer, type TestBuyer } from '../../../tests/support/people/buyers.ts';
import { refusalCode } from '../../../tests/support/people/paying.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';
import { addPromo, openCounter } from '../../../tests/support/shop/counter.ts';
import { createTestDatabase } from '../../../tests/support/shop/database.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('of 40 concurrent customers on two nodes exactly seven can use a code limited to seven, and one customer uses theirs once', {
  timeout: 30_000,
}, async () => {
  await using database = await createTestDatabase();
  await using one = await startShop({ databaseUrl: database.url });
  await using two = await startShop({ databaseUrl: database.url });
  const { place, rose } = await openCounter(one, 100);
  await addPromo(one, 'YEDI7', { most_uses: 7 });
  await addPromo(one, 'BIRGE', { most_per_customer: 1 });
  const buyers = await Promise.all(Array.from({ length: 40 }, () => addBuyer(one, place)));
  const input = (promo: string, { address }: TestBuyer) => ({
    ...{ items: [{ product: rose.id, option: rose.option, quantity: 1 }], payment: 'CASH' as const },
    ...{ delivery: 'STANDARD' as const, address, promo },
  });
  const tries = (promo: string, who: (at: number) => TestBuyer) =>
    Promise.all(
      buyers.map((_, at) => {
        const by = who(at);
        const { ctx } = at % 2 === 0 ? one : two;
        return refusalCode(placeOrder(ctx, by, input(promo, by), crypto.randomUUID()));
      }),
    );
  const shared = await tries('YEDI7', (at) => buyers[at] as TestBuyer);
  expect(shared.filter((code) => code === 'accepted')).toHaveLength(7);
  expect(shared.filter((code) => code === 'promo.unknown')).toHaveLength(33);
  const own = await tries('BIRGE', () => buyers[0] as TestBuyer);
  expect(own.filter((code) => code === 'accepted')).toHaveLength(1);
  expect(own.filter((code) => code === 'promo.not-for-this')).toHaveLength(39);
  expect(await findBreaches(one.ctx.db)).toEqual([]);
});
