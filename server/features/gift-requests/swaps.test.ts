import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/shop.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addCertificate, addStaff } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';

type AskedShop = Awaited<ReturnType<typeof openAsked>>;

const code = 'SWAP-00000000000';
const home = { fullname: 'Jeren', line1: 'Bitarap 5' };

/** A cake for 90.00, and two smaller ones for 60.00 and 40.00. */
async function openSwaps() {
  const asked = await openAsked();
  const small = await addProduct(asked.shop, { options: [{ price: 6_000, count: 2 }] });
  const tiny = await addProduct(asked.shop, { options: [{ price: 4_000, count: 1 }] });
  const ask = { alternatives: [small.option, tiny.option] };
  return { asked, small, tiny, ask, [Symbol.asyncDispose]: () => asked[Symbol.asyncDispose]() };
}

async function opened({ shop, open }: AskedShop, order: Pick<Order, 'id'>) {
  const { params, pin } = await open(order);
  const { pass } = (await shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
  const swap = (alternative: number) =>
    shop.api('POST /api/gift/:token/swap/', { params, body: { pass, alternative } });
  const places = async () =>
    (await shop.api('GET /api/gift/:token/', { params })).data.alternatives.map((one) => one.alternative);
  return { params, pass, swap, places };
}

const stockOf = async ({ shop }: AskedShop, options: number[]) => {
  const rows = await shop.ctx.db.selectFrom('stock').selectAll().where('option_id', 'in', options).execute();
  return options.map((id) => rows.find(({ option_id }) => option_id === id)?.on_hand);
};
const refundsOf = ({ shop }: AskedShop) =>
  shop.ctx.db
    .selectFrom('refund')
    .select(['amount_tenge', 'reason'])
    .orderBy('amount_tenge', 'desc')
    .execute();

test('a recipient chooses a cheaper alternative of the giver: one unit for another, and the difference is refunded', async () => {
  await using world = await openSwaps();
  const { asked, small, tiny, ask } = world;
  const { shop, cake, give, orderOf } = asked;
  const order = await give({ ask });
  const { params, pass, swap, places } = await opened(asked, order);
  const seen = (await shop.api('GET /api/gift/:token/', { params })).data;
  expect(seen.alternatives).toHaveLength(2);
  expect(JSON.stringify(seen)).not.toMatch(/9000|6000|4000|price|"option"/);
  const forged = shop.api('POST /api/gift/:token/swap/', { params, body: { pass: 'x', alternative: 1 } });
  expect(await refusalOf(forged)).toBe('request.invalid');
  await Promise.all([swap(1), swap(1)]);
  expect(await stockOf(asked, [cake.option, small.option])).toEqual([100, 1]);
  const changed = await orderOf(order.id);
  expect(changed.items).toMatchObject([
    { option: small.option, price: 9_000, swappedFrom: { title: order.items[0]?.title } },
  ]);
  expect(changed.totals).toEqual(order.totals);
  expect(changed.timeline.map(({ event }) => event)).toContain('gift-swapped');
  // The cake now costs more than is left of the line.
  expect(await places()).toEqual([2]);
  expect(await refusalOf(swap(0))).toBe('gift.sold-out');
  await shop.api('POST /api/gift/:token/answer/', {
    params,
    body: { pass, ...home, place: asked.place, time: await firstTime(asked, params) },
  });
  await swap(2);
  expect(await places(), 'twice is enough').toEqual([]);
  expect(await refusalOf(swap(1))).toBe('gift.too-late');
  await swap(2);
  await shop.settle();
  expect(await refundsOf(asked)).toEqual([
    { amount_tenge: 3_000, reason: 'swap' },
    { amount_tenge: 2_000, reason: 'swap' },
  ]);
  expect(await stockOf(asked, [cake.option, small.option, tiny.option])).toEqual([100, 2, 0]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

async function firstTime({ shop, place }: AskedShop, params: { token: string }): Promise<string> {
  const { data } = await shop.api('GET /api/gift/:token/times/', { params, query: { place } });
  return data[0]?.times[0]?.time ?? '';
}

test('an alternative of the same price can be swapped back', async () => {
  await using asked = await openAsked();
  const twin = await addProduct(asked.shop, { options: [{ price: 9_000, count: 1 }] });
  const order = await asked.give({ ask: { alternatives: [twin.option] } });
  const { swap, places } = await opened(asked, order);
  await swap(1);
  expect(await places()).toEqual([0]);
  await swap(0);
  const [item] = (await asked.orderOf(order.id)).items;
  expect(item?.option).toBe(asked.cake.option);
  expect(item).not.toHaveProperty('swappedFrom');
  expect(await refundsOf(asked)).toEqual([]);
  expect(await findBreaches(asked.shop.ctx.db)).toEqual([]);
});

test('what is sold out is not offered, and the first to choose gets the last one', async () => {
  await using world = await openSwaps();
  const { asked, tiny, ask } = world;
  const { shop, give, another } = asked;
  const first = await opened(asked, await give({ ask }));
  const second = await opened(asked, await give({ ask }, '+99365123123', await another()));
  const outcomes = await Promise.all([refusalOf(first.swap(2)), refusalOf(second.swap(2))]);
  expect(outcomes.toSorted()).toEqual(['accepted', 'gift.sold-out']);
  const loser = outcomes[0] === 'gift.sold-out' ? first : second;
  expect(await loser.places()).toEqual([1]);
  const refused = await loser.swap(2).catch((error: unknown) => JSON.stringify(error));
  expect(refused).toContain('"alternative":1');
  expect(await stockOf(asked, [tiny.option])).toEqual([0]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a giver allows other goods on sale that cost no more, instead of one unit, where the feature is on', async () => {
  await using world = await openSwaps();
  const { asked, small, tiny, ask } = world;
  const { shop, cake, give } = asked;
  const dear = await addProduct(shop, { options: [{ price: 9_001, count: 5 }] });
  const refused = (more: Parameters<typeof give>[0]) => refusalOf(give(more));
  expect(await refused({ ask: { alternatives: [dear.option] } })).toBe('request.invalid');
  expect(await refused({ ask: { alternatives: [cake.option] } })).toBe('request.invalid');
  expect(await refused({ ask: { alternatives: [small.option, small.option] } })).toBe('request.invalid');
  const two = [{ product: cake.id, option: cake.option, quantity: 2 }];
  expect(await refused({ ask, items: two })).toBe('request.invalid');
  const both = [
    { product: cake.id, option: cake.option, quantity: 1 },
    { product: tiny.id, option: tiny.option, quantity: 1 },
  ];
  expect(await refused({ ask: { alternatives: [small.option] }, items: both })).toBe('request.invalid');
  const at = shop.ctx.now();
  const off = {
    name: 'recipient-swap',
    is_on: false,
    changed_at: at,
    staff_id: await addStaff(shop),
  };
  await shop.ctx.db.insertInto('feature').values(off).execute();
  expect(await refused({ ask })).toBe('request.invalid');
});

test('nothing is swapped after preparing has begun, after declining, or in an ended order', async () => {
  await using world = await openSwaps();
  const { asked, ask } = world;
  const { shop, give, answer, moveTo, giver } = asked;
  const prepared = await give({ ask });
  const { params, pass } = await answer(prepared, home);
  await moveTo(prepared.id, ['confirm', 'prepare']);
  const late = shop.api('POST /api/gift/:token/swap/', { params, body: { pass, alternative: 1 } });
  expect(await refusalOf(late)).toBe('gift.too-late');
  const over = await give({ ask }, '+99365321321');
  const { swap } = await opened(asked, over);
  // In parallel with a cancellation by the giver: the second finds what the first did.
  const cancel = (await giver()).api('POST /api/order/order-cancel/:id/', { params: { id: over.id } });
  await Promise.all([refusalOf(swap(2)), cancel]);
  expect(await refusalOf(swap(1))).toBe('gift.too-late');
  await shop.settle();
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('of a swapped line never more is refunded than was paid for it, by card and to the certificate', async () => {
  await using world = await openSwaps();
  const { asked, ask } = world;
  const { shop, give, orderOf } = asked;
  await addCertificate(shop, code, 8_000);
  const order = await give({ ask, certificate: code });
  expect(order.totals).toMatchObject({ goods: 9_000, delivery: 1_500, discount: 8_000, total: 2_500 });
  const { swap } = await opened(asked, order);
  await swap(2);
  await shop.settle();
  expect(await refundsOf(asked)).toEqual([
    { amount_tenge: 2_500, reason: 'swap' },
    { amount_tenge: 2_500, reason: 'swap' },
  ]);
  const balance = await shop.ctx.db
    .selectFrom('certificate_money')
    .select('balance_tenge')
    .executeTakeFirstOrThrow();
  expect(balance.balance_tenge).toBe(2_500);
  const owner = await hire(shop, 'owner');
  await confirm(shop, owner);
  const desk = await owner.office('GET /api/office/orders/:id/', { params: { id: order.id } });
  expect(desk.data.items).toMatchObject([{ price: 9_000, swapBack: 5_000, refunded: 0 }]);
  const body = { lines: [{ position: 1, quantity: 1 }], reason: 'goodwill' as const, note: 'broken' };
  await owner.office('POST /api/office/orders/:id/refunds/', { params: { id: order.id }, body });
  const rows = await shop.ctx.db.selectFrom('refund_part').select('tenge').execute();
  expect(rows.reduce((sum, { tenge }) => sum + (tenge ?? 0), 0)).toBe(9_000);
  expect(await refusalOf(swap(1)), 'the line was given back').toBe('gift.too-late');
  expect((await orderOf(order.id)).totals.total).toBe(2_500);
  await shop.settle();
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
