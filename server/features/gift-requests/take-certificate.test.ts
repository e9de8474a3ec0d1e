import { expect, test } from 'vitest';
import { refund } from '#server/bank-simulator/order.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { bankOrders } from '../../../tests/support/people/paying.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { addCertificate } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { sendDue } from '#server/features/certificates/send-due.ts';
import { decideRequest } from './decide-request.ts';

const paidWith = 'INSTEAD-00000000';

/** A declined gift, partly paid by a certificate. */
async function openDeclined() {
  const asked = await openAsked();
  const { shop, give, open, giver } = asked;
  await addCertificate(shop, paidWith, 4_000);
  const order = await give({ certificate: paidWith });
  const { params, pin } = await open(order);
  const { pass } = (await shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
  await shop.api('POST /api/gift/:token/decline/', { params, body: { pass } });
  const { api } = await giver();
  const { buyer } = await giver();
  const id = { id: order.id };
  const take = () => api('POST /api/order/request/:id/certificate/', { params: id });
  const giveUp = () => api('POST /api/order/request/:id/give-up/', { params: id });
  return { ...asked, order, api, buyer, take, giveUp };
}

type DeclinedShop = Awaited<ReturnType<typeof openDeclined>>;

async function stateOf({ shop, order, orderOf, cake }: DeclinedShop) {
  const { db } = shop.ctx;
  const known = await orderOf(order.id);
  const refunds = await db
    .selectFrom('refund')
    .select('amount_tenge as tenge')
    .where('way', '=', 'card')
    .execute();
  const worth = await db
    .selectFrom('certificate_money')
    .select('balance_tenge')
    .orderBy('certificate_id')
    .execute();
  const stock = await db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('option_id', '=', cake.option)
    .executeTakeFirst();
  return {
    status: `${known.status} ${known.paymentStatus}`,
    refunded: refunds.reduce((sum, { tenge }) => sum + tenge, 0),
    worth: worth.map(({ balance_tenge }) => balance_tenge),
    stock,
  };
}

const whole = { on_hand: 100, reserved: 0 };

test('the giver of a declined gift gets a certificate for the card money, once; what a certificate paid goes back to it', async () => {
  const declined = await openDeclined();
  await using _open = declined;
  const { shop, order, orderOf, take, api, buyer, run } = declined;
  expect(order.totals).toMatchObject({ discount: 4_000, total: 6_500 });
  expect((await orderOf(order.id)).request?.actions).toEqual(['address', 'certificate', 'give-up']);
  const { data, message } = await take();
  expect(message).toBe('Отправляем код сертификата по SMS');
  expect(data).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  expect(await refusalOf(take())).toBe('gift.too-late');
  await sendDue(shop.ctx);
  await run();
  expect(await stateOf(declined)).toEqual({
    status: 'cancelled paid',
    refunded: 0,
    worth: [4_000, 6_500],
    stock: whole,
  });
  const { request, timeline } = await orderOf(order.id);
  expect(request).toMatchObject({ state: 'closed', actions: [], certificate: { face: 6_500, way: 'SMS' } });
  expect(timeline.map(({ event }) => event)).toContain('certificate-taken');
  const code = /\/c#([2-9A-Z-]{14})$/.exec(shop.sms(buyer.phone)[0]?.text ?? '')?.[1] ?? '';
  const check = await shop.api('POST /api/certificate/check/', { body: { code } });
  expect(check.data.balance).toBe(6_500);
  const mine = (await api('GET /api/certificate/list/')).data;
  expect(mine.map(({ face, order: of }) => [face, of])).toEqual([[6_500, order.id]]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('staff see in the lists that a recipient has declined, until the giver has decided', async () => {
  const declined = await openDeclined();
  await using _open = declined;
  const { shop, order, take } = declined;
  const { office } = await hire(shop, 'packer');
  const seen = async () =>
    (await office('GET /api/office/orders/', { query: {} })).data.find(({ id }) => id === order.id);
  expect(await seen()).toMatchObject({ awaitsRecipient: true, recipientState: 'declined' });
  // A part was paid by a certificate, the rest by card.
  expect(await seen()).not.toHaveProperty('byCertificate');
  await take();
  expect(await seen()).not.toHaveProperty('recipientState');
});

test('a certificate and a refund requested at once, from several devices, give only one of the two', async () => {
  const declined = await openDeclined();
  await using _open = declined;
  const { shop, take, giveUp } = declined;
  const said = await Promise.all([take, giveUp, take, giveUp, take].map((press) => refusalOf(press())));
  expect(said.filter((one) => one === 'accepted')).toHaveLength(1);
  await shop.settle();
  const { status, refunded, worth, stock } = await stateOf(declined);
  expect(stock).toEqual(whole);
  expect([
    ['cancelled paid', 0, [4_000, 6_500]],
    ['cancelled refunded', 6_500, [4_000]],
  ]).toContainEqual([status, refunded, worth]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a certificate that cannot be issued leaves the order and its money unchanged', async () => {
  const declined = await openDeclined();
  await using _open = declined;
  const { shop, order, buyer, orderOf } = declined;
  const before = await stateOf(declined);
  const newToken = () => {
    throw new Error('the node is gone');
  };
  const giver = { customerId: buyer.customerId, lang: 'tm' as const };
  const decision = { id: order.id, action: 'certificate' as const };
  await expect(decideRequest({ ...shop.ctx, newToken }, giver, decision)).rejects.toThrow('gone');
  expect(await stateOf(declined)).toEqual(before);
  expect((await orderOf(order.id)).request).toMatchObject({ state: 'declined' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test("money that was refunded in the bank's portal does not become a certificate as well", async () => {
  const declined = await openDeclined();
  await using _open = declined;
  const { shop, take } = declined;
  const before = await stateOf(declined);
  const [paid] = bankOrders(shop);
  const { bank } = shop.simulator;
  const refunded = paid && refund(paid, bank.at(), 1_000, null);
  if (!refunded) throw new Error('the bank refunded nothing');
  bank.book.keep(refunded);
  expect(await refusalOf(take())).toBe('gift.too-late');
  expect(await stateOf(declined)).toEqual(before);
});

test('there is no certificate while the request is open, for a gift fully paid by certificates, or while none are sold', async () => {
  const declined = await openDeclined();
  await using _open = declined;
  const { shop, give, take, open, api } = declined;
  const order = await give();
  const params = { id: order.id };
  expect(await refusalOf(api('POST /api/order/request/:id/certificate/', { params }))).toBe('gift.too-late');
  await open(order);
  expect(await refusalOf(api('POST /api/order/request/:id/certificate/', { params }))).toBe('gift.too-late');
  shop.ctx.config.features = ['recipient-link'];
  shop.ctx.invalidation.publish();
  expect(await refusalOf(take())).toBe('route.not-found');
});
