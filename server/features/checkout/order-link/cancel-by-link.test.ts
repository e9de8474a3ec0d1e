import { expect, test } from 'vitest';
import { numbers, ask as askToSignIn } from '../../../../tests/support/people/codes.ts';
import { not, openLinked } from '../../../../tests/support/people/linked-order.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { addStaff, stockOf } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { moveOrder } from '../move-order.ts';

test('whoever reads SMS sent to the buyer cancels by the link, once, and the money is refunded', async () => {
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

test('a sign-in code cancels nothing, and a code of the link signs nobody in; an order being prepared stays', async () => {
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

test('when very many codes were sent to one network a link gets its own without proof of work, which its page cannot do', async () => {
  const { shop, ask, cancel, readCode } = await openLinked();
  await using _shop = shop;
  await Promise.all(numbers(30).map((phone) => askToSignIn(shop, phone)));
  expect(await askToSignIn(shop, '+99362999999')).toBe('challenge.required');
  await ask();
  expect((await cancel(await readCode())).data.status).toBe('cancelled');
});
