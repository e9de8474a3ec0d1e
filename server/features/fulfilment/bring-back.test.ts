import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { atBank } from '../../../tests/support/people/paying.ts';
import { type Colleague, confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import type { BodyOf } from '#contract/route.ts';
import type { officeSteps } from '#contract/fulfilment/office-steps.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';

type Body = BodyOf<(typeof officeSteps)['POST /api/office/orders/:id/bring-back/']>;
const bringBack = async ({ office }: Colleague, id: string, body: Body = { reason: 'nobody-home' }) =>
  (await office('POST /api/office/orders/:id/bring-back/', { params: { id }, body })).data;

async function send({ office }: Colleague, id: string): Promise<void> {
  const { data } = await office('GET /api/office/orders/:id/', { params: { id } });
  const steps = ['confirm', 'prepare', 'make-ready', 'send'] as const;
  for (const action of steps.slice(data.status === 'ready' ? 3 : 0))
    await office('POST /api/office/orders/:id/move/', {
      params: { id },
      body: { action, courier: 'Merdan' },
    });
}

const openSlots = async (shop: TestShop, place: number) =>
  (await shop.api('GET /api/order/slots/', { query: { place } })).data.days
    .flatMap(({ slots }) => slots)
    .filter(({ state }) => state === 'open');

const kindsOf = async (shop: TestShop, id: string) =>
  (await shop.ctx.db.selectFrom('sms_message').select('kind').where('order_id', '=', id).execute()).map(
    ({ kind }) => kind,
  );

test('nobody at home: an unpaid order is delivered again at the agreed time, with its goods reserved', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const { order, place, rose, buyer } = await openCounter(shop);
  const [first, second] = await openSlots(shop, place);
  if (!first || !second) throw new Error('two windows are open');
  const { data } = await order({ delivery: 'SLOT', slot: first.id }, 2);
  await send(packer, data.id);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 8, reserved: 0 });
  const delivery = { method: 'SLOT' as const, slot: second.id };
  const back = await bringBack(packer, data.id, { reason: 'nobody-home', note: 'Gapy ýapyk', delivery });
  expect(back).toMatchObject({
    status: 'ready',
    courier: '',
    courierId: null,
    delivery: { slot: second.id },
  });
  expect(back.failedAttempts).toMatchObject([{ number: 1, reason: 'nobody-home', courier: 'Merdan' }]);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 2 });
  const taken = await shop.ctx.db.selectFrom('slot_booking').select('taken').execute();
  expect(taken.reduce((sum, row) => sum + row.taken, 0)).toBe(1);
  await shop.settle();
  expect(shop.sms(buyer.phone).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Sowgat: S-\d+ gowsurylmady\. Taze wagty: \d\d\.\d\d \d\d:\d\d-\d\d:\d\d$/),
  );
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  await send(packer, data.id);
  const done = await packer.office('POST /api/office/orders/:id/move/', {
    params: { id: data.id },
    body: { action: 'deliver' },
  });
  expect(done.data).toMatchObject({ status: 'delivered', paid: 12_000, refunded: 0 });
  expect(done.data.timeline.map(({ event }) => event)).toEqual([
    ...['ordered', 'confirmed', 'preparing', 'ready', 'on-the-way', 'not-delivered'],
    ...['note', 'on-the-way', 'delivered'],
  ]);
  expect((await kindsOf(shop, data.id)).sort()).toEqual([
    'delivery-again:1',
    'order-accepted',
    'order-delivered',
    'order-on-the-way',
    'order-on-the-way:2',
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a paid order stays deducted while it comes back, and its giver chooses the new time once', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, place, rose, buyer } = await openCounter(shop);
  const { api } = await signIn(shop, buyer.phone);
  const { data } = await order({ payment: 'ONLINE' }, 3);
  const { formUrl } = await startPayment(shop.ctx, {
    orderId: data.id,
    customerId: buyer.customerId,
    bank: 'HALK',
  });
  await atBank(shop, formUrl);
  shop.advance(30);
  await shop.settle();
  const [slot] = await openSlots(shop, place);
  const choose = () =>
    api('POST /api/order/order-time/:id/', {
      params: { id: data.id },
      body: { delivery: 'SLOT', slot: slot?.id ?? '' },
    });
  expect(await refusalOf(choose())).toBe('order.action-refused');
  await send(manager, data.id);
  const back = await bringBack(manager, data.id, { reason: 'wrong-address' });
  expect(back).toMatchObject({ status: 'ready', needsTime: true, paymentStatus: 'paid' });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 7, reserved: 0 });
  await shop.settle();
  const texts = shop.sms(buyer.phone).map(({ text }) => text);
  expect(texts).toContainEqual(
    expect.stringContaining(`salgy tapylmady. Taze wagty saylan: ${shop.ctx.config.publicUrl}`),
  );
  const shown = async () => (await api('GET /api/order/order-detail/:id/', { params: { id: data.id } })).data;
  expect((await shown()).actions).toContain('choose-time');
  expect((await shown()).delivery.day).toBeNull();
  const chosen = (await choose()).data;
  expect(chosen.delivery).toMatchObject({ method: 'SLOT', from: slot?.from });
  expect(chosen.actions).not.toContain('choose-time');
  expect(chosen.timeline.map(({ event }) => event).slice(-2)).toEqual(['not-delivered', 'time-chosen']);
  expect(await refusalOf(choose())).toBe('order.action-refused');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an order that is over has no time to be agreed', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const { data } = await order();
  await send(manager, data.id);
  await bringBack(manager, data.id, { reason: 'refused' });
  const body = { note: 'Almady' };
  await manager.office('POST /api/office/orders/:id/cancel/', { params: { id: data.id }, body });
  const over = (await manager.office('GET /api/office/orders/:id/', { params: { id: data.id } })).data;
  expect(over).toMatchObject({ status: 'cancelled', needsTime: false });
});

test("the number of attempts is the shop's setting, and without second attempts there is one", async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { order } = await openCounter(shop);
  const { data } = await order();
  const actions = async () =>
    (await owner.office('GET /api/office/orders/:id/', { params: { id: data.id } })).data.actions;
  await send(owner, data.id);
  expect(await actions()).toContain('bring-back');
  await bringBack(owner, data.id);
  expect(await refusalOf(bringBack(owner, data.id))).toBe('order.action-refused');
  await send(owner, data.id);
  expect(await actions()).not.toContain('bring-back');
  expect(await refusalOf(bringBack(owner, data.id))).toBe('order.attempts-spent');

  await owner.office('PUT /api/office/delivery-attempts/', { body: { attempts: 3 } });
  expect((await owner.office('GET /api/office/delivery-attempts/')).data).toEqual({ attempts: 3 });
  expect(await actions()).toContain('bring-back');
  await confirm(shop, owner);
  const off = { params: { name: 'second-attempt' as const }, body: { isOn: false } };
  await owner.office('PUT /api/office/features/:name/', off);
  expect(await actions()).not.toContain('bring-back');
  expect(await refusalOf(bringBack(owner, data.id))).toBe('route.not-found');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('two people report one failed delivery at once: one attempt, one message', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const { order } = await openCounter(shop);
  const { data } = await order();
  await send(packer, data.id);
  const both = await Promise.allSettled([bringBack(packer, data.id), bringBack(packer, data.id)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await kindsOf(shop, data.id)).filter((kind) => kind.startsWith('delivery-'))).toHaveLength(1);
  expect(await shop.ctx.db.selectFrom('delivery_attempt').selectAll().execute()).toHaveLength(1);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('the link in the message chooses the new time without signing in, once, and shows no place', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const { order, place, buyer } = await openCounter(shop);
  const { data } = await order();
  await send(packer, data.id);
  await bringBack(packer, data.id);
  await shop.settle();
  const texts = shop.sms(buyer.phone).map(({ text }) => text);
  const [, token = ''] = texts.map((text) => /\/o\/([A-Za-z0-9]{12})/.exec(text)).find(Boolean) ?? [];
  const params = { token };
  const { data: seen } = await shop.api('GET /api/order-link/:token/', { params });
  expect(seen).toMatchObject({ status: 'ready', needsTime: true, delivery: { day: null } });
  const { data: times } = await shop.api('GET /api/order-link/:token/slots/', { params });
  const offered = (await shop.api('GET /api/order/slots/', { query: { place } })).data;
  expect(times).toEqual({ days: offered.days, standard: { days: offered.standard.days } });
  const slot = times?.days.flatMap(({ slots }) => slots).find(({ state }) => state === 'open');
  const choose = (id: string) =>
    shop.api('POST /api/order-link/:token/time/', { params, body: { delivery: 'SLOT', slot: id } });
  expect(await refusalOf(choose('nothing'))).toBe('slot.not-found');
  const both = await Promise.allSettled([choose(slot?.id ?? ''), choose(slot?.id ?? '')]);
  const chosen = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data] : []));
  expect(chosen).toMatchObject([{ needsTime: false, delivery: { method: 'SLOT', from: slot?.from } }]);
  expect(await refusalOf(choose(slot?.id ?? ''))).toBe('order.action-refused');
  expect(await refusalOf(shop.api('GET /api/order-link/:token/slots/', { params }))).toBe(
    'order.action-refused',
  );
  const taken = await shop.ctx.db.selectFrom('slot_booking').select('taken').execute();
  expect(taken.reduce((sum, row) => sum + row.taken, 0)).toBe(1);
  const { data: office } = await packer.office('GET /api/office/orders/:id/', { params: { id: data.id } });
  expect(office.timeline.at(-1)).toMatchObject({ event: 'time-chosen', actor: 'customer' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('when the recipient is asked for the address the link offers no time, and without links the message leads to the account', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { order, buyer } = await openCounter(shop);
  const { data } = await order();
  const asked = { address: null, recipient_asks: true };
  await shop.ctx.db.updateTable('shop_order').set(asked).where('id', '=', data.id).execute();
  await send(owner, data.id);
  await bringBack(owner, data.id);
  await shop.settle();
  const said = () =>
    shop
      .sms(buyer.phone)
      .map(({ text }) => text)
      .find((text) => text.includes('Taze wagty'));
  const [, token = ''] = /\/o\/([A-Za-z0-9]{12})/.exec(said() ?? '') ?? [];
  const { data: times } = await shop.api('GET /api/order-link/:token/slots/', { params: { token } });
  expect(times).toBeNull();

  await confirm(shop, owner);
  const off = { params: { name: 'order-link' as const }, body: { isOn: false } };
  await owner.office('PUT /api/office/features/:name/', off);
  const { data: second } = await order();
  await send(owner, second.id);
  await bringBack(owner, second.id);
  await shop.settle();
  const texts = shop.sms(buyer.phone).map(({ text }) => text);
  expect(texts.filter((text) => text.includes(`/n/${second.number.slice(2)}`))).toHaveLength(1);
});
