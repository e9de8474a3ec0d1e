import { expect, test } from 'vitest';
import type { ListQuery } from '#contract/catalogue/shop.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

const today = '2026-11-20';
const tomorrow = '2026-11-21';
const halfPastFour = 5.5 * 3_600;

async function list(shop: TestShop, query: ListQuery = {}) {
  // What is booked in windows makes no answer stale at once.
  shop.ctx.cache.invalidate();
  const { page, facets } = await shop.api('GET /api/product/list/:search?', { params: {}, query });
  return { total: page.total, arrives: facets.arrives.map(({ count }) => count), facets };
}

async function placeIn(shop: TestShop, zone: string): Promise<number> {
  const { data } = await shop.api('GET /api/order/delivery-payment/');
  return data.zones.find(({ id }) => id === zone)?.places[0]?.id ?? 0;
}

test('what arrives by a day is all that is in stock, as long as the place can be reached by then', async () => {
  await using shop = await startShop({ seed: true });
  const near = await placeIn(shop, 'Z2');
  const { total: inStock, arrives, facets } = await list(shop, { in_stock: true });
  expect(inStock).toBeGreaterThan(50);
  expect(arrives).toEqual([inStock, inStock]);
  expect(facets.arrives.map(({ day }) => day)).toEqual([today, tomorrow]);
  expect((await list(shop, { arrives_by: today })).total).toBe(inStock);
  expect((await list(shop, { place: near })).arrives, 'the next day at the soonest').toEqual([0, inStock]);
  expect((await list(shop, { arrives_by: today, place: near })).total).toBe(0);
  const there = await list(shop, { arrives_by: tomorrow, place: near });
  expect([there.total, ...there.arrives]).toEqual([inStock, 0, inStock]);
  expect((await list(shop, { arrives_by: today, place: near })).arrives, 'how many by the other day').toEqual(
    [0, inStock],
  );
  expect((await list(shop, { arrives_by: tomorrow, place: 999_999 })).total, 'a place that is gone').toBe(
    inStock,
  );
});

test('counts of other filters obey the day, and the day obeys them', async () => {
  await using shop = await startShop({ seed: true });
  const { facets } = await list(shop, { arrives_by: tomorrow });
  const [recipient] = facets.recipient;
  const narrowed = await list(shop, { arrives_by: tomorrow, recipient: String(recipient?.id) });
  expect(narrowed.total).toBe(recipient?.count);
  expect(narrowed.arrives).toEqual([recipient?.count, recipient?.count]);
});

test('after the cut-off a window with room still brings it, a full one does not', async () => {
  await using shop = await startShop({ seed: true });
  const near = await placeIn(shop, 'Z2');
  shop.advance(halfPastFour);
  const before = await list(shop, { arrives_by: tomorrow, place: near });
  expect(before.total).toBeGreaterThan(50);
  const slots = await shop.ctx.db.selectFrom('delivery_slot').select(['id', 'capacity']).execute();
  await shop.ctx.db
    .insertInto('slot_booking')
    .values(slots.map(({ id, capacity }) => ({ slot_id: id, day: tomorrow, taken: capacity })))
    .execute();
  expect((await list(shop, { arrives_by: tomorrow, place: near })).total).toBe(0);
  shop.advance(2 * 3_600);
  const evening = await list(shop, { arrives_by: today });
  expect([evening.total, evening.arrives[0]], 'nobody works any more').toEqual([0, 0]);
});

test('a day in a query narrows like the filter, and is let go when nothing arrives by then', async () => {
  await using shop = await startShop({ seed: true });
  const ask = async (place?: number) => {
    shop.ctx.cache.invalidate();
    const query = { q: 'gül ertir', ...(place === undefined ? {} : { place }) };
    return shop.api('GET /api/product/list/:search?', { params: {}, query });
  };
  const here = await ask();
  expect(here.understood).toMatchObject([{ kind: 'day', day: tomorrow, without: 'gül' }]);
  expect(here.data.every(({ count }) => count > 0)).toBe(true);
  const far = await ask(await placeIn(shop, 'Z5'));
  expect([far.understood, far.widened]).toEqual([[], ['day']]);
  expect(far.page.total).toBeGreaterThan(0);
});
