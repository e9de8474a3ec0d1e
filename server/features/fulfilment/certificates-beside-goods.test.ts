import { expect, test } from 'vitest';
import { openSale, sms } from '../../../tests/support/shop/certificate-sale.ts';
import { hire } from '../../../tests/support/people/staff.ts';

test('a certificate ordered with goods is neither picked, counted nor carried', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const [manager, myrat] = [await hire(shop, 'manager'), await hire(shop, 'courier')];
  const certificate = { product: sale.card.id, option: sale.card.option, quantity: 1, certificate: [sms] };
  const roses = { product: sale.rose.id, option: sale.rose.option, quantity: 2 };
  const { data: order } = await sale.order({ items: [certificate, roses], payment: 'ONLINE' });
  await sale.pay(order);
  const { office } = manager;
  const seen = (await office('GET /api/office/orders/', { query: {} })).data[0];
  const rose = order.items.find(({ product }) => product === sale.rose.id);
  expect(seen).toMatchObject({ number: order.number, itemsCount: 2, firstItem: { title: rose?.title } });
  const { picking } = (await office('GET /api/office/papers/', { query: { ids: order.id } })).data;
  expect(picking).toMatchObject([{ option: sale.rose.option, quantity: 2 }]);
  for (const action of ['confirm', 'prepare', 'make-ready'] as const)
    await office('POST /api/office/orders/:id/move/', { params: { id: order.id }, body: { action } });
  const { id: courierId } = (await myrat.office('GET /api/office/me/')).data;
  await office('POST /api/office/couriers/assign/', { body: { orders: [order.id], courierId } });
  const { stops } = (await myrat.office('GET /api/office/round/')).data;
  expect(stops.map(({ items }) => items)).toEqual([
    [{ ...stops[0]?.items[0], title: rose?.title, quantity: 2 }],
  ]);
});
