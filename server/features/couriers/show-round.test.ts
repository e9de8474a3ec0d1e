import { expect, test } from 'vitest';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { give, openPage } from '../../../tests/support/people/courier-page.ts';
import { openCourierPhone } from '../../../tests/support/people/courier-phone.ts';
import { addBuyer } from '../../../tests/support/people/buyers.ts';
import { addPlace } from '../../../tests/support/people/places.ts';
import { type Colleague, hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { showRound } from './show-round.ts';

const makeReady = async ({ office }: Colleague, id: string) => {
  for (const action of ['confirm', 'prepare', 'make-ready'] as const)
    await office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
};

test("a courier's list has neither refunded units nor a second parcel for an addition", async () => {
  await using shop = await startShop();
  const [manager, myrat] = [await hire(shop, 'manager'), await hire(shop, 'courier')];
  const counter = await openCounter(shop);
  const { data } = await counter.order({}, 3);
  const { data: added } = await counter.order({}, 1);
  await makeReady(manager, added.id);
  const at = shop.ctx.now();
  const refund = { id: 'r1', order_id: data.id, way: 'cash', amount_tenge: 100, state: 'done' };
  await shop.ctx.db
    .insertInto('refund')
    .values({ ...refund, reason: 'goodwill', created_at: at, updated_at: at })
    .execute();
  const part = { order_id: data.id, refund_id: 'r1', part: 'line', position: 1, quantity: 2, tenge: 100 };
  await shop.ctx.db
    .insertInto('refund_part')
    .values({ ...part, at })
    .execute();
  await shop.ctx.db.updateTable('shop_order').set({ adds_to: data.id }).where('id', '=', added.id).execute();
  await makeReady(manager, data.id);
  const { id: courierId } = (await myrat.office('GET /api/office/me/')).data;
  const body = { orders: [data.id, added.id], courierId };
  await manager.office('POST /api/office/couriers/assign/', { body });
  const { stops } = (await myrat.office('GET /api/office/round/')).data;
  expect(stops.map(({ number }) => number)).toEqual([data.number]);
  expect(stops[0]?.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
});

test('stops at one place stand together, whatever the order number', async () => {
  await using shop = await startShop();
  const [manager, myrat] = [await hire(shop, 'manager'), await hire(shop, 'courier')];
  const counter = await openCounter(shop);
  const far = await addBuyer(shop, await addPlace(shop, { zone: 'Z1', title: 'Büzmeýin' }));
  const orders: { id: string; number: string }[] = [];
  for (const by of [counter.buyer, far, counter.buyer]) orders.push((await counter.order({}, 1, by)).data);
  for (const { id } of orders) await makeReady(manager, id);
  const { id: courierId } = (await myrat.office('GET /api/office/me/')).data;
  const body = { orders: orders.map(({ id }) => id), courierId };
  await manager.office('POST /api/office/couriers/assign/', { body });
  const { stops } = (await myrat.office('GET /api/office/round/')).data;
  const [first, second, third] = orders.map(({ number }) => number);
  expect(stops.map(({ number }) => number)).toEqual([first, third, second]);
});

test('what was brought back is shown until it is given out again or the day is over, without personal data', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id, number } = await give(page);
  const phone = openCourierPhone(shop, page.myrat);
  const stops = async () => {
    await phone.sync();
    return (await phone.state()).round?.stops.map(({ status, ...stop }) => [status, stop]);
  };
  await phone.sync();
  await phone.does(id, 'taken-along');
  await phone.does(id, 'not-delivered', { reason: 'nobody-home' });
  const blank = { name: '', phone: null, line1: '', comment: '', toCollect: 0, items: [] };
  expect(await stops()).toMatchObject([['not-delivered', { id, number, ...blank }]]);
  const body = { orders: [id], courierId: page.courierId };
  await page.manager.office('POST /api/office/couriers/assign/', { body });
  expect(await stops()).toMatchObject([['ready', { id }]]);
  await page.manager.office('POST /api/office/couriers/assign/', { body: { ...body, courierId: null } });
  expect(await stops()).toMatchObject([['not-delivered', { id }]]);
  shop.advance(86_400);
  expect((await showRound(shop.ctx, page.courierId)).stops).toEqual([]);
});
