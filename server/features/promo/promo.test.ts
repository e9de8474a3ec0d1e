import { expect, test } from 'vitest';
import { wrongPromoLimits } from '#domain/promo/promo-code.ts';
import { runPricePlans } from '#server/features/catalogue/price-plans/run-price-plans.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import type { PlacedOrder } from '#server/features/checkout/placing.ts';
import { addBuyer, type TestBuyer } from '../../../tests/support/people/buyers.ts';
import {
  atBank,
  comeBack,
  letTimePass,
  pressPay,
  readOrder,
  startPayingShop,
} from '../../../tests/support/people/paying.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addCertificate, addPromo, openCounter } from '../../../tests/support/shop/counter.ts';
import { addCategory, addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const rejection = (reason: string, more: object = {}) => ({
  code: 'promo.not-for-this',
  facts: { field: 'promo', data: { reason, ...more } },
});

async function livingUses({ ctx: { db } }: TestShop): Promise<number> {
  return (await db.selectFrom('promo_use').select('order_id').where('released_at', 'is', null).execute())
    .length;
}

test('a code takes its percentage off the goods, before the certificate, and the order shows it', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  await addPromo(shop, 'BAHAR10');
  await addCertificate(shop, 'TEN-000000000000', 1_000);
  const { data } = await order({ promo: ' bahar-10', certificate: 'TEN-000000000000' }, 3);
  expect(data).toMatchObject({
    promo: 'BAHAR10',
    totals: {
      goods: 15_000,
      delivery: 2_000,
      discount: 2_500,
      promo: 1_500,
      certificate: 1_000,
      total: 14_500,
    },
  });
  expect(await livingUses(shop)).toBe(1);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('free delivery and the minimum are checked against the price of goods after the code', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  await addPromo(shop, 'YARYM', { percent: 50 });
  await shop.ctx.db.updateTable('zone').set({ free_from_tenge: 10_000, minimum_tenge: 4_000 }).execute();
  expect((await order({}, 2)).data.totals).toMatchObject({ delivery: 0 });
  expect((await order({ promo: 'YARYM' }, 2)).data.totals).toMatchObject({ delivery: 2_000, total: 7_000 });
  await expect(order({ promo: 'YARYM' }, 1)).rejects.toMatchObject({
    code: 'order.below-minimum',
    facts: { data: { missing: 1_500 } },
  });
});

test('a code for the delivery pays its fee, and is refused where there is none', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  await addPromo(shop, 'YOLPUL', { kind: 'delivery' });
  expect((await order({ promo: 'YOLPUL' })).data.totals).toMatchObject({
    delivery: 2_000,
    promo: 2_000,
    total: 5_000,
  });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  await shop.ctx.db.updateTable('zone').set({ fee_tenge: 0 }).execute();
  await expect(order({ promo: 'YOLPUL' })).rejects.toMatchObject(rejection('delivery-free'));
});

test('only goods in its categories, and no reduced ones', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop);
  const parent = await addCategory(shop);
  const child = await addCategory(shop, { parent });
  const cake = await addProduct(shop, { category: child, options: [{ price: 3_000 }] });
  const sale = await addProduct(shop, { category: child, options: [{ price: 1_000, oldPrice: 2_000 }] });
  await addPromo(shop, 'SUYJI', { category_ids: [parent], excludes_reduced: true });
  const items = [rose, cake, sale].map(({ id, option }) => ({ product: id, option, quantity: 1 }));
  const { data } = await order({ items, promo: 'SUYJI' });
  expect(data.totals.promo).toBe(300);
  const lines = await shop.ctx.db
    .selectFrom('order_line')
    .select('promo_tenge')
    .orderBy('position')
    .execute();
  expect(lines.map(({ promo_tenge: share }) => share).toSorted()).toEqual([0, 0, 300].toSorted());
  await expect(order({ promo: 'SUYJI' })).rejects.toMatchObject(rejection('goods'));
});

test('goods of a running sale are reduced, also when no higher old price may be shown', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop);
  const { db } = shop.ctx;
  const now = shop.ctx.now().getTime();
  await addPromo(shop, 'DOLY00', { excludes_reduced: true });
  // Ten days ago it cost less than the sale's price: the sale has no old price to show.
  await db
    .insertInto('former_price')
    .values({ option_id: rose.option, price_tenge: 3_000, until: new Date(now - 10 * 86_400_000) })
    .execute();
  const plan = { title: { tm: 'Nowruz', ru: 'Новруз' }, percent: 20, product_ids: [rose.id] };
  const times = { starts_at: new Date(now + 60_000), ends_at: new Date(now + 120_000) };
  await db
    .insertInto('price_plan')
    .values({ ...plan, ...times })
    .execute();
  expect((await order({ promo: 'DOLY00' })).data.totals).toMatchObject({ goods: 5_000, promo: 500 });
  shop.advance(60);
  await runPricePlans(shop.ctx);
  const priced = db.selectFrom('product_option').select(['price_tenge', 'old_price_tenge']);
  expect(await priced.where('id', '=', rose.option).executeTakeFirst()).toEqual({
    price_tenge: 4_000,
    old_price_tenge: null,
  });
  await expect(order({ promo: 'DOLY00' })).rejects.toMatchObject(rejection('goods'));
  shop.advance(60);
  await runPricePlans(shop.ctx);
  expect((await order({ promo: 'DOLY00' })).data.totals).toMatchObject({ goods: 5_000, promo: 500 });
});

test('unknown, switched off, expired, not started and used up codes get one answer', async () => {
  await using shop = await startShop();
  const { order, buyer, place } = await openCounter(shop);
  const now = shop.ctx.now().getTime();
  await addPromo(shop, 'OFF00', { is_active: false });
  await addPromo(shop, 'OVER0', { ends_at: new Date(now) });
  await addPromo(shop, 'LATER', { starts_at: new Date(now + 60_000) });
  await addPromo(shop, 'ONCE0', { most_uses: 1 });
  await order({ promo: 'ONCE0' }, 1, await addBuyer(shop, place));
  for (const promo of ['NONE0', "' or 1=1 --", 'OFF00', 'OVER0', 'LATER', 'ONCE0'])
    await expect(order({ promo }, 1, buyer), promo).rejects.toMatchObject({ code: 'promo.unknown' });
  shop.advance(60);
  expect((await order({ promo: 'LATER' })).data.totals.promo).toBe(500);
  await hire(shop);
  const { id: staff_id } = await shop.ctx.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  await shop.ctx.db
    .insertInto('feature')
    .values({ name: 'promo-codes', is_on: false, changed_at: shop.ctx.now(), staff_id })
    .execute();
  await expect(order({ promo: 'LATER' })).rejects.toMatchObject({ code: 'promo.unknown' });
});

test('a valid code for a cart it does not fit is refused with the reason', async () => {
  await using shop = await startShop();
  const { order, buyer } = await openCounter(shop);
  await addPromo(shop, 'KOP00', { minimum_tenge: 8_000 });
  await addPromo(shop, 'BIR00', { most_per_customer: 1 });
  await addPromo(shop, 'TAZE0', { first_order_only: true });
  await expect(order({ promo: 'KOP00' })).rejects.toMatchObject(
    rejection('minimum', { minimum: 8_000, missing: 3_000 }),
  );
  const first = await order({ promo: 'TAZE0' });
  await expect(order({ promo: 'TAZE0' })).rejects.toMatchObject(rejection('first-order'));
  await cancelOrder(shop.ctx, buyer, first.data.id);
  expect((await order({ promo: 'TAZE0' })).data.totals.promo).toBe(500);
  await order({ promo: 'BIR00' });
  await expect(order({ promo: 'BIR00' })).rejects.toMatchObject(rejection('used'));
});

const unpaid = ({ data }: PlacedOrder, { customerId }: TestBuyer) => ({
  ...{ id: data.id, customerId, total: data.totals.total },
  ...{ option: 0, phone: '' },
});

test('an order that ends unpaid releases its code; late money takes it again, unless the limit is used up', async () => {
  await using shop = await startPayingShop();
  const { order, buyer, place } = await openCounter(shop);
  await addPromo(shop, 'BIRLIK', { most_uses: 1 });
  const [first, second] = [await order({ payment: 'ONLINE', promo: 'BIRLIK' }), await addBuyer(shop, place)];
  const mine = unpaid(first, buyer);
  const page = await pressPay(shop, mine);
  const silent = { times: 99, delayMs: 0, effect: 'before' as const };
  shop.simulator.faults.replace([{ method: 'getOrderStatusExtended.do', kind: 'http-502', ...silent }]);
  await letTimePass(shop, 61 * 60, 120);
  expect((await readOrder(shop, mine.id)).status).toBe('expired');
  expect(await livingUses(shop)).toBe(0);
  shop.simulator.faults.replace([]);

  const other = await order({ promo: 'BIRLIK' }, 1, second);
  await atBank(shop, page);
  await comeBack(shop, mine);
  expect(await readOrder(shop, mine.id), 'the code is gone').toMatchObject({ status: 'expired' });
  await letTimePass(shop, 60);
  expect(await readOrder(shop, mine.id)).toMatchObject({ payment_status: 'refunded' });
  await cancelOrder(shop.ctx, second, other.data.id);
  expect(await livingUses(shop)).toBe(0);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('late money takes a code again while uses are left', async () => {
  await using shop = await startPayingShop();
  const { order, buyer } = await openCounter(shop);
  await addPromo(shop, 'BIRLIK', { most_uses: 1 });
  const mine = unpaid(await order({ payment: 'ONLINE', promo: 'BIRLIK' }), buyer);
  const page = await pressPay(shop, mine);
  await shop.ctx.db.updateTable('promo_code').set({ is_active: false }).execute();
  const silent = { times: 99, delayMs: 0, effect: 'before' as const };
  shop.simulator.faults.replace([{ method: 'getOrderStatusExtended.do', kind: 'http-502', ...silent }]);
  await letTimePass(shop, 61 * 60, 120);
  expect(await livingUses(shop)).toBe(0);
  shop.simulator.faults.replace([]);
  await atBank(shop, page);
  await comeBack(shop, mine);
  await letTimePass(shop, 60);
  expect(await readOrder(shop, mine.id)).toMatchObject({ status: 'placed', paid_tenge: 6_500 });
  expect(await livingUses(shop)).toBe(1);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a guest may not try codes, and a customer may be wrong ten times an hour', async () => {
  await using shop = await startShop();
  const { rose } = await openCounter(shop);
  await addPromo(shop, 'BAHAR10');
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const guest = shop.api('POST /api/order/quote/', { body: { items, promo: 'BAHAR10' } });
  expect(await refusalOf(guest)).toBe('session.missing');
  const { api } = await signIn(shop);
  const ask = (promo: string) => api('POST /api/order/quote/', { body: { items, promo } });
  expect((await ask('bahar 10')).data.totals).toMatchObject({ promo: 500, discount: 500, total: 6_500 });
  const { max, windowSeconds } = wrongPromoLimits.customer;
  const tries = await Promise.all(Array.from({ length: max + 5 }, (_, at) => refusalOf(ask(`WRONG${at}`))));
  expect(tries.filter((code) => code === 'promo.unknown')).toHaveLength(max);
  expect(tries.filter((code) => code === 'limit.reached')).toHaveLength(5);
  expect(await refusalOf(ask('BAHAR10')), 'a right one tells nothing then').toBe('limit.reached');
  shop.advance(windowSeconds);
  const { api: later } = await signIn(shop);
  expect(
    (await later('POST /api/order/quote/', { body: { items, promo: 'BAHAR10' } })).data.totals.promo,
  ).toBe(500);
});
