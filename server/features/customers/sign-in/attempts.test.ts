import assert from 'node:assert/strict';
import { test } from 'vitest';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { codeFor, signIn } from '../../../../tests/support/people/people.ts';
import { freshPhone, startShop, type TestShop } from '../../../../tests/support/shop/start-shop.ts';

const ask = (shop: TestShop, username: string) =>
  refusalOf(shop.api('POST /api/auth/resend-activate-code/', { body: { username } }));
const attempt = (shop: TestShop, username: string, code: string) =>
  refusalOf(shop.api('POST /api/auth/activate/', { body: { username, code } }));

test('attempts that were not checked do not count: after an exhausted code the next one works', async () => {
  await using shop = await startShop();
  const phone = freshPhone();
  await ask(shop, phone);
  const answers = await Promise.all(Array.from({ length: 60 }, () => attempt(shop, phone, 'wrong')));
  assert.equal(answers.filter((answer) => answer === 'otp.wrong').length, 5);
  shop.advance(61);
  await ask(shop, phone);
  await shop.settle();
  assert.equal(await attempt(shop, phone, codeFor(shop, phone)), 'accepted');
});

test('a number may make twenty wrong attempts a day, over all its codes', async () => {
  await using shop = await startShop();
  const phone = freshPhone();
  let wrong = 0;
  for (let round = 0; round < 8; round++) {
    await ask(shop, phone);
    for (let n = 0; n < 5; n++) if ((await attempt(shop, phone, 'wrong')) === 'otp.wrong') wrong += 1;
    shop.advance(1800);
  }
  assert.equal(wrong, 20);
  await ask(shop, phone);
  await shop.settle();
  assert.equal(await attempt(shop, phone, codeFor(shop, phone)), 'otp.exhausted');
  shop.advance(86_400);
  await ask(shop, phone);
  await shop.settle();
  assert.equal(await attempt(shop, phone, codeFor(shop, phone)), 'accepted');
});

test('after a hundred wrong attempts in a row an account waits, longer after each, but not on its own browser', async () => {
  await using shop = await startShop();
  const owner = await signIn(shop);
  shop.advance(86_400);
  await shop.ctx.db
    .updateTable('customer')
    .set({ failures: 100, failed_at: shop.ctx.now() })
    .where('phone', '=', owner.phone)
    .execute();
  await ask(shop, owner.phone);
  assert.equal(await attempt(shop, owner.phone, 'wrong'), 'otp.exhausted');
  shop.advance(60);
  assert.equal(await attempt(shop, owner.phone, 'wrong'), 'otp.wrong');
  shop.advance(60);
  assert.equal(await attempt(shop, owner.phone, 'wrong'), 'otp.exhausted');
  await owner.api('POST /api/auth/resend-activate-code/', { body: { username: owner.phone } });
  await shop.settle();
  await owner.api('POST /api/auth/activate/', {
    body: { username: owner.phone, code: codeFor(shop, owner.phone) },
  });
});
