/**
 * The twenty-two calls of the specification by name: they exist, with and without trailing slash, for the right
 * callers.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { ask, type OutsiderRequest } from '../../support/people/outsider.ts';
import { openMarket } from '../../support/people/market.ts';

type Row = [call: string, status: number, asking?: OutsiderRequest];
const json = (body: unknown): OutsiderRequest => ({ body });

test('every call of the specification answers the same with and without its last slash, and redirects nobody', async () => {
  await using market = await openMarket();
  const { shop, newBuyer } = market;
  const { token, address } = await newBuyer();
  const { data: order } = (await market.order({ token, address }, { payment: 'ONLINE' })).body;
  const form = new FormData();
  form.set('name', 'Aýna');
  const open: Row[] = [
    ['GET /api/product/about-us/', 200],
    ['GET /api/product/banners/?is_main=false', 200],
    ['GET /api/product/home-info/', 200],
    ['GET /api/order/delivery-payment/', 200],
    ['GET /api/product/list/?q=gül&page=1', 200],
    ['GET /api/product/list/gül/', 200],
    [`GET /api/product/detail/${market.product.id}/`, 200],
    ['GET /api/product/detail/99999/', 404],
    ['POST /api/auth/sign-in/', 401, json({ username: '12' })],
    ['POST /api/auth/send-activate-code/', 401, json({ username: '12' })],
    ['POST /api/auth/resend-activate-code/', 401, json({ username: '12' })],
    ['POST /api/auth/activate/', 410, json({ username: '+99361999999', code: '000000' })],
    ['GET /api/order/orderid-request/?orderId=nothing', 404],
  ];
  const own: Row[] = [
    ['GET /api/auth/profile-list/', 200, { headers: { 'content-type': 'multipart/form-data' } }],
    ['PUT /api/auth/profile-create/', 200, { body: form }],
    ['GET /api/auth/address-list/', 200],
    ['POST /api/auth/address-create/', 400, json({})],
    ['PUT /api/auth/address-create/', 400, json({ id: address })],
    ['DELETE /api/auth/address-delete/99999/', 404],
    ['POST /api/order/order-create/', 400, json({})],
    ['GET /api/order/order-list/?page=1', 200],
    ['GET /api/order/order-list/page=1/', 200],
    [`GET /api/order/order-detail/${order.id}/`, 200],
    [`GET /api/order/payment/${order.id}/?bank=HALK`, 200],
    [`GET /api/order/check-payment/${order.id}/?bank=HALK`, 200],
  ];
  for (const [rows, isOwn] of [
    [open, false],
    [own, true],
  ] as const)
    for (const [call, status, asking] of rows) {
      const [method = '', path = ''] = call.split(' ');
      const send = (where: string, more: OutsiderRequest = {}) =>
        ask(shop, where, { ...asking, method, ...more });
      const who = isOwn ? { token } : {};
      const [withSlash, without] = [await send(path, who), await send(path.replace(/\/(\?|$)/, '$1'), who)];
      assert.equal(withSlash.status, status, `${call} ${withSlash.text}`);
      assert.deepEqual([without.status, without.text], [status, withSlash.text], call);
      assert.equal(withSlash.body.response, status === 200 ? 'success' : 'error', call);
      if (isOwn || method !== 'GET' || status !== 200)
        assert.equal(withSlash.headers.get('cache-control'), 'no-store', call);
      if (isOwn) assert.equal((await send(path)).status, 401, call);
    }
});

test('what is personal answers 401 before it looks at anything, and 404 for what is another’s', async () => {
  await using market = await openMarket();
  const { shop, newBuyer } = market;
  const [mine, stranger] = [await newBuyer(), await newBuyer()];
  const { data: order } = (await market.order(mine, { payment: 'ONLINE' })).body;
  for (const call of [
    `GET /api/order/order-detail/${order.id}/`,
    `GET /api/order/payment/${order.id}/?bank=HALK`,
    `GET /api/order/check-payment/${order.id}/?bank=HALK`,
    `POST /api/order/order-cancel/${order.id}/`,
    `DELETE /api/auth/address-delete/${mine.address}/`,
  ]) {
    const [method = '', path = ''] = call.split(' ');
    assert.equal((await ask(shop, path, { method, token: stranger.token })).status, 404, call);
    for (const token of [undefined, 'short', 'x'.repeat(43)]) {
      const { status, body } = await ask(shop, path, { method, token });
      assert.deepEqual([status, body.response, typeof body.message], [401, 'error', 'string'], call);
    }
  }
  const foreign = await market.order({ ...stranger, address: mine.address });
  assert.deepEqual([foreign.status, foreign.body.code], [404, 'address.not-found']);
});
