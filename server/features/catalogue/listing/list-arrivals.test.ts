import { expect, test } from 'vitest';
import type { ListQuery } from '#contract/catalogue/shop.ts';
import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import { addDays } from '#domain/delivery/calendar.ts';
import { readArrival } from '#server/features/delivery/read-arrival.ts';
import { showDeliveryChoice } from '#server/features/delivery/show-delivery-choice.ts';
import { hearQueries } from '../../../../tests/support/shop/count-queries.ts';
import { addDelivery } from '../../../../tests/support/people/places.ts';
import { addProduct } from '../../../../tests/support/shop/factories.ts';
import { arrivalFilter } from './filters.ts';
import { startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

const today = '2026-11-20';
const tomorrow = '2026-11-21';
const halfPastFour = 5.5 * 3_600;

async function list(shop: TestShop, query: ListQuery = {}) {
  // A booking does not invalidate the cache by itself.
  shop.ctx.cache.invalidate();
  const { page, facets } = await shop.api('GET /api/product/list/:search?', { params: {}, query });
  return { total: page.total, arrives: facets.arrives.map(({ count }) => count), facets };
}

async function placeIn(shop: TestShop, zone: string): Promise<number> {
  const { data } = await shop.api('GET /api/order/delivery-payment/');
  return data.zones.find(({ id }) => id === zone)?.places[0]?.id ?? 0;
}

test('the filter for a day has all that is in stock and made by then, as long as the place can be reached', async () => {
  await using shop = await startShop({ seed: true });
  const near = await placeIn(shop, 'Z2');
  const { total: inStock, arrives, facets } = await list(shop, { in_stock: true });
  const leads = await shop.ctx.db
    .selectFrom('product')
    .select('lead_days')
    .where('lead_days', '>', 0)
    .execute();
  // The seed has a cake that takes a working day and watches that take two.
  expect(leads.map(({ lead_days: days }) => days).toSorted()).toEqual([1, 2]);
  const [byToday, byTomorrow] = [inStock - 2, inStock - 1];
  // Another day on the way: the cake does not get there by tomorrow.
  const thereByTomorrow = inStock - 2;
  expect(inStock).toBeGreaterThan(50);
  expect(arrives).toEqual([byToday, byTomorrow]);
  expect(facets.arrives.map(({ day }) => day)).toEqual([today, tomorrow]);
  expect((await list(shop, { arrives_by: today })).total).toBe(byToday);
  expect((await list(shop, { place: near })).arrives, 'the next day at the soonest').toEqual([
    0,
    thereByTomorrow,
  ]);
  expect((await list(shop, { arrives_by: today, place: near })).total).toBe(0);
  const there = await list(shop, { arrives_by: tomorrow, place: near });
  expect([there.total, ...there.arrives]).toEqual([thereByTomorrow, 0, thereByTomorrow]);
  expect((await list(shop, { arrives_by: today, place: near })).arrives, 'how many by the other day').toEqual(
    [0, thereByTomorrow],
  );
  expect((await list(shop, { arrives_by: tomorrow, place: 999_999 })).total, 'a place that is gone').toBe(
    byTomorrow,
  );
  const suggested = async (place?: number) => {
    const query = { q: 'roza', arrives_by: today, ...(place ? { place } : {}) };
    return (await shop.api('GET /api/product/suggest/', { query })).data.products.length;
  };
  expect([(await suggested()) > 0, await suggested(near)], 'while typing').toEqual([true, 0]);
});

test('counts of other filters apply the day, and the count of the day applies them', async () => {
  await using shop = await startShop({ seed: true });
  const { facets } = await list(shop, { arrives_by: tomorrow });
  const [recipient] = facets.recipient;
  const narrowed = await list(shop, { arrives_by: tomorrow, recipient: String(recipient?.id) });
  expect(narrowed.total).toBe(recipient?.count);
  expect(narrowed.arrives).toEqual([recipient?.count, recipient?.count]);
});

test('after the cutoff a slot with capacity left still delivers, a full one does not', async () => {
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

test('a day in a query filters like the filter, and is dropped when nothing arrives by then', async () => {
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

test('goods made to order arrive by no day before they are made, and do not count for it', async () => {
  await using shop = await startShop();
  await addDelivery(shop);
  const [ready, made] = [await addProduct(shop), await addProduct(shop, { leadDays: 3 })];
  const found = async (arrives_by?: string) => {
    const query = { sort: 'price', ...(arrives_by ? { arrives_by } : {}) } as const;
    const { data } = await shop.api('GET /api/product/list/:search?', { params: {}, query });
    return data.map(({ id, soonest, leadDays }) => [id, soonest, leadDays]);
  };
  const [first, second] = [
    [ready.id, today, undefined],
    [made.id, '2026-11-23', 3],
  ];
  expect(await found()).toEqual([first, second]);
  expect((await list(shop)).arrives).toEqual([1, 1]);
  expect(await found('2026-11-22')).toEqual([first]);
  expect(await found('2026-11-23')).toEqual([first, second]);
  shop.advance(halfPastFour);
  shop.ctx.cache.invalidate();
  expect(await found('2026-11-23'), 'after the cut-off a window of that day still brings it').toEqual([
    [ready.id, tomorrow, undefined],
    [made.id, '2026-11-24', 3],
  ]);
});

test('for a thousand places and days the filter shows exactly what can be ordered for them', async () => {
  await using shop = await startShop({ seed: true });
  const { data } = await shop.api('GET /api/order/delivery-payment/');
  const places = data.zones.flatMap((zone) => zone.places.slice(0, 3).map(({ id }) => id));
  const leads = [0, 1, 3, 14];
  let pairs = 0;
  // From Friday at eleven, overnight and over a Sunday.
  for (let round = 0; pairs < 1_000; round++) {
    for (const place of places) {
      const { today: from, soonest } = await readArrival(shop.ctx, place);
      const days = Array.from({ length: 20 }, (_, ahead) => addDays(from, ahead));
      const choices = await Promise.all(
        leads.map((leadDays) => showDeliveryChoice(shop.ctx, { place, leadDays, days: 20 })),
      );
      for (const [at, leadDays] of leads.entries()) {
        const ordered = orderableDays(choices[at] as DeliveryChoice, from);
        for (const day of days) {
          const arrives = soonest(leadDays);
          const isShown = arrives !== null && arrives <= day;
          expect(isShown, `${place} ${day} ${leadDays} at ${from} ${round}`).toBe(
            ordered.some((one) => one <= day),
          );
        }
      }
      pairs += days.length;
    }
    shop.advance(5 * 3_600);
  }
});

test('asking for any place and any day costs no more queries than asking for today', async () => {
  await using shop = await startShop({ seed: true });
  const places = [undefined, await placeIn(shop, 'Z1'), await placeIn(shop, 'Z5'), 999_999];
  const days = [today, '1999-01-01', '2026-12-04', '2099-12-31'];
  const costs = async () => {
    const heard: number[] = [];
    for (const arrives_by of days)
      for (const place of places) {
        const query = { arrives_by, ...(place === undefined ? {} : { place }) };
        shop.ctx.cache.invalidate();
        const ask = () => shop.api('GET /api/product/list/:search?', { params: {}, query });
        heard.push((await hearQueries(shop, ask)).length);
      }
    return Math.max(...heard);
  };
  await costs();
  expect(await costs()).toBeLessThanOrEqual(9);
  shop.advance(halfPastFour);
  expect(await costs(), 'after the cut-off windows are asked about, once').toBeLessThanOrEqual(11);
  let asked = 0;
  arrivalFilter({ today, soonest: () => (asked++, tomorrow) }, '2099-12-31');
  expect(asked, 'the day by each lead time').toBe(15);
});

/** Days that an order may name now, by any delivery method. */
function orderableDays({ standard, express, days }: DeliveryChoice, from: string): string[] {
  const open = days.filter(({ slots }) => slots.some(({ state }) => state === 'open'));
  return [...standard.days, ...(express ? [from] : []), ...open.map(({ day }) => day)];
}
