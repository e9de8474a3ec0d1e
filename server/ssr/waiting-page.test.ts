import { expect, test } from 'vitest';
import type { OrderMove } from '#domain/order.ts';
import { dayAndWeekday } from '#domain/print/days.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { addBuyer } from '../../tests/support/people/buyers.ts';
import { confirm, hire } from '../../tests/support/people/staff.ts';
import { createApi, refusalOf } from '../../tests/support/shop/api.ts';
import { addStaff, openCounter } from '../../tests/support/shop/counter.ts';
import { startShop, type TestShop } from '../../tests/support/shop/start-shop.ts';
import { say } from './gift-requests/gift.texts.ts';

/** An order with a delivery window, and the waiting link that its buyer created. */
async function openWaiting() {
  const shop = await startShop({ pages: true });
  const counter = await openCounter(shop);
  const { days } = (await shop.api('GET /api/order/slots/', { query: { place: counter.place } })).data;
  const window = days.flatMap(({ day, slots }) => slots.map((slot) => ({ ...slot, day }))).at(-1);
  if (!window) throw new Error('no window is offered');
  const { data: order } = await counter.order({ delivery: 'SLOT', slot: window.id });
  const api = createApi(shop.origin);
  api.useToken(counter.buyer.token);
  const ask = async () =>
    (await api('POST /api/order/order-waiting/:id/', { params: { id: order.id } })).data.url;
  const staffId = await addStaff(shop);
  const move = async (actions: readonly OrderMove[]) => {
    for (const action of actions) await moveOrder(shop.ctx, { orderId: order.id, action, staffId });
  };
  const path = (await ask()).slice(shop.ctx.config.publicUrl.length);
  return { shop, counter, order, window, api, ask, move, path };
}

async function look(shop: TestShop, path: string, lang: 'tm' | 'ru' = 'ru') {
  const reply = await shop.api.raw(`${path.split('?')[0]}?lang=${lang}`);
  const text = await reply.text();
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    words: text.replace(/<style>.*?<\/style>/s, ''),
  };
}

test('whoever waits reads how it stands, the day and the hours, in both languages, and nothing else', async () => {
  const { shop, counter, order, window, move, path } = await openWaiting();
  await using _shop = shop;
  expect(path).toMatch(/^\/w\/[A-Za-z0-9]{12}$/);
  const seen = await look(shop, path);
  expect(seen.status).toBe(200);
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(seen.text).not.toContain('<script');
  const hours = `${window.from}–${window.to}`;
  for (const part of ['Заказ принят', dayAndWeekday(window.day, 'ru'), hours])
    expect(seen.words).toContain(part);
  const local = await look(shop, path, 'tm');
  for (const part of ['Sargyt kabul edildi', dayAndWeekday(window.day, 'tm'), hours])
    expect(local.words).toContain(part);
  for (const [actions, words] of [
    [['confirm', 'prepare'], 'Заказ готовится'],
    [['make-ready', 'send'], 'Заказ в пути'],
    [['deliver'], 'Заказ доставлен'],
  ] as const) {
    await move(actions);
    expect((await look(shop, path)).words).toContain(words);
  }
  const { title } = order.items[0] ?? { title: { tm: '?', ru: '?' } };
  const secrets = [order.number, order.id, counter.buyer.phone.slice(1), 'Aýna', 'Magtymguly', 'Aşgabat'];
  const all = [seen, local, await look(shop, path)].flatMap(({ text, headers }) => [
    text,
    ...headers.values(),
  ]);
  for (const secret of [...secrets, title.tm, title.ru, 'TMT', 'манат'])
    expect(all.join('\n')).not.toContain(secret);
});

test('what is delivered is told for ten days; then, revoked or unknown, there is no such page', async () => {
  const { shop, move, path } = await openWaiting();
  await using _shop = shop;
  const token = path.slice('/w/'.length);
  const other = 'x'.repeat(22);
  const unknown = await look(shop, `/w/${other}`);
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(unknown.words).toContain(say('ru', 'ended'));
  const isUnknown = async () => {
    const { status, text } = await look(shop, path);
    // Only the time of the request differs.
    const still = (html: string) => html.replace(/\d\d:\d\d/g, '');
    return status === 404 && still(text.replaceAll(token, other)) === still(unknown.text);
  };
  const set = (row: { revoked_at?: Date | null; expires_at?: Date }) =>
    shop.ctx.db.updateTable('link').set(row).where('purpose', '=', 'waiting').execute();
  await set({ revoked_at: shop.ctx.now() });
  expect(await isUnknown()).toBe(true);
  await set({ revoked_at: null });
  expect((await look(shop, path)).status).toBe(200);
  await move(['confirm', 'prepare', 'make-ready', 'send', 'deliver']);
  shop.advance(10 * 86_400 - 60);
  expect((await look(shop, path)).words).toContain('Заказ доставлен');
  shop.advance(120);
  expect(await isUnknown()).toBe(true);
});

test('a cancelled order and one without a time say so; looking changes the first look alone', async () => {
  const { shop, order, path, api } = await openWaiting();
  await using _shop = shop;
  const links = shop.ctx.db.selectFrom('link').selectAll().where('purpose', '=', 'waiting');
  const row = () => links.executeTakeFirstOrThrow();
  expect((await row()).opened_at).toBeNull();
  await look(shop, path);
  const opened = await row();
  expect(opened.opened_at).toEqual(shop.ctx.now());
  shop.advance(60);
  await shop.ctx.db.updateTable('shop_order').set({ promise_lost_at: shop.ctx.now() }).execute();
  expect((await look(shop, path)).words).toContain('Время ещё не назначено');
  expect((await look(shop, path, 'tm')).words).toContain('Wagty entek bellenmedi');
  expect(await row()).toEqual(opened);
  await api('POST /api/order/order-cancel/:id/', { params: { id: order.id } });
  expect((await look(shop, path)).words).toContain('Заказ отменён');
  expect(await refusalOf(api('POST /api/order/order-waiting/:id/', { params: { id: order.id } }))).toBe(
    'order.action-refused',
  );
});

test('the link is its buyer’s to ask for, by account or by the link of the order, and it stays the same', async () => {
  const { shop, counter, order, ask, path } = await openWaiting();
  await using _shop = shop;
  expect(await ask()).toContain(path);
  const manager = await hire(shop, 'manager');
  const given = (await manager.office('POST /api/office/orders/:id/link/', { params: { id: order.id } }))
    .data;
  const token = /\/o\/(\w+)/.exec(given.url)?.[1] ?? '';
  expect((await look(shop, `/w/${token}`)).status, 'the link of the buyer is another one').toBe(404);
  const byLink = await shop.api('POST /api/order-link/:token/waiting/', { params: { token } });
  expect(byLink.data.url).toBe(await ask());
  const waiting = path.slice('/w/'.length);
  const asWaiting = { params: { token: waiting } };
  for (const call of [
    () => shop.api('GET /api/order-link/:token/', asWaiting),
    () => shop.api('POST /api/order-link/:token/waiting/', asWaiting),
  ])
    expect(await refusalOf(call()), 'who waits is not the buyer').toBe('link.not-found');
  const stranger = createApi(shop.origin);
  stranger.useToken((await addBuyer(shop, counter.place)).token);
  const ofOther = stranger('POST /api/order/order-waiting/:id/', { params: { id: order.id } });
  expect(await refusalOf(ofOther)).toBe('order.not-found');
  const { data: unpaid } = await counter.order({ payment: 'ONLINE' });
  const early = createApi(shop.origin, { token: counter.buyer.token });
  expect(await refusalOf(early('POST /api/order/order-waiting/:id/', { params: { id: unpaid.id } }))).toBe(
    'order.action-refused',
  );
});

test('switched off, no new link is given out, existing ones keep working; an erased person leaves none', async () => {
  const { shop, counter, order, ask, path, api } = await openWaiting();
  await using _shop = shop;
  const owner = await hire(shop, 'owner');
  await confirm(shop, owner);
  const flip = (isOn: boolean) =>
    owner.office('PUT /api/office/features/:name/', { params: { name: 'order-link' }, body: { isOn } });
  await flip(false);
  expect(await refusalOf(ask())).toBe('route.not-found');
  expect((await look(shop, path)).status).toBe(200);
  await flip(true);
  await api('POST /api/order/order-cancel/:id/', { params: { id: order.id } });
  expect((await look(shop, path)).status).toBe(200);
  const who = { params: { id: counter.buyer.customerId }, body: { reason: 'haýyş etdi' } };
  await owner.office('POST /api/office/customers/:id/erase/', who);
  expect((await look(shop, path)).status).toBe(404);
});
