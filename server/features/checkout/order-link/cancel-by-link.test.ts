import { expect, test } from 'vitest';
import { atBank } from '../../../../tests/support/people/paying.ts';
import { hire } from '../../../../tests/support/people/staff.ts';
import { createApi, refusalOf } from '../../../../tests/support/shop/api.ts';
import { addStaff, openCounter, stockOf } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';
import { moveOrder } from '../move-order.ts';

/** An order paid by card, its link, and the codes that its buyer gets. */
async function openLinked() {
  const shop = await startShop();
  const { buyer, order, rose } = await openCounter(shop);
  const { data } = await order({ payment: 'ONLINE' });
  const api = createApi(shop.origin, { token: buyer.token });
  const query = { bank: 'HALK' as const };
  const { formUrl } = await api('GET /api/order/payment/:id/', { params: { id: data.id }, query });
  await atBank(shop, formUrl);
  await api('GET /api/order/check-payment/:id/', { params: { id: data.id }, query: {} });
  await shop.settle();
  const manager = await hire(shop, 'manager');
  const link = await manager.office('POST /api/office/orders/:id/link/', { params: { id: data.id } });
  const params = { token: /\/o\/(\w+)/.exec(link.data.url)?.[1] ?? '' };
  const ask = () => shop.api('POST /api/order-link/:token/cancel-code/', { params });
  const cancel = (code: string) =>
    shop.api('POST /api/order-link/:token/cancel/', { params, body: { code } });
  const look = async () => (await shop.api('GET /api/order-link/:token/', { params })).data;
  async function readCode(): Promise<string> {
    await shop.settle();
    return /\b\d{6}\b/.exec(shop.sms(buyer.phone)[0]?.text ?? '')?.[0] ?? '';
  }
  return { shop, buyer, rose, id: data.id, ask, cancel, look, readCode };
}

const not = (code: string) => (code === '000000' ? '000001' : '000000');

test('whoever reads the SMS of the buyer’s number cancels by the link, once, and the money goes back', async () => {
  const { shop, buyer, rose, ask, cancel, look, readCode } = await openLinked();
  await using _shop = shop;
  expect(await look()).toMatchObject({ status: 'placed', paymentStatus: 'paid', mayCancel: true });
  expect(await refusalOf(cancel('123456')), 'no code was asked for').toMatch(/^otp[.]/);
  const { data } = await ask();
  expect(JSON.stringify(data)).not.toContain(buyer.phone.slice(1));
  expect(buyer.phone.endsWith(data.mobile.slice(-2))).toBe(true);
  const code = await readCode();
  expect(await refusalOf(cancel(not(code)))).toBe('otp.wrong');
  expect((await look()).status).toBe('placed');
  const done = await cancel(code);
  expect(done.data).toMatchObject({ status: 'cancelled', mayCancel: false });
  expect(await refusalOf(cancel(code))).toBe('order.action-refused');
  await shop.settle();
  expect((await look()).paymentStatus).toBe('refunded');
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a code for signing in cancels nothing, nor one of the link signs in; what is being prepared stays', async () => {
  const { shop, buyer, id, ask, cancel, look, readCode } = await openLinked();
  await using _shop = shop;
  const username = buyer.phone;
  await shop.api('POST /api/auth/sign-in/', { body: { username } });
  const signIn = await readCode();
  expect(await refusalOf(cancel(signIn))).toMatch(/^otp[.]/);
  shop.advance(120);
  await ask();
  const code = await readCode();
  expect(code).not.toBe(signIn);
  const activate = shop.api('POST /api/auth/activate/', { body: { username, code } });
  expect(await refusalOf(activate)).toMatch(/^otp[.]/);
  const staffId = await addStaff(shop);
  for (const action of ['confirm', 'prepare'] as const)
    await moveOrder(shop.ctx, { orderId: id, action, staffId });
  expect((await look()).mayCancel).toBe(false);
  for (const call of [ask, () => cancel(code)]) expect(await refusalOf(call())).toBe('order.action-refused');
});
