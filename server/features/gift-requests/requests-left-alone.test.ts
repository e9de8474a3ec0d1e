import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { addBuyer, freshKey, orderInputFor } from '../../../tests/support/people/buyers.ts';
import { placeOrder } from '../../../tests/support/people/place-order.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { addCertificate } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { freshPhone, startShop } from '../../../tests/support/shop/start-shop.ts';
import { findOverdueRequests } from '#server/invariants/overdue-requests.ts';
import { decideRequest } from './decide-request.ts';
import { runRequests } from './run-requests.ts';

const code = 'ALONE-0000000000';
/** `ALONE=500` runs more. */
const gifts = Number(process.env['ALONE'] ?? 24);
const dayHours = 24;

test(`${gifts} requests that nobody answers end with an address or a refund, each within a minute`, {
  timeout: 60_000 + gifts * 2_000,
}, async () => {
  await using shop = await startShop();
  const { ctx } = shop;
  const { place } = await addDelivery(shop);
  await addCertificate(shop, code, gifts * 12_000);
  const cake = await addProduct(shop, { options: [{ price: 9_000, count: gifts }] });
  const items = [{ product: cake.id, option: cake.option, quantity: 1 }];
  const orders: { id: string; giver: { customerId: number; lang: 'tm' }; address: number }[] = [];
  for (let count = 0; count < gifts; count += 1) {
    const buyer = await addBuyer(shop, place);
    const input = orderInputFor(buyer, items, {
      ...{ payment: 'ONLINE', certificate: code, recipientAsks: true, address: null },
      gift: { recipientName: 'Jeren', recipientMobile: freshPhone() },
    });
    const { data } = await placeOrder(ctx, buyer, input, freshKey());
    const giver = { customerId: buyer.customerId, lang: 'tm' as const };
    orders.push({ id: data.id, giver, address: buyer.address });
  }
  /** One run of the scheduled task, and a second node's at the same time. */
  async function later(hours: number): Promise<Record<string, number>> {
    shop.advance(hours * 3_600 + 61);
    await Promise.all([runRequests(ctx), runRequests(ctx)]);
    expect(await findOverdueRequests(ctx.db, ctx.now())).toEqual([]);
    const rows = await ctx.db.selectFrom('gift_request').select('state').execute();
    return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([s, of]) => [s, of.length]));
  }
  expect(await later(0)).toEqual({ asked: gifts });
  expect(await later(dayHours)).toEqual({ asked: gifts });
  expect(await later(2 * dayHours)).toEqual({ lapsed: gifts });
  const named = orders.filter((_, at) => at % 3 === 0);
  for (const { id, giver, address } of named)
    await decideRequest(ctx, giver, { id, action: 'address', address, time: '2026-11-25' });
  expect(await later(3 * dayHours)).toEqual({ closed: gifts });
  const rows = await ctx.db.selectFrom('shop_order').select('status').execute();
  expect(rows.filter(({ status }) => status === 'placed')).toHaveLength(named.length);
  expect(rows.filter(({ status }) => status === 'cancelled')).toHaveLength(gifts - named.length);
  const { balance_tenge: balance } = await ctx.db
    .selectFrom('certificate_money')
    .select('balance_tenge')
    .executeTakeFirstOrThrow();
  expect(balance, 'what the others paid is back').toBeGreaterThanOrEqual((gifts - named.length) * 9_000);
  expect(await findBreaches(ctx.db)).toEqual([]);
});

test('a request that lapsed is not prolonged after the latest day that its giver allowed', async () => {
  await using asked = await openAsked();
  const { shop, give, giver, orderOf, run } = asked;
  const late = await give({ ask: { latestDay: dayOf(new Date(shop.ctx.now().getTime() + 86_400_000)) } });
  const early = await give({}, freshPhone());
  await run();
  shop.advance(3 * 86_400 + 60);
  await run();
  expect((await orderOf(early.id)).request?.actions).toContain('extend');
  expect((await orderOf(late.id)).request).toMatchObject({
    state: 'lapsed',
    actions: ['address', 'give-up'],
  });
  const { api } = await giver();
  expect(await refusalOf(api('POST /api/order/request/:id/extend/', { params: { id: late.id } }))).toBe(
    'gift.too-late',
  );
});

test('a giver who allows two weeks has the recipient asked at once, and again the next day', async () => {
  await using asked = await openAsked();
  const { shop, give, recipient, orderOf, run } = asked;
  const order = await give({ ask: { latestDay: addDays(dayOf(shop.ctx.now()), 14) } });
  await run();
  expect((await orderOf(order.id)).request?.state).toBe('asked');
  shop.advance(86_400 + 60);
  await run();
  expect(shop.sms(recipient)).toHaveLength(2);
});
