import assert from 'node:assert/strict';
import { test } from 'vitest';
import { openMarket } from '../../support/people/market.ts';
import { ask, type Json } from '../../support/people/outsider.ts';

/** A shop with orders to pay, and a simulated bank that the test controls. */
async function openTill() {
  const market = await openMarket();
  const { shop } = market;
  async function orderOnline(payment = 'ONLINE') {
    const buyer = await market.newBuyer();
    const { data } = (await market.order(buyer, { payment })).body;
    const get = (call: string, bank = 'HALK') =>
      ask(shop, `/api/order/${call}/${data.id}/?bank=${bank}`, { token: buyer.token });
    return { id: data.id as string, total: data.totals.total as number, token: buyer.token, get };
  }
  const tell = (path: string, body: Json) =>
    fetch(`${shop.bankOrigin}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    shop,
    orderOnline,
    control: (mdOrder: string, action: string) => tell(`orders/${mdOrder}`, { action }),
    playFaults: (faults: Json) => tell('faults', faults),
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}
const mdOrderOf = (formUrl: string) => new URL(formUrl).searchParams.get('mdOrder') ?? '';

test('every bank that is switched on opens its page: formUrl is at the top and in data', async () => {
  await using till = await openTill();
  const { orderOnline } = till;
  for (const bank of ['HALK', 'SENAGAT', 'RYSGAL']) {
    const { status, body } = await (await orderOnline()).get('payment', bank);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([body.response, body.data], ['success', { formUrl: body.formUrl }]);
    assert.equal((await fetch(body.formUrl)).status, 200);
  }
});

test('a bank that the shop does not know, or that is not named, is refused', async () => {
  await using till = await openTill();
  const { shop, orderOnline } = till;
  const order = await orderOnline();
  for (const query of ['', '?bank=', '?bank=VISA', '?bank=halk']) {
    const { status, body } = await ask(shop, `/api/order/payment/${order.id}/${query}`, {
      token: order.token,
    });
    assert.deepEqual([status, body.response], [400, 'error'], query);
  }
});

test('a check for a bank at which the order was never to be paid is 404; without a bank its own is meant', async () => {
  await using till = await openTill();
  const { shop, orderOnline, control } = till;
  const order = await orderOnline();
  assert.equal((await order.get('check-payment', 'SENAGAT')).status, 200, 'nothing was begun yet');
  const page = await order.get('payment');
  const { status, body } = await order.get('check-payment', 'SENAGAT');
  assert.deepEqual([status, body.code], [404, 'payment.not-found']);
  const plain = (call: string) => ask(shop, `/api/order/${call}/${order.id}/`, { token: order.token });
  assert.equal((await plain('payment')).body.formUrl, page.body.formUrl, 'the page that is open');
  await control(mdOrderOf(page.body.formUrl), 'decline');
  assert.equal((await plain('check-payment')).body.data.paymentStatus, 'failed');
  assert.equal((await order.get('payment', 'RYSGAL')).status, 200);
  for (const bank of ['HALK', 'RYSGAL'])
    assert.equal((await order.get('check-payment', bank)).status, 200, `${bank}: money may come from either`);
  assert.equal((await order.get('check-payment', 'SENAGAT')).status, 404);
});

test('checking: unknown before the bank was asked, then its number; paid is 2', async () => {
  await using till = await openTill();
  const { shop, orderOnline, control } = till;
  const order = await orderOnline();
  const before = (await order.get('check-payment')).body.data;
  assert.deepEqual(before, {
    id: order.id,
    status: 'awaiting-payment',
    paymentStatus: 'unpaid',
    orderStatus: null,
    amount: order.total,
    canRetry: true,
  });
  const { formUrl } = (await order.get('payment')).body;
  const mdOrder = mdOrderOf(formUrl);
  const mapped = await ask(shop, `/api/order/orderid-request/?orderId=${mdOrder}`);
  assert.deepEqual(
    [mapped.status, mapped.body],
    [200, { response: 'success', data: { id: order.id, bank: 'HALK' } }],
  );
  assert.equal((await control(mdOrder, 'pay')).status, 200);
  const after = (await order.get('check-payment')).body.data;
  assert.deepEqual(after, {
    id: order.id,
    status: 'placed',
    paymentStatus: 'paid',
    orderStatus: 2,
    amount: order.total,
    canRetry: false,
  });
  const again = await order.get('payment');
  assert.deepEqual([again.status, again.body.code], [409, 'payment.already-paid']);
  const detail = (await ask(shop, `/api/order/order-detail/${order.id}/`, { token: order.token })).body.data;
  assert.deepEqual([detail.status, detail.paymentStatus, detail.bank], ['placed', 'paid', 'HALK']);
  assert.ok(detail.timeline.some(({ event }: Json) => event === 'payment-paid'));
});

test('a declined card may be tried again, at another bank too', async () => {
  await using till = await openTill();
  const { shop, orderOnline, control } = till;
  const order = await orderOnline();
  await control(mdOrderOf((await order.get('payment')).body.formUrl), 'decline');
  const { data } = (await order.get('check-payment')).body;
  assert.deepEqual([data.status, data.paymentStatus, data.canRetry], ['awaiting-payment', 'failed', true]);
  const retry = await order.get('payment', 'RYSGAL');
  assert.equal(retry.status, 200);
  await control(mdOrderOf(retry.body.formUrl), 'pay');
  // The shop queries a bank about an order at most every five seconds.
  shop.advance(6);
  const paid = (await order.get('check-payment', 'RYSGAL')).body.data;
  assert.deepEqual([paid.status, paid.paymentStatus], ['placed', 'paid']);
});

test('a check tells what the bank said that is meant, whatever page was opened since', async () => {
  await using till = await openTill();
  const { shop, orderOnline, control } = till;
  const open = async (decide: string) => {
    const order = await orderOnline();
    const first = mdOrderOf((await order.get('payment', 'HALK')).body.formUrl);
    if (decide === 'decline') await control(first, decide);
    if (decide === 'decline')
      assert.equal((await order.get('check-payment', 'HALK')).body.data.canRetry, true);
    assert.equal((await order.get('payment', 'SENAGAT')).status, 200);
    if (decide === 'pay') await control(first, decide);
    shop.advance(6);
    const check = async (query: string) =>
      (await ask(shop, `/api/order/check-payment/${order.id}/${query}`, { token: order.token })).body.data;
    return [await check('?bank=HALK'), await check('')];
  };
  const tell = ({ paymentStatus, orderStatus, canRetry }: Json) => [paymentStatus, orderStatus, canRetry];
  const [halk, plain] = await open('pay');
  for (const one of [halk, plain]) assert.deepEqual(tell(one), ['paid', 2, false]);
  const [declined] = await open('decline');
  assert.deepEqual(tell(declined), ['pending', 6, false], 'the page of the other bank is open');
});

test('a bank that cannot be reached is 503, and the order is still payable', {
  timeout: 60_000,
}, async () => {
  await using till = await openTill();
  const { shop, orderOnline, playFaults } = till;
  const order = await orderOnline();
  const played = await playFaults([{ method: 'register.do', kind: 'http-502', times: 5 }]);
  assert.equal(played.status, 200, await played.text());
  const { status, body } = await order.get('payment');
  assert.deepEqual([status, body.response, body.code], [503, 'error', 'bank.unreachable']);
  const detail = (await ask(shop, `/api/order/order-detail/${order.id}/`, { token: order.token })).body.data;
  assert.ok(detail.status === 'awaiting-payment' && detail.actions.includes('pay'));
  await playFaults([]);
  assert.equal((await order.get('payment')).status, 200);
});

test('an order paid to the courier is not for the bank', async () => {
  await using till = await openTill();
  const { orderOnline } = till;
  const { status, body } = await (await orderOnline('CASH')).get('payment');
  assert.deepEqual([status, body.code], [409, 'payment.not-payable']);
});

test('the bank’s order id of nobody is 404, and nothing but the order and its bank is told of another', async () => {
  await using till = await openTill();
  const { shop } = till;
  const { status, body } = await ask(
    shop,
    '/api/order/orderid-request/?orderId=00000000-0000-0000-0000-000000000000',
  );
  assert.deepEqual([status, body.code], [404, 'order.not-found']);
});

test('the simulator keeps a ledger in which each payment stands', async () => {
  await using till = await openTill();
  const { shop, orderOnline, control } = till;
  const order = await orderOnline();
  const mdOrder = mdOrderOf((await order.get('payment')).body.formUrl);
  await control(mdOrder, 'expire');
  const ledger: Json = await (await fetch(`${shop.bankOrigin}/control/ledger`)).json();
  const entry = ledger.orders.find((one: Json) => JSON.stringify(one).includes(mdOrder));
  assert.ok(entry, 'the order is in the ledger');
  const { data } = (await order.get('check-payment')).body;
  assert.deepEqual([data.status, data.canRetry], ['awaiting-payment', true]);
  for (const [id, action] of [
    [mdOrder, 'dance'],
    ['nobody', 'pay'],
  ] as const) {
    const reply = await control(id, action);
    assert.ok(reply.status >= 400 && reply.status < 500, String(reply.status));
  }
});
