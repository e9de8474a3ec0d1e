import assert from 'node:assert/strict';
import { test } from 'vitest';
import { openMarket } from '../../support/people/market.ts';
import { ask, type Json } from '../../support/people/outsider.ts';

test('a total that is not the server’s is 409 with the new totals, and nothing is written', async () => {
  await using market = await openMarket();
  const { home, product, newBuyer, order, countOrders } = market;
  const buyer = await newBuyer();
  const { status, body } = await order(buyer, { expectedTotal: 1 });
  assert.deepEqual([status, body.code], [409, 'order.price-changed']);
  const total = product.defaultOption.price + home.fee;
  assert.equal((body.data.totals ?? body.data).total, total);
  assert.equal(await countOrders(buyer.token), 0);
  assert.equal((await order(buyer, { expectedTotal: total })).status, 200);
});

test('a gift: wrapped, with a card, from somebody unnamed, to somebody whose address the shop asks', async () => {
  await using market = await openMarket();
  const { shop, newBuyer, order } = market;
  const buyer = await newBuyer();
  const [wrap] = (await ask(shop, '/api/product/home-info/')).body.data.mainInfo.wraps;
  const gift = {
    wrap: wrap.id,
    message: 'Doglan günüň bilen',
    anonymous: true,
    hidePrices: true,
    recipientName: 'Maral',
    recipientMobile: '+99365112233',
    doNotCall: false,
  };
  const asking = { address: undefined, recipientAsks: true, payment: 'ONLINE' };
  const { status, body } = await order(buyer, { ...asking, gift });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.data.delivery.recipientAsks, body.data.address], [true, null]);
  const { wrap: wrapped, senderName, ...rest } = body.data.gift;
  const { wrap: _, ...giftRest } = gift;
  assert.deepEqual([wrapped.id, senderName, rest], [wrap.id, '', giftRest]);
  assert.ok(body.data.totals.wrap >= wrap.price);
  for (const bad of [
    { ...gift, recipientMobile: '12' },
    { ...gift, wrap: 99_999 },
    { ...gift, colour: 1 },
  ]) {
    const refused = await order(buyer, { ...asking, gift: bad });
    assert.ok(refused.status >= 400 && refused.status < 500, refused.text);
  }
});

test('neither an address nor the request to ask for one is no order; both at once neither', async () => {
  await using market = await openMarket();
  const { newBuyer, order, countOrders } = market;
  const buyer = await newBuyer();
  for (const input of [
    { address: undefined },
    { address: undefined, recipientAsks: false },
    { address: undefined, recipientAsks: true },
  ]) {
    const { status } = await order(buyer, input);
    assert.ok(status >= 400 && status < 500, JSON.stringify(input));
  }
  assert.equal(await countOrders(buyer.token), 0);
});

test('a delivery slot is booked from the list of slots, a made-up one is refused', async () => {
  await using market = await openMarket();
  const { shop, home, newBuyer, order } = market;
  const buyer = await newBuyer();
  const { days } = (await ask(shop, `/api/order/slots/?place=${home.places[0].id}`)).body.data;
  const open = days
    .flatMap(({ day, slots }: Json) => slots.map((slot: Json) => ({ ...slot, day })))
    .find(({ state }: Json) => state === 'open');
  const { status, body } = await order(buyer, { delivery: 'SLOT', slot: open.id });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(body.data.delivery, {
    method: 'SLOT',
    day: open.day,
    from: open.from,
    to: open.to,
    recipientAsks: false,
  });
  const after = (await ask(shop, `/api/order/slots/?place=${home.places[0].id}`)).body.data.days.flatMap(
    ({ slots }: Json) => slots,
  );
  assert.equal(after.find(({ id }: Json) => id === open.id).left, open.left - 1);
  for (const slot of ['made-up', undefined]) {
    const refused = await order(buyer, { delivery: 'SLOT', slot });
    assert.ok(refused.status >= 400 && refused.status < 500, refused.text);
  }
});

test('express costs its fee where it is and is refused where it is not', async () => {
  await using market = await openMarket();
  const { home, far, newBuyer, order } = market;
  const near = await order(await newBuyer(), { delivery: 'EXPRESS' });
  assert.deepEqual([near.status, near.body.data?.totals.delivery], [200, home.expressFee], near.text);
  const away = await order(await newBuyer(far), { delivery: 'EXPRESS' });
  assert.deepEqual([away.status, away.body.code], [422, 'express.unavailable']);
});

test('goods below the smallest sum of a zone are refused', async () => {
  await using market = await openMarket();
  const { far, between, item, newBuyer, order } = market;
  const cheap = await between(0, far.minimum - 1);
  const { status, body } = await order(await newBuyer(far), { items: [item(1, cheap)] });
  assert.deepEqual([status, body.code], [422, 'order.below-minimum']);
});

test('paid by terminal is placed at once; any other word is no way to pay', async () => {
  await using market = await openMarket();
  const { item, newBuyer, order } = market;
  const buyer = await newBuyer();
  const { body } = await order(buyer, { payment: 'TERMINAL' });
  assert.deepEqual([body.data.status, body.data.payment], ['placed', 'TERMINAL']);
  for (const input of [
    { payment: 'BARTER' },
    { delivery: 'DRONE' },
    { items: [] },
    { items: [item(0)] },
    { items: [item(1.5)] },
    { items: [{ ...item(), price: 1 }] },
    { total: 1 },
  ]) {
    const refused = await order(buyer, input);
    assert.deepEqual([refused.status, refused.body.code], [400, 'request.invalid'], JSON.stringify(input));
    assert.ok(refused.body.fields.length > 0);
  }
});
