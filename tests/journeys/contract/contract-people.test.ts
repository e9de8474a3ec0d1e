import assert from 'node:assert/strict';
import sharp from 'sharp';
import { test } from 'vitest';
import { ask, type Json } from '../../support/people/outsider.ts';
import { codeFor, signIn } from '../../support/people/people.ts';
import { freshPhone, startShop, type TestShop } from '../../support/shop/start-shop.ts';

async function homeIn(shop: TestShop) {
  const { zones } = (await ask(shop, '/api/order/delivery-payment/')).body.data;
  const [place] = zones.flatMap(({ places }: Json) => places);
  return {
    label: 'Öý',
    fullname: 'Aýna Myradowa',
    mobile: '+99361234567',
    region: place.region,
    place: place.id,
    line1: 'Magtymguly 12',
  };
}
const tokenOf = async (shop: TestShop) => (await signIn(shop)).api.token();

test('an impossible number is 401 in the words of the specification, one for each language', async () => {
  await using shop = await startShop({ seed: true });
  for (const username of ['12', 'abc', '+79001234567', '+99310000000', '+993612345678', '   ']) {
    const tm = await ask(shop, '/api/auth/sign-in/', { body: { username } });
    assert.deepEqual([tm.status, tm.body.message], [401, 'Ulanyjy belgisi nädogry'], username);
    const ru = await ask(shop, '/api/auth/sign-in/', { body: { username }, lang: 'ru' });
    assert.deepEqual([ru.status, ru.body.message], [401, 'incorrect user name'], username);
  }
});

test('signing in sends a code; sending and sending again say when and for how long', async () => {
  await using shop = await startShop({ seed: true });
  const username = freshPhone();
  const signed = await ask(shop, '/api/auth/sign-in/', { body: { username } });
  assert.equal(signed.status, 200);
  const { response, success, data } = signed.body;
  assert.deepEqual(
    [response, success, Object.keys(data).sort()],
    ['success', true, ['expiresIn', 'resendAfter', 'username']],
  );
  assert.equal(data.username, username);
  const soon = await ask(shop, '/api/auth/resend-activate-code/', { body: { username } });
  assert.equal(soon.status, 429);
  assert.ok(Number(soon.headers.get('retry-after')) > 0);
  shop.advance(data.resendAfter);
  for (const path of ['/api/auth/send-activate-code/', '/api/auth/resend-activate-code/']) {
    const sent = await ask(shop, path, { body: { username: freshPhone() } });
    assert.deepEqual([sent.status, sent.body.success, typeof sent.body.message], [200, true, 'string'], path);
    assert.deepEqual(Object.keys(sent.body.data).sort(), ['expiresIn', 'resendAfter'], path);
  }
  assert.equal((await ask(shop, '/api/auth/resend-activate-code/', { body: { username } })).status, 200);
});

test('a code is six digits that stand alone, in the language of the caller', async () => {
  await using shop = await startShop({ seed: true });
  for (const lang of ['tk', 'ru']) {
    const username = freshPhone();
    await ask(shop, '/api/auth/sign-in/', { body: { username }, lang });
    await shop.settle();
    const text = shop.sms(username)[0]?.text ?? '';
    assert.match(text, /(?<![\w\d])\d{6}(?![\w\d])/);
    assert.equal(text.match(/\b\d{6}\b/)?.[0], codeFor(shop, username));
  }
});

test('a wrong code is 200 with an error; the right one signs in; too many and too late have codes of their own', async () => {
  await using shop = await startShop({ seed: true });
  const username = freshPhone();
  await ask(shop, '/api/auth/sign-in/', { body: { username } });
  await shop.settle();
  const code = codeFor(shop, username);
  const wrong = code === '000000' ? '000001' : '000000';
  const refused = await ask(shop, '/api/auth/activate/', { body: { username, code: wrong } });
  assert.deepEqual(
    [refused.status, refused.body.response, refused.body.message],
    [200, 'error', 'Maglumatlary barlaň'],
  );
  const entered = await ask(shop, '/api/auth/activate/', { body: { username, code } });
  assert.deepEqual(
    [entered.status, entered.body.response, typeof entered.body.message],
    [200, 'success', 'string'],
  );
  assert.deepEqual(Object.keys(entered.body.data).sort(), ['refresh', 'token', 'username']);
  assert.equal((await ask(shop, '/api/auth/profile-list/', { token: entered.body.data.token })).status, 200);
  const again = await ask(shop, '/api/auth/activate/', { body: { username, code } });
  assert.notEqual(again.body.response, 'success', 'a code opens once');

  const other = freshPhone();
  await ask(shop, '/api/auth/sign-in/', { body: { username: other } });
  await shop.settle();
  const right = codeFor(shop, other);
  const codes = new Set<string>();
  for (let n = 0; n < 10; n++) {
    const wrongCode = right === '111111' ? '222222' : '111111';
    const reply = await ask(shop, '/api/auth/activate/', { body: { username: other, code: wrongCode } });
    codes.add(`${reply.status} ${reply.body.code}`);
    if (reply.status === 429) assert.equal(reply.headers.get('retry-after'), '60', 'the next code');
  }
  assert.ok(codes.has('429 otp.exhausted'), [...codes].join());
  const late = freshPhone();
  await ask(shop, '/api/auth/sign-in/', { body: { username: late } });
  await shop.settle();
  const expired = codeFor(shop, late);
  shop.advance(3600);
  const reply = await ask(shop, '/api/auth/activate/', { body: { username: late, code: expired } });
  assert.ok(reply.status >= 400 && reply.status < 500 && reply.body.code === 'otp.expired', reply.text);
});

test('the session cookie and its XSRF twin: refresh and sign-out demand the header, a bearer token needs none', async () => {
  await using shop = await startShop({ seed: true });
  const { api } = await signIn(shop);
  const xsrf = api.jar.get('XSRF-TOKEN') ?? '';
  assert.ok(xsrf.length >= 16, 'the server gave the cookie');
  const cookie = [...api.jar].map((pair) => pair.join('=')).join('; ');
  for (const path of ['/api/auth/refresh/', '/api/auth/sign-out/']) {
    for (const headers of [
      { cookie },
      { cookie, 'x-xsrf-token': 'x'.repeat(xsrf.length) },
      { 'x-xsrf-token': xsrf },
    ]) {
      const reply = await ask(shop, path, { method: 'POST', headers: headers });
      assert.deepEqual([reply.status, reply.body.code], [403, 'xsrf.missing'], path);
    }
  }
  const fresh = await ask(shop, '/api/auth/refresh/', {
    method: 'POST',
    headers: { cookie, 'x-xsrf-token': xsrf },
  });
  assert.equal(fresh.status, 200, fresh.text);
  assert.ok(fresh.body.data.token);
  const setCookies = fresh.headers.getSetCookie();
  assert.ok(
    setCookies.some((one) => /HttpOnly/i.test(one) && /SameSite=Strict/i.test(one)),
    setCookies.join(),
  );
  assert.equal(
    (await ask(shop, '/api/auth/sign-out/', { method: 'POST', token: fresh.body.data.token })).status,
    200,
  );
  assert.equal((await ask(shop, '/api/auth/profile-list/', { token: fresh.body.data.token })).status, 401);
});

test('the profile is a multipart form with a picture, and what is not known is not there', async () => {
  await using shop = await startShop({ seed: true, pages: true });
  const token = await tokenOf(shop);
  const before = (await ask(shop, '/api/auth/profile-list/', { token })).body.data;
  assert.deepEqual(Object.keys(before).sort(), ['id', 'name', 'surname', 'username']);
  const form = new FormData();
  const fields = {
    name: 'Aýna',
    surname: 'Myradowa',
    email: 'ayna@example.com',
    birthDate: '1990-05-17',
    gender: 'female',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a13355' } })
    .png()
    .toBuffer();
  form.set('avatar', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'me.png');
  const saved = await ask(shop, '/api/auth/profile-create/', { method: 'PUT', token, body: form });
  assert.equal(saved.status, 200, saved.text);
  const { avatar, ...rest } = saved.body.data;
  assert.deepEqual(rest, { id: before.id, username: before.username, ...fields });
  const picture = await fetch(shop.origin + new URL(avatar.src, shop.origin).pathname);
  assert.deepEqual([picture.status, picture.headers.get('content-type')?.startsWith('image/')], [200, true]);
  assert.deepEqual((await ask(shop, '/api/auth/profile-list/', { token })).body.data, saved.body.data);
  for (const [name, value] of Object.entries({
    gender: 'other',
    birthDate: '17.05.1990',
    email: 'ayna',
    colour: 'red',
  })) {
    const bad = new FormData();
    bad.set(name, value);
    const reply = await ask(shop, '/api/auth/profile-create/', { method: 'PUT', token, body: bad });
    assert.deepEqual([reply.status, reply.body.fields?.[0]?.path], [400, name], reply.text);
  }
  const noPicture = new FormData();
  noPicture.set('avatar', new Blob(['hello'], { type: 'image/png' }), 'me.png');
  const refused = await ask(shop, '/api/auth/profile-create/', { method: 'PUT', token, body: noPicture });
  assert.deepEqual([refused.status, refused.body.fields?.[0]?.path], [422, 'avatar'], refused.text);
  for (const birthDate of ['2026-02-30', '2999-01-01', '1990-13-01']) {
    const bad = new FormData();
    bad.set('birthDate', birthDate);
    assert.equal(
      (await ask(shop, '/api/auth/profile-create/', { method: 'PUT', token, body: bad })).status,
      400,
      birthDate,
    );
  }
});

test('an address is added, listed, changed and removed, and a stranger finds none of it', async () => {
  await using shop = await startShop({ seed: true });
  const home = await homeIn(shop);
  const [token, stranger] = [await tokenOf(shop), await tokenOf(shop)];
  const made = await ask(shop, '/api/auth/address-create/', {
    token,
    body: { ...home, line2: 'öý 4', landmark: 'dükan' },
  });
  assert.equal(made.status, 200, made.text);
  const { id, ...fields } = made.body.data;
  assert.deepEqual(fields, { ...home, line2: 'öý 4', landmark: 'dükan', isDefault: true });
  assert.deepEqual((await ask(shop, '/api/auth/address-list/', { token })).body.data, [made.body.data]);
  const change = { ...home, id, line1: 'Garaşsyzlyk 5' };
  for (const [who, status] of [
    [stranger, 404],
    [token, 200],
  ] as const) {
    const reply = await ask(shop, '/api/auth/address-create/', { method: 'PUT', token: who, body: change });
    assert.equal(reply.status, status, reply.text);
  }
  const [changed] = (await ask(shop, '/api/auth/address-list/', { token })).body.data;
  assert.equal(changed.line1, 'Garaşsyzlyk 5');
  assert.ok(!('line2' in changed), 'a change replaces the whole address');
  assert.equal(
    (await ask(shop, `/api/auth/address-delete/${id}/`, { method: 'DELETE', token: stranger })).status,
    404,
  );
  const gone = await ask(shop, `/api/auth/address-delete/${id}/`, { method: 'DELETE', token });
  assert.deepEqual([gone.status, gone.body], [200, { response: 'success', data: [] }]);
  assert.equal((await ask(shop, `/api/auth/address-delete/${id}/`, { method: 'DELETE', token })).status, 404);
});

test('without a token nothing personal is told, in the shape of every refusal', async () => {
  await using shop = await startShop({ seed: true });
  const calls = [
    'GET /api/auth/profile-list/',
    'PUT /api/auth/profile-create/',
    'GET /api/auth/address-list/',
    'POST /api/auth/address-create/',
    'PUT /api/auth/address-create/',
    'DELETE /api/auth/address-delete/1/',
    'POST /api/order/order-create/',
    'GET /api/order/order-list/',
    'GET /api/order/order-detail/x/',
    'GET /api/order/payment/x/?bank=HALK',
    'GET /api/order/check-payment/x/?bank=HALK',
  ];
  for (const key of calls) {
    const [method = '', path = ''] = key.split(' ');
    for (const token of [undefined, 'x'.repeat(43)]) {
      const { status, body } = await ask(shop, path, { method, token });
      assert.deepEqual([status, body.response], [401, 'error'], key);
      assert.match(body.code, /^session\./);
    }
  }
});
