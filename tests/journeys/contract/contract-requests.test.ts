import assert from 'node:assert/strict';
import { test } from 'vitest';
import { errorStatus } from '#contract/errors.ts';
import { ask, publicPaths } from '../../support/people/outsider.ts';
import { signIn } from '../../support/people/people.ts';
import { startShop } from '../../support/shop/start-shop.ts';

test('every path answers the same with and without its last slash, and never redirects', async () => {
  await using shop = await startShop({ seed: true });
  for (const path of publicPaths) {
    const [withSlash, without] = await Promise.all([
      ask(shop, path),
      ask(shop, path.replace(/\/(\?|$)/, '$1')),
    ]);
    assert.equal(withSlash.status, 200, path);
    assert.equal(without.status, 200, path);
    assert.equal(withSlash.text, without.text, path);
  }
  for (const path of ['/api/auth/sign-in', '/api/auth/sign-in/']) {
    const refused = await ask(shop, path, { body: { username: '12' } });
    assert.deepEqual([refused.status, refused.body.code], [401, 'phone.invalid'], path);
  }
});

test('a failure has a code of the closed list, a sentence, and no inside of the server', async () => {
  await using shop = await startShop({ seed: true });
  const failing: [string, Parameters<typeof ask>[2], number][] = [
    ['/api/nowhere/', {}, 404],
    ['/api/product/detail/99999/', {}, 404],
    ['/api/product/list/?page=0', {}, 400],
    ['/api/auth/profile-list/', {}, 401],
    ['/api/auth/sign-in/', { body: '{"username":' }, 400],
    ['/api/auth/sign-in/', { body: 'a=b', headers: { 'content-type': 'text/plain' } }, 415],
    ['/api/auth/sign-in/', { body: { username: 'x'.repeat(200_000) } }, 413],
    ['/api/order/orderid-request/?orderId=%27%3B--', {}, 404],
    ['/api/product/detail/%00/', {}, 404],
    ['/api/product/detail/%zz/', {}, 404],
    ['/api/auth/sign-in/', { method: 'DELETE' }, 405],
  ];
  for (const [path, asking, status] of failing) {
    const reply = await ask(shop, path, asking);
    assert.equal(reply.status, status, `${path} ${reply.text}`);
    assert.equal(reply.body.response, 'error', path);
    assert.ok(reply.body.code in errorStatus, `${path}: ${reply.body.code}`);
    assert.match(reply.body.code, /^[a-z-]+\.[a-z-]+$/);
    assert.ok(reply.body.message.length > 3, path);
    assert.doesNotMatch(reply.text, /node_modules|\.ts\b|select |postgres|Error:|at \w+ \(/i, path);
  }
});

test('the id of nothing that can be is one of nothing that is', async () => {
  await using shop = await startShop({ seed: true });
  const token = (await signIn(shop)).api.token();
  const paths: [string, string][] = [
    ['GET /api/product/idea/x/', 'idea.not-found'],
    ['GET /api/product/reviews/x/', 'product.not-found'],
    ['GET /api/order/order-detail/x.y/', 'order.not-found'],
    ['GET /api/order/check-payment/x.y/?bank=HALK', 'order.not-found'],
    ['GET /api/order/payment/x.y/?bank=HALK', 'order.not-found'],
    ['DELETE /api/auth/address-delete/x/', 'address.not-found'],
  ];
  for (const [key, code] of paths) {
    const [method = '', path = ''] = key.split(' ');
    const reply = await ask(shop, path, { method, token });
    assert.deepEqual([reply.status, reply.body.code], [404, code], key);
  }
});

test('an id that no product can have is an unknown product', async () => {
  await using shop = await startShop({ seed: true });
  for (const id of ['abc', '0', '-1', '1.5', '99999999999', '1e3', '01', 'x'.repeat(300)]) {
    const { status, body } = await ask(shop, `/api/product/detail/${id}/`);
    assert.deepEqual([status, body.response, body.code], [404, 'error', 'product.not-found'], id);
  }
});

test('an unknown field is refused with its name, in a body as in a query', async () => {
  await using shop = await startShop({ seed: true });
  for (const path of [
    '/api/product/list/',
    '/api/product/banners/',
    '/api/product/home-info/',
    '/api/product/detail/1/',
  ]) {
    const { status, body } = await ask(shop, `${path}?colour=red`);
    assert.deepEqual([status, body.code, body.fields?.[0]?.path], [400, 'request.invalid', 'colour'], path);
  }
  const token = (await signIn(shop)).api.token();
  const writes: [string, string, object][] = [
    ['POST', '/api/auth/sign-in/', { username: '+99361000000' }],
    ['POST', '/api/auth/send-activate-code/', { username: '+99361000000' }],
    ['POST', '/api/auth/resend-activate-code/', { username: '+99361000000' }],
    ['POST', '/api/auth/activate/', { username: '+99361000000', code: '000000' }],
    ['PUT', '/api/auth/profile-create/', { name: 'A' }],
    ['POST', '/api/auth/address-create/', {}],
    ['PUT', '/api/auth/address-create/', {}],
    ['POST', '/api/order/order-create/', {}],
    ['POST', '/api/order/quote/', {}],
    ['POST', '/api/product/reviews/1/', {}],
    ['DELETE', '/api/auth/address-delete/1/', {}],
    ['DELETE', '/api/auth/session-delete/none/', {}],
    ['POST', '/api/auth/sign-out/', {}],
    ['POST', '/api/order/order-cancel/none/', {}],
  ];
  for (const [method, path, fields] of writes) {
    const { status, body } = await ask(shop, path, { method, token, body: { ...fields, colour: 'red' } });
    assert.deepEqual([status, body.code], [400, 'request.invalid'], `${method} ${path}`);
    assert.ok(
      body.fields.some((field: { path: string }) => field.path === 'colour'),
      `${method} ${path}`,
    );
  }
});

test('nothing is converted: a number as a text, a text as a number and a twice given field are refused', async () => {
  await using shop = await startShop({ seed: true });
  const bodies = [
    { username: 99361000000 },
    { username: null },
    { username: ['+99361000000'] },
    [],
    'text',
    5,
    null,
  ];
  for (const body of bodies) {
    const reply = await ask(shop, '/api/auth/sign-in/', { body: JSON.stringify(body) });
    assert.deepEqual([reply.status, reply.body.code], [400, 'request.invalid'], JSON.stringify(body));
  }
  // Also where every field is optional, and where a call needs no body.
  const token = (await signIn(shop)).api.token();
  for (const path of ['/api/order/bank-callback/HALK/', '/api/auth/sign-out/', '/api/order/quote/']) {
    for (const body of ['null', '[]', '5', '"text"']) {
      const reply = await ask(shop, path, { body, token });
      assert.deepEqual([reply.status, reply.body.code], [400, 'request.invalid'], `${path} ${body}`);
    }
  }
  for (const query of [
    'page=1.0',
    'page=+1',
    'page=1e1',
    'page=01',
    'in_stock=1',
    'in_stock=yes',
    'page=1&page=2',
    'price_min=10.5',
    'brand=x',
    'sort=cheap',
    'page_size=61',
  ]) {
    const reply = await ask(shop, `/api/product/list/?${query}`);
    assert.deepEqual([reply.status, reply.body.code], [400, 'request.invalid'], query);
  }
});

test('a client that calls everything JSON may delete and sign out with no body', async () => {
  await using shop = await startShop({ seed: true });
  const token = (await signIn(shop)).api.token();
  const headers = { 'content-type': 'application/json' };
  const deleted = await ask(shop, '/api/auth/address-delete/1/', { method: 'DELETE', token, headers });
  assert.deepEqual([deleted.status, deleted.body.code], [404, 'address.not-found']);
  const out = await ask(shop, '/api/auth/sign-out/', { method: 'POST', token, headers });
  assert.deepEqual([out.status, out.body.response], [200, 'success']);
});

test('the query may stand in the path, as the specification writes it; both ways say the same', async () => {
  await using shop = await startShop({ seed: true });
  const token = (await signIn(shop)).api.token();
  for (const [path, query] of [
    ['/api/order/order-list/', 'page=3&page_size=24&status=placed'],
    ['/api/product/list/', 'page=2&page_size=5&sort=price&in_stock=true'],
  ] as const) {
    const { text } = await ask(shop, `${path}?${query}`, { token });
    for (const inPath of [query, `${query}/`, `%3F${query}`])
      assert.equal((await ask(shop, path + inPath, { token })).text, text, path + inPath);
    for (const bad of [
      'page=0',
      'page=1.5',
      'page_size=61',
      'user=1',
      'page=9999999',
      'page=1&page=1',
      '__proto__=1',
    ]) {
      for (const where of [bad, `?${bad}`]) {
        const { status, body } = await ask(shop, path + where, { token });
        assert.deepEqual([status, body.code], [400, 'request.invalid'], path + where);
      }
    }
    assert.equal((await ask(shop, `${path}page=1?page=1`, { token })).status, 400);
  }
  assert.equal((await ask(shop, '/api/order/order-list/page', { token })).status, 400);
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1_000_001).join(',');
  const long = `category=1&brand=${hundred}&occasion=${hundred}&ids=${hundred}`;
  const { status, text } = await ask(shop, `/api/product/list/?${long}`);
  assert.equal(status, 200);
  assert.equal((await ask(shop, `/api/product/list/${long}`)).text, text);
  const word = await ask(shop, '/api/product/list/gül/?page_size=1');
  assert.equal(word.text, (await ask(shop, '/api/product/list/?q=gül&page_size=1')).text);
});
