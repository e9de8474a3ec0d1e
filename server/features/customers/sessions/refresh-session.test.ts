import assert from 'node:assert/strict';
import { test } from 'vitest';
import { createApi, refusalOf } from '../../../../tests/support/shop/api.ts';
import { signIn } from '../../../../tests/support/people/people.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

test('twenty refreshes of one token at once sign nobody out; an old token ends the session everywhere', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  const stolen = api.jar.get('rt') as string;
  const answers = await Promise.all(Array.from({ length: 20 }, () => rawRefresh(shop.origin, stolen)));
  assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200]));
  assert.equal(new Set(answers.map((answer) => answer.token)).size, 1);
  const token = answers[0]?.token as string;
  const next = await rawRefresh(shop.origin, answers[0]?.cookie as string);
  assert.equal(next.status, 200);
  assert.equal(await refusalOf(createApi(shop.origin, { token })('GET /api/auth/profile-list/')), 'accepted');
  assert.equal((await rawRefresh(shop.origin, stolen)).status, 401);
  assert.equal(
    await refusalOf(createApi(shop.origin, { token: next.token as string })('GET /api/auth/profile-list/')),
    'session.revoked',
  );
});

test('refreshing does not prolong a session, and an idle one ends', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  const end = (await api('POST /api/auth/refresh/')).data.refresh;
  for (let week = 0; week < 4; week++) {
    shop.advance(7 * 86_400);
    assert.equal((await api('POST /api/auth/refresh/')).data.refresh, end);
  }
  shop.advance(3 * 86_400);
  assert.equal(await refusalOf(api('POST /api/auth/refresh/')), 'session.expired');
  const idle = await signIn(shop);
  shop.advance(15 * 86_400);
  assert.equal(await refusalOf(idle.api('POST /api/auth/refresh/')), 'session.expired');
});

test('an access token lasts a quarter of an hour', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  shop.advance(14 * 60);
  assert.equal(await refusalOf(api('GET /api/auth/address-list/')), 'accepted');
  shop.advance(2 * 60);
  assert.equal(await refusalOf(api('GET /api/auth/address-list/')), 'session.expired');
});

test('a replaced access token is valid for a minute more, but never beyond its quarter of an hour', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  const asks = async (token: string | undefined) =>
    refusalOf(createApi(shop.origin, { token: token as string })('GET /api/auth/address-list/'));
  const renew = async () => (await api('POST /api/auth/refresh/')).data.token;
  const first = api.token();
  const second = await renew();
  shop.advance(60);
  assert.deepEqual([await asks(first), await asks(second)], ['accepted', 'accepted']);
  shop.advance(1);
  assert.deepEqual([await asks(first), await asks(second)], ['session.expired', 'accepted']);
  shop.advance(13 * 60);
  const third = await renew();
  shop.advance(59);
  assert.equal(await asks(second), 'session.expired');
  shop.advance(20 * 60);
  const fourth = await renew();
  assert.deepEqual([await asks(third), await asks(fourth)], ['session.expired', 'accepted']);
});

async function rawRefresh(origin: string, refresh: string) {
  const xsrf = 'a-token-of-the-page-0123';
  const reply = await fetch(`${origin}/api/auth/refresh/`, {
    method: 'POST',
    headers: { cookie: `rt=${refresh}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf },
  });
  const body = (await reply.json()) as { data?: { token: string } };
  const cookie = reply.headers
    .getSetCookie()
    .find((one) => one.startsWith('rt='))
    ?.slice(3)
    .split(';')[0];
  return { status: reply.status, token: body.data?.token, cookie };
}
