import { expect, test } from 'vitest';
import { hire } from '../../tests/support/people/staff.ts';
import { findBreaches } from '../../tests/support/shop/invariants.ts';
import { startShop } from '../../tests/support/shop/start-shop.ts';
import { addDemoCertificates } from './demo-certificates.ts';
import { placeDemoOrders } from './demo-orders.ts';

test('the office of a demonstration has couriers and orders in every lane, and its books agree', async () => {
  await using shop = await startShop({ seed: true });
  expect(await placeDemoOrders(shop.ctx)).toBeGreaterThan(10);
  await shop.settle();
  const { office } = await hire(shop, 'manager');
  const { data: orders } = await office('GET /api/office/orders/', { query: { page_size: 60 } });
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set([
      ...['awaiting-payment', 'placed', 'confirmed', 'preparing', 'ready', 'on-the-way', 'delivered'],
      ...['cancelled', 'returned'],
    ]),
  );
  expect(orders.filter(({ needsTime }) => needsTime)).toMatchObject([{ status: 'ready' }]);
  const { data: couriers } = await office('GET /api/office/couriers/');
  expect(couriers).toMatchObject([
    { courier: 'Kerim', isActive: true, orders: 1 },
    { courier: 'Merdan', isActive: true, orders: 2 },
  ]);
  expect(couriers[1]?.balance).toBeGreaterThan(0);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('the demonstration sells certificates, found by their name in both languages and behind all goods', async () => {
  await using shop = await startShop({ seed: true });
  await addDemoCertificates(shop.ctx);
  for (const q of ['sertifikat', 'сертификат']) {
    const { data } = await shop.api('GET /api/product/list/:search?', { params: {}, query: { q } });
    expect(data[0]).toMatchObject({ kind: 'certificate', price: 10_000, optionsCount: 4 });
  }
  const newest = { params: {}, query: { sort: 'new' as const, page_size: 1 } };
  expect((await shop.api('GET /api/product/list/:search?', newest)).data[0]?.kind).toBeUndefined();
});
