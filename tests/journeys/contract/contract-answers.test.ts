import assert from 'node:assert/strict';
import { test } from 'vitest';
import { ask, isPicture, personalPaths, publicPaths, walk } from '../../support/people/outsider.ts';
import { signIn } from '../../support/people/people.ts';
import { startShop } from '../../support/shop/start-shop.ts';

test('every answer is JSON in UTF-8 and says whether it succeeded', async () => {
  await using shop = await startShop({ seed: true });
  const { api } = await signIn(shop);
  const token = api.token();
  for (const path of [...publicPaths, ...personalPaths]) {
    const { headers, body } = await ask(shop, path, { token });
    assert.match(headers.get('content-type') ?? '', /^application\/json; charset=utf-8$/i, path);
    assert.equal(body.response, 'success', path);
    assert.ok('data' in body, path);
  }
});

test('a sentence is in the language of the caller: tk and tm are Turkmen, ru Russian, anything else Turkmen', async () => {
  await using shop = await startShop({ seed: true });
  const inputs: [string | undefined, string][] = [
    ['tk', 'Haryt tapylmady'],
    ['tm', 'Haryt tapylmady'],
    ['tk-TM,tk;q=0.9', 'Haryt tapylmady'],
    ['ru', 'Товар не найден'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'Товар не найден'],
    ['ru-RU,ru;q=0.9,tk;q=0.8', 'Товар не найден'],
    ['ru;q=0.5, tk;q=0.9', 'Haryt tapylmady'],
    ['tk;q=0, en;q=1, ru;q=0.1', 'Товар не найден'],
    ['ru;q=x', 'Haryt tapylmady'],
    ['en', 'Haryt tapylmady'],
    [undefined, 'Haryt tapylmady'],
  ];
  for (const [lang, message] of inputs) {
    const { status, body } = await ask(shop, '/api/product/detail/99999/', lang ? { lang } : {});
    assert.deepEqual([status, body.message], [404, message], lang);
  }
});

test('texts are bilingual, money is whole tenge, times have an offset, days are days', async () => {
  await using shop = await startShop({ seed: true });
  for (const path of publicPaths) {
    const { body } = await ask(shop, path);
    for (const { path: names, value } of walk(body.data)) {
      const name = names.at(-1) ?? '';
      const where = `${path} ${names.join('.')}`;
      if (
        ['price', 'oldPrice', 'fee', 'freeFrom', 'minimum', 'expressFee', 'cardPrice'].includes(name) &&
        value !== null &&
        typeof value !== 'object'
      )
        assert.ok(Number.isInteger(value) && value >= 0, where);
      if (/At$/.test(name) && name !== 'updatedAt')
        assert.match(value, /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/, where);
      if (value && typeof value === 'object' && 'tm' in value) {
        assert.deepEqual(Object.keys(value).sort(), ['ru', 'tm'], where);
        assert.ok(value.tm.length > 0 === value.ru.length > 0, where);
      }
    }
  }
});

test('every picture is on our own origin, has its shape, and each of its addresses loads as what it says', {
  timeout: 120_000,
}, async () => {
  await using shop = await startShop({ seed: true, pages: true });
  const addresses = new Map<string, string>();
  for (const path of publicPaths) {
    const { body } = await ask(shop, path);
    for (const { path: names, value } of walk(body.data)) {
      if (!isPicture(value)) continue;
      const where = `${path} ${names.join('.')}`;
      for (const name of ['id', 'width', 'height', 'placeholder', 'src', 'srcset'])
        assert.ok(name in value, `${where} ${name}`);
      assert.ok(Number.isInteger(value.width) && Number.isInteger(value.height), where);
      addresses.set(value.src, 'image/');
      for (const kind of ['avif', 'webp'])
        for (const part of value.srcset[kind].split(', ')) {
          const [url, width] = part.split(' ');
          assert.match(width, /^\d+w$/, where);
          addresses.set(url, `image/${kind}`);
        }
    }
  }
  assert.ok(addresses.size > 100);
  for (const [url, type] of addresses) {
    const full = new URL(url, shop.origin);
    assert.ok(full.origin === shop.origin || url.startsWith(shop.ctx.config.publicUrl), url);
    const reply = await fetch(shop.origin + full.pathname);
    assert.equal(reply.status, 200, url);
    assert.ok(
      reply.headers.get('content-type')?.startsWith(type),
      `${url} ${reply.headers.get('content-type')}`,
    );
    assert.ok((await reply.arrayBuffer()).byteLength > 100, url);
  }
});

test('catalogue answers carry an ETag and answer 304 while nothing changed', async () => {
  await using shop = await startShop({ seed: true });
  for (const path of publicPaths) {
    const first = await ask(shop, path);
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^(W\/)?".+"$/, path);
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(shop, path, { headers: { 'if-none-match': match } });
      assert.deepEqual([again.status, again.text], [304, ''], `${path} ${match}`);
      assert.equal(again.headers.get('etag'), etag);
    }
    assert.equal((await ask(shop, path, { headers: { 'if-none-match': '"other"' } })).status, 200);
  }
});

test('personal answers are kept nowhere', async () => {
  await using shop = await startShop({ seed: true });
  const token = (await signIn(shop)).api.token();
  for (const path of [...personalPaths, '/api/order/slots/?place=1'])
    assert.equal((await ask(shop, path, { token })).headers.get('cache-control'), 'no-store', path);
});

test('lists have pages of 12, of 60 at most, and an empty last page says so', async () => {
  await using shop = await startShop({ seed: true });
  const { body } = await ask(shop, '/api/product/list/');
  assert.equal(body.data.length, 12);
  assert.deepEqual(body.page, {
    number: 1,
    size: 12,
    total: body.page.total,
    pages: Math.ceil(body.page.total / 12),
  });
  assert.equal((await ask(shop, '/api/product/list/?page_size=60')).body.data.length, 60);
  const beyond = await ask(shop, `/api/product/list/?page=${body.page.pages + 1}`);
  assert.deepEqual([beyond.status, beyond.body.data], [200, []]);
  const token = (await signIn(shop)).api.token();
  assert.deepEqual((await ask(shop, '/api/order/order-list/', { token })).body.page, {
    number: 1,
    size: 12,
    total: 0,
    pages: 0,
  });
});

test('the API describes itself', async () => {
  await using shop = await startShop({ seed: true });
  const { body, status } = await ask(shop, '/api/openapi.json');
  assert.equal(status, 200);
  assert.match(body.openapi, /^3\.1/);
  const spec = [
    '/api/product/about-us/',
    '/api/auth/activate/',
    '/api/order/order-create/',
    '/api/order/check-payment/{id}/',
  ];
  for (const path of spec) assert.ok(body.paths[path], path);
  assert.match((await ask(shop, '/api/docs')).text, /<!doctype html>/i);
});
