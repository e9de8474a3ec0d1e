import assert from 'node:assert/strict';
import { test } from 'vitest';
import { everyRoute } from '#contract/index.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

async function ask(url: string, method: string) {
  const reply = await fetch(url, { method });
  const text = await reply.text();
  return {
    status: reply.status,
    headers: reply.headers,
    body: text.startsWith('{') ? JSON.parse(text) : undefined,
  };
}

test('a known path with any other method is 405 with Allow, an unknown one 404 with every method', async () => {
  await using shop = await startShop();
  const methodsOf = Map.groupBy(Object.keys(everyRoute), (key) => key.split(' ')[1] ?? '');
  const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  for (const [pattern, keys] of methodsOf) {
    const path = pattern.replace(/:\w+\??/g, '7');
    const served = (allow: string | null) => allow?.split(', ') ?? [];
    const own = keys.map((key) => key.split(' ')[0] ?? '');
    for (const method of all.filter(
      (one) => !own.includes(one) && !(one === 'HEAD' && own.includes('GET')),
    )) {
      const { status, headers, body } = await ask(shop.origin + path, method);
      // Another route may have this path as well, as with an id in place of a word.
      if (status !== 405) continue;
      assert.deepEqual(
        own.filter((one) => !served(headers.get('allow')).includes(one)),
        [],
        path,
      );
      assert.ok(!served(headers.get('allow')).includes(method), `${method} ${path}`);
      if (method !== 'HEAD') assert.equal(body.code, 'route.wrong-method');
    }
    const { status } = await ask(shop.origin + path, 'PATCH');
    assert.equal(status, 405, path);
  }
  for (const method of all) {
    const { status, headers, body } = await ask(shop.origin + '/api/nothing/', method);
    assert.deepEqual([status, headers.get('allow')], [404, null], method);
    if (method !== 'HEAD') assert.equal(body.code, 'route.not-found');
  }
  for (const [path, method, allow] of [
    ['/api/product/list', 'POST', 'GET, HEAD'],
    ['/api/product/list/?q=x', 'OPTIONS', 'GET, HEAD'],
    ['/api/auth/sign-in/', 'GET', 'POST'],
    ['/api/auth/sign-in', 'OPTIONS', 'POST'],
    ['/health/ready', 'POST', 'GET, HEAD'],
    ['/metrics', 'PUT', 'GET, HEAD'],
    ['/shop', 'POST', 'GET, HEAD'],
    ['/product/7', 'DELETE', 'GET, HEAD'],
  ] as const) {
    const { status, headers } = await ask(shop.origin + path, method);
    assert.deepEqual([status, headers.get('allow')], [405, allow], `${method} ${path}`);
  }
});
