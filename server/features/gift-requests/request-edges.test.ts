import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import type { Order } from '#contract/orders/shop.ts';
import type { SmsPort } from '#server/adapters/sms/port.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { freshKey } from '../../../tests/support/people/buyers.ts';
import { atBank, playFaults } from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { freshPhone } from '../../../tests/support/shop/start-shop.ts';
import { runRequests } from './run-requests.ts';

type AskedShop = Awaited<ReturnType<typeof openAsked>>;
type Params = { token: string };
const home = { fullname: 'Jeren', line1: 'Bitarap 5' };

/** The recipient's page with the number's end typed in. */
async function openPage({ shop, place }: AskedShop, { params, pin }: { params: Params; pin: string }) {
  const { pass } = (await shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
  const times = async (at = place) =>
    (await shop.api('GET /api/gift/:token/times/', { params, query: { place: at } })).data;
  return {
    show: async () => (await shop.api('GET /api/gift/:token/', { params })).data,
    times,
    answer: (time: string, at = place) =>
      shop.api('POST /api/gift/:token/answer/', { params, body: { pass, ...home, place: at, time } }),
    swap: (alternative: number) =>
      shop.api('POST /api/gift/:token/swap/', { params, body: { pass, alternative } }),
    decline: () => shop.api('POST /api/gift/:token/decline/', { params, body: { pass } }),
  };
}
const first = (days: { times: { time: string }[] }[]) => days[0]?.times[0]?.time ?? '';

test('two givers, one recipient, one day: two pages, and neither knows of the other', async () => {
  await using asked = await openAsked();
  const { shop, give, open, recipient, link } = asked;
  const other = await asked.another();
  const one = await give({ gift: giftFrom('Serdar', recipient) });
  const mine = await openPage(asked, await open(one));
  const two = await give({ gift: giftFrom('Ogulgerek', recipient) }, recipient, other);
  await asked.run();
  const theirs = await openPage(asked, link(recipient));
  const [seen, also] = [await mine.show(), await theirs.show()];
  expect([seen.sender, also.sender]).toEqual(['Serdar', 'Ogulgerek']);
  const time = first(await mine.times());
  await mine.answer(time);
  expect(await theirs.show(), 'the other gift is not answered by it').toEqual(also);
  await theirs.answer(time);
  for (const [order, by] of [[one, undefined] as const, [two, other] as const])
    expect((await asked.orderOf(order.id, by)).request?.state).toBe('answered');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

function giftFrom(senderName: string, recipientMobile: string) {
  return { recipientName: 'Jeren', recipientMobile, senderName, message: '' };
}

test('of two recipients who want the last place in a slot one gets it, the other the next three slots', async () => {
  await using asked = await openAsked();
  const { shop, give, link } = asked;
  const numbers = [freshPhone(), freshPhone()];
  for (const number of numbers) await give({ gift: giftFrom('Serdar', number) }, number);
  await asked.run();
  const pages = await Promise.all(numbers.map((number) => openPage(asked, link(number))));
  await shop.ctx.db.updateTable('delivery_slot').set({ capacity: 1 }).execute();
  const all = (await pages[0]?.times()) ?? [];
  const free = all.flatMap(({ day, times }) => times.map((time) => ({ day, ...time })));
  const said = await Promise.all(
    pages.map((page) =>
      page.answer(free[0]?.time ?? '').then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  );
  const [refused, ...others] = said.filter((error) => error instanceof CallError);
  expect(others, 'the other one was accepted').toEqual([]);
  expect(refused?.body).toMatchObject({ code: 'slot.full', data: { times: free.slice(1, 4) } });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a giver who is the recipient answers on the page as anybody does', async () => {
  await using asked = await openAsked();
  const { give, open, giver, orderOf } = asked;
  const { buyer } = await giver();
  const order = await give({}, buyer.phone);
  const page = await openPage(asked, await open(order));
  await page.answer(first(await page.times()));
  expect((await orderOf(order.id)).request?.state).toBe('answered');
  expect(await findBreaches(asked.shop.ctx.db)).toEqual([]);
});

test('an order that is cancelled while its page is open takes no answer, no refusal and no other gift', async () => {
  await using asked = await openAsked();
  const { shop, give, open, giver } = asked;
  const order = await give();
  const page = await openPage(asked, await open(order));
  const time = first(await page.times());
  await (await giver()).api('POST /api/order/order-cancel/:id/', { params: { id: order.id } });
  for (const press of [() => page.answer(time), page.decline, () => page.swap(1)])
    expect(await refusalOf(press())).toBe('gift.too-late');
  await shop.settle();
  expect(await page.show()).toMatchObject({ state: 'closed', canAnswer: false });
  expect((await asked.orderOf(order.id)).paymentStatus).toBe('refunded');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a place that is switched off between the list and the press books nothing; another place is taken', async () => {
  await using asked = await openAsked();
  const { shop, give, open, place, far } = asked;
  const { db } = shop.ctx;
  const order = await give({ ask: { scope: 'anywhere' } });
  const page = await openPage(asked, await open(order));
  const time = first(await page.times());
  await db.updateTable('place').set({ is_active: false }).where('id', '=', place).execute();
  shop.ctx.invalidation.publish();
  expect(['place.not-found', 'place.closed']).toContain(await refusalOf(page.answer(time)));
  expect(await db.selectFrom('slot_booking').selectAll().execute()).toEqual([]);
  expect((await page.show()).state).toBe('opened');
  await page.answer(first(await page.times(far)), far);
  expect((await asked.orderOf(order.id)).request?.state).toBe('answered');
  expect(await findBreaches(db)).toEqual([]);
});

/** Gifts of 90.00 that may be swapped for something of 40.00. */
async function openSwappable(count: number) {
  const asked = await openAsked();
  const tiny = await addProduct(asked.shop, { options: [{ price: 4_000, count }] });
  const gifts: { order: Order; page: Awaited<ReturnType<typeof openPage>> }[] = [];
  for (let at = 0; at < count; at += 1) {
    const order = await asked.give(
      { ask: { alternatives: [tiny.option] } },
      freshPhone(),
      await asked.another(),
    );
    gifts.push({ order, page: await openPage(asked, await asked.open(order)) });
  }
  const orders = asked.shop.ctx.db.selectFrom('shop_order').innerJoin('order_money', 'order_id', 'id');
  const sums = orders.select(['id', 'status', 'paid_tenge as paid', 'refunded_tenge as back']);
  const cash = async () => sums.orderBy('number').execute();
  return { asked, gifts, cash, [Symbol.asyncDispose]: () => asked[Symbol.asyncDispose]() };
}

test('a swap beside the end of its request: the difference goes back once, and then the rest', async () => {
  await using world = await openSwappable(6);
  const { asked, gifts, cash } = world;
  const { shop, run } = asked;
  shop.advance(3 * 86_400 + 60);
  await run();
  expect((await cash()).every(({ status }) => status === 'placed')).toBe(true);
  // Three days later nobody has decided.
  shop.advance(3 * 86_400 + 60);
  const swaps = gifts.map(({ page }) => refusalOf(page.swap(1)));
  await Promise.all([runRequests(shop.ctx), ...swaps, runRequests(shop.ctx)]);
  await shop.settle();
  for (const { status, paid, back } of await cash()) expect([status, back]).toEqual(['cancelled', paid]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a swap beside a refund of its line: never more goes back than the line cost', async () => {
  await using world = await openSwappable(6);
  const { asked, gifts, cash } = world;
  const { shop } = asked;
  const owner = await hire(shop, 'owner');
  await confirm(shop, owner);
  const body = { lines: [{ position: 1, quantity: 1 }], reason: 'goodwill' as const, note: 'broken' };
  const refund = (id: string) =>
    refusalOf(owner.office('POST /api/office/orders/:id/refunds/', { params: { id }, body }));
  const said = await Promise.all(
    gifts.map(({ order: { id }, page }) => Promise.all([refusalOf(page.swap(1)), refund(id)])),
  );
  await shop.settle();
  for (const [swapped, refunded] of said) expect([swapped, refunded]).toContain('accepted');
  for (const { back } of await cash()) expect(back).toBeLessThanOrEqual(9_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('money that comes after the last day of a request finds it lapsed, and goes back when nobody decides', async () => {
  await using asked = await openAsked();
  const { shop, cake, recipient, giver, orderOf, run } = asked;
  const { api } = await giver();
  const { data } = await api('POST /api/order/order-create/', {
    headers: { 'idempotency-key': freshKey() },
    body: {
      items: [{ product: cake.id, option: cake.option, quantity: 1 }],
      ...{ payment: 'ONLINE', delivery: 'STANDARD', recipientAsks: true },
      gift: giftFrom('Serdar', recipient),
      ask: { latestDay: '2026-11-21' },
    },
  });
  const params = { id: data.id };
  const { formUrl } = await api('GET /api/order/payment/:id/', { params, query: { bank: 'HALK' } });
  await atBank(shop, formUrl);
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'http-502', times: 10_000 });
  for (let hours = 0; hours < 27; hours += 1) {
    shop.advance(3_600);
    await shop.settle();
  }
  expect(await orderOf(data.id)).toMatchObject({ status: 'expired', request: { state: 'waiting' } });
  playFaults(shop);
  shop.advance(3_600);
  await api('GET /api/order/check-payment/:id/', { params, query: {} });
  await run(2);
  const paid = await orderOf(data.id);
  expect(paid).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
  expect(shop.sms(recipient), 'nobody is asked about a day that is over').toEqual([]);
  expect(paid.request?.state).toBe('lapsed');
  shop.advance(3 * 86_400 + 60);
  await run();
  expect(await orderOf(data.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a giver cannot allow a latest day by which nobody could answer', async () => {
  await using asked = await openAsked();
  const { shop, give } = asked;
  const today = dayOf(shop.ctx.now());
  await expect(give({ ask: { latestDay: addDays(today, -1) } })).rejects.toMatchObject({
    body: { code: 'request.invalid', fields: [{ path: 'ask.latestDay' }] },
  });
  expect((await give({ ask: { latestDay: addDays(today, 1) } })).request).toMatchObject({ state: 'waiting' });
});

test('a number that the carrier refuses is one for the desk at once', async () => {
  let mayReach = '';
  const sms: SmsPort = {
    name: 'test',
    send: async ({ to }) =>
      to === mayReach ? { kind: 'accepted' } : { kind: 'refused', reason: 'no such number', permanent: true },
    check: async () => ({ state: 'up', detail: '' }),
    close: async () => undefined,
  };
  await using asked = await openAsked({ overrides: { sms } });
  const { shop, give, run } = asked;
  const staff = await hire(shop, 'manager');
  mayReach = freshPhone();
  await give({}, mayReach);
  const lost = await give({});
  await run();
  const { data } = await staff.office('GET /api/office/requests/');
  expect(data.flatMap(({ order, needsCall, sms: state }) => (needsCall ? [[order, state]] : []))).toEqual([
    [lost.id, 'refused'],
  ]);
});
