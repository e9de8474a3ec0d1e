import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { wordsOf } from '#server/error-texts.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { createHttp } from './http.ts';
import { timeouts } from './broken-requests.ts';
import { readNames } from './json.ts';
import { createLog } from '#server/platform/log.ts';

/** Sends raw text over a bare connection and reads until it closes, or until an answer has come. */
function say(origin: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('data', (data) => {
      heard += data.toString('latin1');
      if (text !== '' && heard.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    socket.write(text, 'latin1');
  });
}

const post = 'POST /api/auth/sign-in/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const carried = [
  'x-content-type-options: nosniff',
  'strict-transport-security: max-age=31536000',
  'referrer-policy: ',
  "content-security-policy: default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'cache-control: no-store',
  '"response":"error","code":"request.',
];

test('what is no HTTP is answered in the shape and with the headers of everything else, and the shop goes on', async () => {
  await using shop = await startShop();
  const broken: [string, number][] = [
    [`${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    [`${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`, 400],
    [`${post}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n`, 400],
    [`${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`, 400],
    [`${post}Content-Length: 2\r\nBad Name: x\r\n\r\n{}`, 400],
    ['\x16\x03\x01 this is TLS\r\n\r\n', 400],
    ['ZAP / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET /api/product/brands/ HTTP/1.1\r\n\r\n', 400],
    ['GET /api/product/brands/ HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
    ['GET /shop HTTP/1.0\r\nHost: a\r\nhost: b\r\n\r\n', 400],
    [`${post}Content-Length: 2\r\nExpect: wonders\r\n\r\n{}`, 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(1 << 20)}\r\n\r\n`, 431],
    [`${post.replace('json', 'json\tx')}Content-Length: 2\r\n\r\n{}`, 415],
    [`${post}Content-Length: 70000\r\n\r\n`, 413],
  ];
  // Also when a cached answer exists for that address.
  await fetch(`${shop.origin}/api/product/brands/`);
  for (const [text, status] of broken) {
    const heard = await say(shop.origin, text);
    expect(heard, text.slice(0, 120)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of carried) expect(heard, text.slice(0, 120)).toContain(header);
  }
  expect((await fetch(`${shop.origin}/health/live`)).status).toBe(200);
});

test('a request that is not complete within 15 seconds is cut off', async () => {
  expect(timeouts.headersTimeout + timeouts.connectionsCheckingInterval).toBeLessThan(15_000);
  expect(timeouts.requestTimeout + timeouts.connectionsCheckingInterval).toBeLessThan(15_000);
  const log = createLog({ level: 'silent' });
  const app = await createHttp({ log, words: wordsOf, trustedProxies: [], newId: () => 'one' });
  app.post('/slow', async ({ body }) => ({ body }));
  expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 14_000 });
  expect(app.server).toMatchObject({ keepAliveTimeout: 72_000, timeout: 30_000 });
  Object.assign(app.server, { headersTimeout: 200, requestTimeout: 400 });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const body =
    'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  for (const text of ['GET / HTTP/1.1\r\nHost: x\r\nX: a', body, 'G'])
    expect(await say(origin, text), text).toMatch(/^HTTP\/1\.1 408 .*request\.too-slow/s);
  await app.close();
});

test('a name that stands twice in one object is refused, not dropped', async () => {
  const twice = ['{"a":1,"a":2}', '{"a":{"b":1,"b":2}}', '[{"a":1,"\\u0061":2}]', '{"a" : 1, "a"\n:2}'];
  for (const text of twice) expect(readNames(text).repeated, text).toMatch(/^[ab]$/);
  const once = ['{"a":{"a":1},"b":[{"a":1},{"a":1}]}', '{"a":"{\\"a\\":1}","b":"a"}', '["a","a"]', '""'];
  for (const text of once) expect(readNames(text), text).toEqual({ isTooLarge: false });
  await using shop = await startShop();
  const reply = await fetch(`${shop.origin}/api/auth/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username":"+99361000001","username":"+99361000002"}',
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ code: 'request.invalid', fields: [{ path: 'username' }] });
});

test('NUL and lone surrogates are refused, not replaced; a surrogate pair is a character like any other', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  const name = async (json: string) => {
    const reply = await api.raw('/api/auth/profile-create/', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${api.token()}` },
      body: `{"name":${json}}`,
    });
    const body = (await reply.json()) as { code?: string; data?: { name: string } };
    return body.data?.name ?? `${reply.status} ${body.code}`;
  };
  for (const json of ['"a\\u0000b"', '"\\ud800"', '"\\uDC00\\ud800"', '"\\ud83c!"'])
    expect(await name(json), json).toBe('400 request.invalid');
  expect(await name('"\\ud83c\\udf81 \\u00fd"')).toBe('🎁 ý');
  expect(await name(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`)).toBe('400 request.invalid');
  expect(await name(`${'['.repeat(30_000)}"\\ud83c\\udf81"${']'.repeat(30_000)}`)).toBe(
    '400 request.invalid',
  );
  const latin = await api.raw('/api/auth/sign-in/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array([...Buffer.from('{"username":"'), 0xfd, ...Buffer.from('"}')]),
  });
  expect(latin.status).toBe(400);
});

test('a form that is cut short, or none at all, is the sender’s mistake', async () => {
  await using shop = await startShop();
  const { api } = await signIn(shop);
  const part = (head: string) => `--X\r\nContent-Disposition: form-data${head}\r\n\r\nx\r\n`;
  const forms: [string, string][] = [
    ['', part('; name="name"')],
    ['; boundary=', part('; name="name"')],
    ['; boundary=X', part('; name="name"')],
    ['; boundary=X', '--X\r\nContent-Disp'],
    ['; boundary=X', `${part('')}--X--\r\n`],
    ['; boundary=X', `${part('; name="__proto__"')}--X--\r\n`],
    ['; boundary=X', `${part('; name="zap"; filename="a.png"')}--X--\r\n`],
    ['; boundary=X', `${part('; name="name"').repeat(30)}--X--\r\n`],
  ];
  for (const [type, body] of forms) {
    const reply = await api.raw('/api/auth/profile-create/', {
      method: 'PUT',
      headers: { 'content-type': `multipart/form-data${type}`, authorization: `Bearer ${api.token()}` },
      body,
    });
    expect(reply.status, `${type} ${body}`).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'request.invalid' });
  }
});
