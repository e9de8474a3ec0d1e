import assert from 'node:assert/strict';
import { test } from 'vitest';
import { everyRoute, shopRoutes } from '#contract/index.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { type TestShop, startShop } from '../../../tests/support/shop/start-shop.ts';

const json = { 'content-type': 'application/json' };

async function ask(shop: TestShop, path: string, init: RequestInit = {}) {
  const reply = await fetch(shop.origin + path, init);
  const text = await reply.text();
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    body: text.startsWith('{') ? JSON.parse(text) : undefined,
  };
}

test('a call is answered with and without the slash at its end, and a POST keeps its body', async () => {
  await using shop = await startShop();
  for (const path of ['/api/auth/sign-in/', '/api/auth/sign-in']) {
    const answer = await ask(shop, path, { method: 'POST', headers: json, body: '{"username":"nobody"}' });
    assert.equal(answer.body.code, 'phone.invalid', path);
  }
});

test('every answer carries the security headers, whatever became of the request', async () => {
  await using shop = await startShop();
  const answers = [
    await ask(shop, '/api/product/banners/'),
    await ask(shop, '/api/nothing/'),
    await ask(shop, '/api/auth/address-list/'),
    await ask(shop, '/api/auth/sign-in/', { method: 'POST', headers: json, body: '{' }),
    await ask(shop, '/api/product/detail/%zz/'),
    await ask(shop, `/api/product/detail/${'x'.repeat(4000)}/`),
    await ask(shop, '/api/openapi.json'),
    await ask(shop, '/api/docs'),
  ];
  for (const { headers } of answers) {
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.match(headers.get('strict-transport-security') ?? '', /max-age=31536000/);
    assert.equal(headers.get('access-control-allow-origin'), null);
  }
});

test('a request that does not fit names every field, in the language of the caller', async () => {
  await using shop = await startShop();
  const body = JSON.stringify({ username: 61234567, extra: 1 });
  const russian = await ask(shop, '/api/auth/sign-in/', {
    method: 'POST',
    headers: { ...json, 'accept-language': 'ru' },
    body,
  });
  assert.equal(russian.status, 400);
  assert.equal(russian.body.code, 'request.invalid');
  assert.equal(russian.body.message, 'Введённые данные неверны');
  assert.deepEqual(russian.body.fields.map((field: { path: string }) => field.path).sort(), [
    'extra',
    'username',
  ]);
  const turkmen = await ask(shop, '/api/auth/sign-in/', {
    method: 'POST',
    headers: { ...json, 'accept-language': 'tk' },
    body,
  });
  assert.equal(turkmen.body.message, 'Maglumatlaryňyz nädogry');
});

test('nothing is converted in silence: a number is not a text, a text is not a number', async () => {
  await using shop = await startShop();
  for (const page of ['1.0', '01', '+1', ' 1', '1e1', '0x1', 'true', '99999999999999999999']) {
    const answer = await ask(shop, `/api/product/list/?page=${encodeURIComponent(page)}`);
    assert.equal(answer.status, 400, `page=${page}`);
  }
  assert.equal((await ask(shop, '/api/product/list/?page=1&page=2')).status, 400);
});

test('hostile bodies are refused and never break anything', async () => {
  await using shop = await startShop();
  const hostile: [string, RequestInit][] = [
    ['broken', { method: 'POST', headers: json, body: '{"username":' }],
    ['prototype', { method: 'POST', headers: json, body: '{"__proto__":{"a":1},"username":"61234567"}' }],
    [
      'constructor',
      { method: 'POST', headers: json, body: '{"constructor":{"prototype":{"a":1}},"username":"61234567"}' },
    ],
    ['deep', { method: 'POST', headers: json, body: '['.repeat(10_000) + ']'.repeat(10_000) }],
    ['array', { method: 'POST', headers: json, body: '[]' }],
    ['null', { method: 'POST', headers: json, body: 'null' }],
    ['text', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }],
    ['NUL', { method: 'POST', headers: json, body: '{"username":"6123\\u00004567"}' }],
    ['large', { method: 'POST', headers: json, body: JSON.stringify({ username: 'x'.repeat(70_000) }) }],
  ];
  for (const [name, init] of hostile) {
    const answer = await ask(shop, '/api/auth/sign-in/', init);
    assert.ok(answer.status >= 400 && answer.status < 500, `${name}: ${answer.status}`);
    assert.equal(answer.body.response, 'error', name);
    assert.doesNotMatch(answer.text, /node_modules|at \w+ \(|select |\/server\//i, name);
  }
});

test('a call with the refresh cookie but without the XSRF header, or from another site, is refused', async () => {
  await using shop = await startShop();
  const cookie = 'rt=abcdefghijklmnopqrstuvwxyz; XSRF-TOKEN=0123456789abcdef0123';
  const token = { 'x-xsrf-token': '0123456789abcdef0123' };
  const cases: [Record<string, string>, string][] = [
    [{ cookie }, 'xsrf.missing'],
    [{ cookie, 'x-xsrf-token': 'something-else-of-20' }, 'xsrf.missing'],
    [{ cookie, ...token, origin: 'https://evil.example' }, 'xsrf.missing'],
    [{ cookie, ...token, 'sec-fetch-site': 'cross-site' }, 'xsrf.missing'],
  ];
  for (const [headers, code] of cases) {
    assert.equal((await ask(shop, '/api/auth/refresh/', { method: 'POST', headers })).body.code, code);
  }
  const own = await ask(shop, '/api/auth/refresh/', { method: 'POST', headers: { cookie, ...token } });
  assert.notEqual(own.body.code, 'xsrf.missing');
});

test('HEAD says what GET would, to staff too and without the header of changes; a stream has none', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const cookie = `office=${office.jar.get('office')}`;
  const head = (path: string) => fetch(shop.origin + path, { method: 'HEAD', headers: { cookie } });
  const { status, headers } = await head('/api/office/me/');
  assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
  assert.equal((await head('/api/office/events/')).status, 405);
  assert.ok((await head('/api/product/brands/')).headers.get('etag'));
});

test('every route that is not for anyone refuses a stranger before it looks at anything else', async () => {
  await using shop = await startShop();
  for (const [key, spec] of Object.entries(shopRoutes)) {
    if (spec.access !== 'customer') continue;
    const [method = '', pattern = ''] = key.split(' ');
    const answer = await ask(shop, pattern.replace(/:\w+\??/, '1'), { method });
    assert.equal(answer.status, 401, key);
    assert.equal(answer.body.code, 'session.missing', key);
  }
});

test('the OpenAPI document describes every route and only what the validators know', async () => {
  await using shop = await startShop();
  const { body } = await ask(shop, '/api/openapi.json');
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = Object.keys(everyRoute).flatMap((key) => {
    const whole = key.replace(/:(\w+)\??/g, '{$1}');
    return key.endsWith('?') ? [whole, key.replace(/:\w+\?$/, '')] : [whole];
  });
  assert.deepEqual(described.sort(), declared.sort());
});

test('in production strangers read the routes of the shop alone, packed and with a tag; staff read all', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  shop.ctx.config.mode = 'production';
  for (const [path, packed] of [
    ['/api/openapi.json', 'br'],
    ['/api/docs', 'br'],
    ['/api/openapi.json', 'gzip'],
  ] as const) {
    const headers = { 'accept-encoding': packed };
    const reply = await fetch(shop.origin + path, { headers });
    const text = await reply.text();
    assert.ok(!text.includes('/api/office/') && text.includes('/api/order/order-create/'), path);
    assert.equal(reply.headers.get('content-encoding'), packed);
    assert.ok(Number(reply.headers.get('content-length')) < 60_000, path);
    const again = { 'if-none-match': reply.headers.get('etag') ?? '' };
    assert.equal((await fetch(shop.origin + path, { headers: again })).status, 304);
    const whole = await ask(shop, path, { headers: { cookie: `office=${office.jar.get('office')}` } });
    assert.ok(whole.text.includes('/api/office/staff/'), path);
  }
});

test('personal answers are compressed too, unless they are short or the caller does not accept it', async () => {
  await using shop = await startShop({ seed: true });
  const { office } = await hire(shop);
  const read = async (path: string, accepted: string) => {
    const cookie = `office=${office.jar.get('office')}`;
    const reply = await fetch(shop.origin + path, { headers: { cookie, 'accept-encoding': accepted } });
    const bytes = Number(reply.headers.get('content-length'));
    return { bytes, packed: reply.headers.get('content-encoding'), text: await reply.text() };
  };
  const plain = await read('/api/office/products/', 'deflate');
  assert.equal(plain.packed, null);
  for (const [accepted, as] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const packed = await read('/api/office/products/', accepted);
    assert.equal(packed.packed, as);
    assert.equal(packed.text, plain.text);
    assert.ok(packed.bytes * 3 < plain.bytes, `${packed.bytes} of ${plain.bytes}`);
  }
  assert.equal((await read('/api/office/features/', 'br')).packed, null);
});

test('the XSRF token of staff belongs to their session; another one, or another session’s, is refused', async () => {
  await using shop = await startShop();
  const [one, other] = [(await hire(shop)).office, (await hire(shop)).office];
  const change = (token: string) =>
    ask(shop, '/api/office/me/', {
      method: 'PUT',
      headers: {
        ...json,
        cookie: `office=${one.jar.get('office')}; XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
      },
      body: '{"lang":"ru"}',
    });
  const own = one.jar.get('XSRF-TOKEN') ?? '';
  assert.equal((await change(own)).status, 200);
  for (const token of [other.jar.get('XSRF-TOKEN') ?? '', '0123456789abcdef0123'])
    assert.equal((await change(token)).body.code, 'xsrf.missing');
});
