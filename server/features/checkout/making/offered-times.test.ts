import { expect, test } from 'vitest';
import { openAsked } from '../../../../tests/support/people/asking.ts';
import { addBuyer, freshKey, orderInputFor } from '../../../../tests/support/people/buyers.ts';
import { placeOrder } from '../../../../tests/support/people/place-order.ts';
import { addDelivery } from '../../../../tests/support/people/places.ts';
import { hire } from '../../../../tests/support/people/staff.ts';
import { createApi, refusalOf } from '../../../../tests/support/shop/api.ts';
import { addProduct } from '../../../../tests/support/shop/factories.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

/** Today is Friday, 20 November; the shop works every day, and the cake takes three. */
const ready = '2026-11-23';
const early = '2026-11-22';

type OfferedDay = { day: string; slots: { id: string; state: string }[] };
const firstOpen = (days: readonly OfferedDay[]) =>
  days.find(({ slots }) => slots.some(({ state }) => state === 'open'))?.day;

test('a customer whose time was given up is offered no day before the cake is made, and may choose each that is', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const cake = await addProduct(shop, { leadDays: 3, options: [{ price: 20_000 }] });
  const items = [{ product: cake.id, option: cake.option, quantity: 1 }];
  const { id } = (await placeOrder(shop.ctx, buyer, orderInputFor(buyer, items), freshKey())).data;
  const api = createApi(shop.origin, { lang: 'tm' });
  api.useToken(buyer.token);
  const ask = () => api('GET /api/order/order-time/:id/', { params: { id } });
  const choose = (day: string) =>
    refusalOf(
      api('POST /api/order/order-time/:id/', { params: { id }, body: { delivery: 'STANDARD', day } }),
    );
  const giveUp = () =>
    shop.ctx.db.updateTable('shop_order').set({ promise_lost_at: shop.ctx.now() }).execute();
  expect(await refusalOf(ask()), 'its time stands').toBe('order.action-refused');
  await giveUp();
  const { data } = await ask();
  expect([data?.leadDays, data?.standard.days[0], firstOpen(data?.days ?? [])]).toEqual([3, ready, ready]);
  expect(await choose(early)).toBe('slot.closed');
  for (const day of data?.standard.days.slice(0, 3) ?? []) {
    await giveUp();
    expect(await choose(day), day).toBe('accepted');
  }
  const stranger = createApi(shop.origin, { lang: 'tm' });
  stranger.useToken((await addBuyer(shop, place)).token);
  expect(await refusalOf(stranger('GET /api/order/order-time/:id/', { params: { id } }))).toBe(
    'order.not-found',
  );
  await shop.ctx.db.updateTable('product').set({ lead_days: 0 }).execute();
  await giveUp();
  expect((await ask()).data).not.toHaveProperty('leadDays');
});

test('staff who move an order are offered the days on which its goods are made, and no more than is still ahead', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const cake = await addProduct(shop, { leadDays: 3, options: [{ price: 20_000 }] });
  const items = [{ product: cake.id, option: cake.option, quantity: 1 }];
  const { id } = (await placeOrder(shop.ctx, buyer, orderInputFor(buyer, items), freshKey())).data;
  const ask = async () => {
    const { office } = await hire(shop, 'manager');
    return (await office('GET /api/office/orders/:id/times/', { params: { id }, query: { place } })).data;
  };
  expect(await ask()).toMatchObject({ leadDays: 3, standard: { soonest: ready }, express: null });
  shop.advance(2 * 86_400);
  const { leadDays, standard, days } = await ask();
  expect([leadDays, standard.soonest, firstOpen(days)]).toEqual([1, ready, ready]);
});

test('a giver who names the address after all is offered what the shop then takes', async () => {
  const asked = await openAsked();
  await using shop = asked.shop;
  const { give, open, giver, place, far } = asked;
  await shop.ctx.db.updateTable('product').set({ lead_days: 3 }).execute();
  const order = await give();
  const { api, buyer } = await giver();
  const params = { id: order.id };
  const ask = (at: number) => api('GET /api/order/request/:id/times/', { params, query: { place: at } });
  const { params: link, pin } = await open(order);
  await shop.ctx.db.updateTable('gift_request').set({ latest_day: '2026-11-26' }).execute();
  const { pass } = (await shop.api('POST /api/gift/:token/pin/', { params: link, body: { pin } })).data;
  const times = (await shop.api('GET /api/gift/:token/times/', { params: link, query: { place } })).data;
  expect(times[0]?.day).toBe(ready);
  await shop.api('POST /api/gift/:token/decline/', { params: link, body: { pass } });
  const { data } = await ask(place);
  expect([data.leadDays, data.days.map(({ day }) => day)]).toEqual([
    3,
    [ready, '2026-11-24', '2026-11-25', '2026-11-26'],
  ]);
  expect(await refusalOf(ask(far)), 'the fee does not reach there').toBe('place.closed');
  const time = data.days[0]?.times[0]?.time ?? '';
  const body = { address: buyer.address, time };
  expect(await refusalOf(api('POST /api/order/request/:id/address/', { params, body }))).toBe('accepted');
  expect(await refusalOf(ask(place)), 'it is named').toBe('gift.too-late');
});
