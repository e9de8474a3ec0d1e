import { expect, test } from 'vitest';
import { addCertificate, openCounter } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { addPlace, addZone } from '../../../tests/support/people/places.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('a guest sees what the cart costs, what is short and what is missing to free delivery', async () => {
  await using shop = await startShop();
  const { rose } = await openCounter(shop, 4);
  const gone = await addProduct(shop, { status: 'archived', options: [{ price: 100 }] });
  const items = [
    { product: rose.id, option: rose.option, quantity: 3 },
    { product: rose.id, option: rose.option, quantity: 2 },
    { product: gone.id, option: gone.option, quantity: 1 },
    { product: 999, option: 999, quantity: 1 },
  ];
  const { data } = await shop.api('POST /api/order/quote/', { body: { items } });
  expect(data.lines).toEqual([
    { product: rose.id, option: rose.option, quantity: 5, price: 5_000, total: 25_000, available: 4 },
    { product: gone.id, option: gone.option, quantity: 1, price: 100, total: 100, available: 0 },
  ]);
  expect(data.unavailable).toMatchObject([
    { option: rose.option, requested: 5, available: 4 },
    { option: gone.option, requested: 1, available: 0 },
    { option: 999, requested: 1, available: 0 },
  ]);
  expect(data.totals).toEqual({ goods: 25_100, wrap: 0, delivery: 2_000, discount: 0, total: 27_100 });
  expect(data).toMatchObject({ toMinimum: 0, toFreeDelivery: 24_900 });
  expect(await shop.ctx.db.selectFrom('shop_order').selectAll().execute()).toEqual([]);
});

test('a quote is what the order will cost', async () => {
  await using shop = await startShop();
  const { rose, order } = await openCounter(shop);
  await addCertificate(shop, 'TEN-000000000000', 1_000);
  const items = [{ product: rose.id, option: rose.option, quantity: 2 }];
  const { api } = await signIn(shop);
  const { data } = await api('POST /api/order/quote/', {
    body: { items, certificate: 'TEN-000000000000', delivery: 'EXPRESS' },
  });
  const placed = await order(
    { certificate: 'TEN-000000000000', delivery: 'EXPRESS', expectedTotal: data.totals.total },
    2,
  );
  expect(placed.data.totals).toEqual(data.totals);
});

test('a quote for a place has the prices of its zone', async () => {
  await using shop = await startShop();
  const { rose } = await openCounter(shop);
  const zone = await addZone(shop, { id: 'Z4', fee: 8_000, minimum: 15_000, expressFee: null });
  const place = await addPlace(shop, { zone });
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const quote = (more: object) => shop.api('POST /api/order/quote/', { body: { items, ...more } });
  expect((await quote({ place })).data).toMatchObject({ totals: { delivery: 8_000 }, toMinimum: 10_000 });
  expect((await quote({ delivery: 'SLOT' })).data.totals.delivery, 'before a window is chosen').toBe(2_000);
  for (const [more, code] of [
    [{ place: 999 }, 'place.not-found'],
    [{ place, delivery: 'EXPRESS' }, 'express.unavailable'],
    [{ delivery: 'SLOT', slot: '1-2027-01-01' }, 'slot.not-found'],
    [{ certificate: 'NONE' }, 'session.missing'],
    [{ gift: { wrap: 99 } }, 'wrap.not-found'],
  ] as const)
    await expect(quote(more), `refused with ${code}`).rejects.toMatchObject({ body: { code } });
});

test('a place shows when and for how much it can be delivered to', async () => {
  await using shop = await startShop();
  const { place, order } = await openCounter(shop);
  const slots = () => shop.api('GET /api/order/slots/', { query: { place } });
  const before = (await slots()).data;
  expect(before).toMatchObject({
    place,
    standard: { fee: 2_000, freeFrom: 50_000, minimum: 0, soonest: '2026-11-20' },
    express: { fee: 4_500, minutes: 60, by: '12:00', until: '17:00' },
  });
  expect(before.days).toHaveLength(14);
  const tomorrow = before.days[1]?.slots[0];
  expect(tomorrow).toMatchObject({ from: '16:00', to: '19:00', left: 50, state: 'open' });
  await order({ delivery: 'SLOT', slot: tomorrow!.id });
  expect((await slots()).data.days[1]?.slots[0]?.left).toBe(49);
  const { fee, freeFrom, soonest } = before.standard;
  expect(await shop.api('GET /api/delivery/soonest/', { query: { place } })).toMatchObject({
    data: { place, soonest, express: before.express, fee, freeFrom },
  });
  for (const route of ['GET /api/order/slots/', 'GET /api/delivery/soonest/'] as const)
    await expect(shop.api(route, { query: { place: 999 } })).rejects.toMatchObject({
      body: { code: 'place.not-found' },
    });
});
