/**
 * A writing call with an Idempotency-Key is done once, whatever happens to the connection, and always gets the same
 * answer.
 */
import { expect, test } from 'vitest';
import { officeRoutes } from '#contract/index.ts';
import { keepsAnswers, type RouteSpec } from '#contract/route.ts';
import { callsWithKey } from '#backoffice/api/idempotency-keys.ts';
import { forgetAnswers } from '#server/platform/idempotency/kept-answers.ts';
import { addBuyer, freshKey, orderInputFor } from '../support/people/buyers.ts';
import { asOwner } from '../support/shop/database.ts';
import { addProduct } from '../support/shop/factories.ts';
import { ask, type OutsiderRequest } from '../support/people/outsider.ts';
import { codeFor } from '../support/people/people.ts';
import { addDelivery } from '../support/people/places.ts';
import { confirm, hire } from '../support/people/staff.ts';
import { freshPhone, startShop, type TestShop } from '../support/shop/start-shop.ts';

const addresses = '/api/auth/address-create/';
const home = (place: number, line1 = 'Köçe 1') => ({
  fullname: 'Aýna',
  mobile: '+99361234567',
  region: 'AG',
  place,
  line1,
});
const under = (key: string, asking: OutsiderRequest): OutsiderRequest => ({
  ...asking,
  headers: { 'idempotency-key': key },
});
const kept = async ({ ctx }: TestShop) => ctx.db.selectFrom('kept_answer').selectAll().execute();
const listed = async (shop: TestShop, token: string) =>
  (await ask(shop, '/api/auth/address-list/', { token })).body.data.length as number;

test('fifty at once on two nodes are one address and fifty equal answers', async () => {
  await using one = await startShop();
  await using two = await startShop({ databaseUrl: one.databaseUrl });
  const { place } = await addDelivery(one);
  const { token } = await addBuyer(one, place);
  const call = under(freshKey(), { token, body: home(place) });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => ask(at % 2 ? one : two, addresses, call)),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1);
  expect(answers[0]).toMatchObject({ status: 200, body: { response: 'success', data: { line1: 'Köçe 1' } } });
  expect(await listed(one, token)).toBe(2);
});

test('a key belongs to one body of one caller; a refusal leaves it free', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const [mine, theirs] = [await addBuyer(shop, place), await addBuyer(shop, place)];
  const key = freshKey();
  const send = (token: string, body: object, method = 'POST') =>
    ask(shop, addresses, under(key, { token, body, method }));
  expect(await send(mine.token, home(9_999))).toMatchObject({
    status: 422,
    body: { code: 'place.not-found' },
  });
  const first = await send(mine.token, home(place));
  expect(first.status).toBe(200);
  // The order of fields does not matter; their values do.
  const reordered = Object.fromEntries(Object.entries(home(place)).toReversed());
  expect((await send(mine.token, reordered)).text).toBe(first.text);
  expect(await send(mine.token, home(place, 'Köçe 2'))).toMatchObject({
    status: 422,
    body: { code: 'idempotency.mismatch' },
  });
  const change = { ...home(place, 'Köçe 3'), id: first.body.data.id };
  expect((await send(mine.token, change, 'PUT')).status).toBe(200);
  expect((await send(theirs.token, home(place, 'Köçe 4'))).status).toBe(200);
  expect([await listed(shop, mine.token), await listed(shop, theirs.token)]).toEqual([2, 2]);
  const strange = await ask(shop, addresses, under('two words', { token: mine.token, body: home(place) }));
  expect(strange).toMatchObject({ status: 400, body: { code: 'idempotency.missing' } });
  // Without a key every call is a new one.
  await ask(shop, addresses, { token: mine.token, body: home(place) });
  await ask(shop, addresses, { token: mine.token, body: home(place) });
  expect(await listed(shop, mine.token)).toBe(4);
});

test('what can be done once is answered again as it was: delete, cancel, review, profile, cart, wishlist', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop);
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const order = async () => {
    const input = under(freshKey(), { token: buyer.token, body: orderInputFor(buyer, items) });
    return (await ask(shop, '/api/order/order-create/', input)).body.data.id as string;
  };
  const [kept, ended] = [await order(), await order()];
  await shop.ctx.db.updateTable('shop_order').set({ status: 'delivered' }).where('id', '=', kept).execute();
  const form = new FormData();
  form.set('name', 'Maral');
  const calls: [string, OutsiderRequest][] = [
    [`/api/order/order-cancel/${ended}/`, { method: 'POST' }],
    [`/api/product/reviews/${rose.id}/`, { body: { rating: 5, text: 'Owadan' } }],
    [`/api/auth/address-delete/${buyer.address}/`, { method: 'DELETE' }],
    ['/api/auth/profile-create/', { method: 'PUT', body: form }],
    ['/api/cart/', { method: 'PUT', body: { lines: items, merge: true } }],
    ['/api/wishlist/', { method: 'PUT', body: { products: [rose.id], merge: true } }],
  ];
  for (const [path, asking] of calls) {
    const call = under(freshKey(), { ...asking, token: buyer.token });
    const first = await ask(shop, path, call);
    expect(first.status, `${path} ${first.text}`).toBe(200);
    expect((await ask(shop, path, call)).text, path).toBe(first.text);
  }
  const again = await ask(shop, `/api/auth/address-delete/${buyer.address}/`, {
    method: 'DELETE',
    token: buyer.token,
  });
  expect(again.status).toBe(404);
});

test('what cannot keep its answer is not done either, and the key is free for the next try', async () => {
  await using shop = await startShop({ env: { LOG_LEVEL: 'silent' } });
  const { place } = await addDelivery(shop);
  const { token } = await addBuyer(shop, place);
  await asOwner(
    shop.databaseUrl,
    "create function fail() returns trigger language plpgsql as 'begin raise exception ''gone''; end'",
    'create trigger fail before update on kept_answer for each row execute function fail()',
  );
  const call = under(freshKey(), { token, body: home(place) });
  expect((await ask(shop, addresses, call)).status).toBe(500);
  expect(await listed(shop, token)).toBe(1);
  await asOwner(shop.databaseUrl, 'drop trigger fail on kept_answer');
  expect((await ask(shop, addresses, call)).status).toBe(200);
  expect(await listed(shop, token)).toBe(2);
});

test('answers are kept for a day, and never one that carries a secret', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const { token } = await addBuyer(shop, place);
  const key = freshKey();
  const phone = freshPhone();
  await ask(shop, '/api/auth/sign-in/', under(key, { body: { username: phone } }));
  await shop.settle();
  const body = { username: phone, code: codeFor(shop, phone) };
  expect((await ask(shop, '/api/auth/activate/', under(key, { body }))).status).toBe(200);
  const boss = await hire(shop);
  await confirm(shop, boss);
  const input = { login: 'packer', name: 'Packer', role: 'packer' as const };
  await boss.office('POST /api/office/staff/', { body: input, headers: { 'idempotency-key': key } });
  expect(await kept(shop)).toEqual([]);

  const call = under(key, { token, body: home(place) });
  const first = await ask(shop, addresses, call);
  shop.advance(23 * 3_600);
  await forgetAnswers(shop.ctx);
  expect((await ask(shop, addresses, call)).text).toBe(first.text);
  shop.advance(2 * 3_600);
  await shop.settle();
  expect(await kept(shop)).toEqual([]);
});

test('staff who press twice change once and leave one trace; who is forgotten leaves no answer', async () => {
  await using shop = await startShop();
  const { place } = await addDelivery(shop);
  const { token, customerId } = await addBuyer(shop, place);
  await ask(shop, addresses, under(freshKey(), { token, body: home(place) }));
  const boss = await hire(shop);
  await confirm(shop, boss);
  const title = { tm: 'Güller', ru: 'Цветы' };
  const input = {
    body: { title, parent: null, picture: null, isVisible: true },
    headers: { 'idempotency-key': freshKey() },
  };
  const answers = await Promise.all([1, 2, 3].map(() => boss.office('POST /api/office/categories/', input)));
  expect(new Set(answers.map(({ data }) => data.id))).toHaveLength(1);
  const traces = shop.ctx.db.selectFrom('audit').select('id').where('subject', '=', 'category');
  expect(await traces.execute()).toHaveLength(1);
  expect((await kept(shop)).map(({ caller }) => caller.split(':')[0]).toSorted()).toEqual([
    'customer',
    'staff',
  ]);
  await boss.office('POST /api/office/customers/:id/erase/', {
    params: { id: customerId },
    body: { reason: 'haýyş' },
  });
  expect((await kept(shop)).map(({ caller }) => caller.split(':')[0])).toEqual(['staff']);
});

test('the server keeps the answers of what the office asks for under a key', () => {
  const isKept = (key: (typeof callsWithKey)[number]) => {
    const spec: RouteSpec = officeRoutes[key];
    return keepsAnswers(key, spec) || spec.idempotency === 'inside';
  };
  expect(callsWithKey.filter((key) => !isKept(key))).toEqual([]);
});
