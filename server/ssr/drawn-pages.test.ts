import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deploy } from '../../tests/support/shop/deploy.ts';
import { startShop } from '../../tests/support/shop/start-shop.ts';

// Needs the built storefront, which `npm test` always has.
const isBuilt = existsSync(resolve(import.meta.dirname, '../../dist/storefront/index.html'));
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const blocksOf = (html: string, type: string) =>
  [...html.matchAll(/<script type="([^"]+)"[^>]*>([^<]*)<\/script>/g)]
    .filter(([, kind]) => kind === type)
    .map(([, , text]) => JSON.parse(text ?? '') as Record<string, unknown>);

test.runIf(isBuilt)(
  'pages are found by search engines in both languages and bring their data with them',
  async () => {
    await using shop = await startShop({ seed: true, pages: true });
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await fetch(shop.origin + path, { headers });
      return { status: reply.status, headers: reply.headers, text: await reply.text() };
    };

    const home = await get('/');
    expect([home.status, titleOf(home.text)]).toEqual([200, 'Türkmenistanda sowgatlar — Sowgat']);
    expect(home.text).toContain('<html lang="tk">');
    expect(blocksOf(home.text, 'application/ld+json').map((block) => block['@type'])).toEqual([
      'Organization',
      'WebSite',
    ]);
    expect(Object.keys(blocksOf(home.text, 'application/json')[0] ?? {})).toContain(
      '/api/product/home-info/',
    );
    expect(home.text).toMatch(
      /<link rel="preload" as="image" type="image\/avif" imagesrcset="[^"]+" imagesizes="[^"]+"/,
    );

    const russian = await get('/', { cookie: 'userLanguage=ru' });
    expect(titleOf(russian.text)).toBe('Подарки в Туркменистане — Sowgat');
    expect((await get('/?lang=ru')).text).toBe(russian.text);
    expect(russian.text).toContain('<html lang="ru">');
    // The visitor's choice outranks the link's language; a cookie with the default is not a choice.
    expect((await get('/?lang=ru', { cookie: 'userLanguage=tm' })).text).toBe(russian.text);
    const chosen = 'userLanguage=tm; languageChosen=1';
    expect((await get('/?lang=ru', { cookie: chosen })).text).toContain('<html lang="tk">');

    const product = await get('/product/7?utm_source=x');
    expect(product.status).toBe(200);
    expect(product.text).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/product\/7">/);
    for (const tag of ['tk', 'ru', 'x-default']) expect(product.text).toContain(`hreflang="${tag}"`);
    const [data, crumbs] = blocksOf(product.text, 'application/ld+json');
    expect(data).toMatchObject({
      '@type': 'Product',
      offers: {
        priceCurrency: 'TMT',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        shippingDetails: { shippingRate: { currency: 'TMT' }, deliveryTime: { transitTime: {} } },
      },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });

    // Every script is a file of ours or allowed by its hash in the policy.
    for (const { text, headers } of [home, product]) {
      for (const [, how, program = ''] of text.matchAll(/<script([^>]*)>([^<]*)/g))
        if (!/ src="\/|type="application\/(ld\+)?json"/.test(how ?? '')) {
          const hash = createHash('sha256').update(program).digest('base64');
          expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
        }
    }

    expect(blocksOf((await get('/shop?category=1')).text, 'application/ld+json')[0]).toMatchObject({
      '@type': 'ItemList',
    });
    for (const path of ['/shop?category=1&brand=2', '/account/card', '/login', '/order/create'])
      expect((await get(path)).text).toContain('<meta name="robots" content="noindex">');

    for (const path of ['/product/99999999', '/product/x', '/idea/99999999', '/nowhere'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    await shop.ctx.db.updateTable('product').set({ status: 'archived' }).where('id', '=', 9).execute();
    expect((await get('/product/9')).status).toBe(410);

    const again = await get('/', { 'if-none-match': home.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);

    expect((await get('/robots.txt')).text).toContain('/sitemap.xml');
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.text).toContain('/product/7</loc>');
    expect(sitemap.text).toContain('/product/7?lang=ru</loc>');
    expect((await get('/og.jpg')).headers.get('content-type')).toBe('image/jpeg');
    const shared = /property="og:image" content="[^"]+(\/og\/[^"]+)"/.exec(product.text)?.[1] ?? '';
    const picture = sharp(Buffer.from(await (await fetch(shop.origin + shared)).arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await get(`/og/${'0'.repeat(32)}.jpg`)).status).toBe(404);
  },
);

test.runIf(isBuilt)(
  'the first screen comes with the page, small and with nothing of a visitor in it',
  async () => {
    await using shop = await startShop({ seed: true, pages: true });
    const get = async (path: string, cookie = '') =>
      (await fetch(shop.origin + path, { headers: { cookie } })).text();
    const home = await get('/');
    expect(home).toMatch(/<div id="root" data-drawn><.+<h1/);
    expect(home).toContain('<div class="splash" hidden');
    // Fits into the first round trip of a new connection, first prices included.
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    expect(brotliCompressSync(home, quality).length).toBeLessThan(14.5 * 1024);
    for (const path of [
      '/shop',
      '/gift-finder',
      '/product/7',
      '/idea/1',
      '/brand',
      '/brand?id=1',
      '/aboutUs',
      '/privacy_policy',
    ])
      expect([path, /<div id="root" data-drawn><.+<h1/.test(await get(path))]).toEqual([path, true]);
    // The terms promise that the address is on this page.
    expect(await get('/aboutUs')).toMatch(/<\/svg>744000, Aşgabat[^<]*<\/p>/);
    for (const path of ['/account', '/login/code', '/account/wishlist', '/nowhere', '/product/99999999'])
      expect(await get(path)).toContain('<div id="root"></div>');
    const signedIn = 'userLanguage=tm; sowgat_refresh=somebody; XSRF-TOKEN=x';
    expect(await get('/', signedIn)).toBe(home);
    // The page is rendered again when the data change.
    const title = { tm: 'Täze at', ru: 'Новое имя' };
    await shop.ctx.db.updateTable('product').set({ title }).where('id', '=', 7).execute();
    shop.ctx.invalidation.publish();
    expect(await get('/product/7')).toMatch(/<h1[^>]*>Täze at/);
  },
);

test.runIf(isBuilt)('what programs ask for is never answered with a page', async () => {
  await using shop = await startShop({ pages: true });
  for (const path of ['/api', '/api/', '/api?x=1', '/api/nothing', '/api/nothing.txt']) {
    const reply = await fetch(shop.origin + path);
    expect([path, reply.status, (await reply.json()).code]).toEqual([path, 404, 'route.not-found']);
  }
});

test.runIf(isBuilt)('capitals make no other page: every spelling leads to the one address', async () => {
  await using shop = await startShop({ pages: true });
  const get = async (path: string) => {
    const reply = await fetch(shop.origin + path, { redirect: 'manual' });
    return [reply.status, reply.headers.get('location')];
  };
  expect(await get('/aboutus')).toEqual([301, '/aboutUs']);
  expect(await get('/ABOUTUS/?lang=RU&a=%3F?b')).toEqual([301, '/aboutUs?lang=RU&a=%3F?b']);
  expect(await get('/account/orderdetail/X-y')).toEqual([301, '/account/orderDetail/X-y']);
  expect(await get('/Order/Check-Payment/aB.c?bank=HALK')).toEqual([
    301,
    '/order/check-payment/aB.c?bank=HALK',
  ]);
  for (const path of ['/aboutUs', '/aboutUs/', '/account/orderDetail/X-y'])
    expect([path, ...(await get(path))]).toEqual([path, 200, null]);
  for (const path of ['/about', '/aboutus/more', '//aboutus', '/API/product/list', '/Assets/x.js'])
    expect([path, ...(await get(path))]).toEqual([path, 404, null]);
});

test.runIf(isBuilt)('with the first view switched off every page is the bare shell', async () => {
  await using shop = await startShop({ pages: true, env: { FIRST_VIEW: 'off' } });
  const [home, product] = await Promise.all(
    ['/', '/product/7'].map(async (path) => (await fetch(shop.origin + path)).text()),
  );
  expect(home).toBe(product);
  expect(home).toContain('<title>Sowgat</title>');
  expect(home).not.toContain('ld+json');
});

test.runIf(isBuilt)(
  'a build that is replaced under a running shop is served at once, with its new files',
  async () => {
    await using deployment = await deploy();
    await using shop = await startShop({ seed: true, pages: deployment.folder });
    const page = async (path: string) => (await fetch(shop.origin + path)).text();
    const before = await page('/shop');
    const fresh = await deployment.update();
    expect(before).not.toContain(fresh);
    for (const path of ['/shop', '/account']) expect(await page(path)).toContain(`/${fresh}`);
    // A response body that is not read to its end would keep the shop from closing.
    const read = async (path: string, headers = {}) => {
      const reply = await fetch(shop.origin + path, { headers });
      await reply.arrayBuffer();
      return reply;
    };
    const script = await read(`/${fresh}`);
    // Files of the build are served compressed.
    const src = /<script[^>]+src="([^"]+)"/g.exec(
      before.slice(before.lastIndexOf('<script type="module" cross')),
    )?.[1];
    expect((await read(src ?? '', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    expect([script.status, script.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  },
);

test.runIf(isBuilt)('pages and the installed shop are called what the merchant calls the shop', async () => {
  await using shop = await startShop({ pages: true });
  await shop.ctx.db
    .insertInto('shop_text')
    .values({
      key: 'home',
      value: JSON.stringify({ name: { tm: 'Gül dükany', ru: 'Лавка' }, slogan: { tm: '', ru: '' } }),
    })
    .execute();
  const read = async (path: string) => (await fetch(shop.origin + path)).text();
  const [home, russian, manifest] = await Promise.all(['/', '/?lang=ru', '/manifest.webmanifest'].map(read));
  expect(titleOf(home ?? '')).toBe('Türkmenistanda sowgatlar — Gül dükany');
  expect(titleOf(russian ?? '')).toBe('Подарки в Туркменистане — Лавка');
  expect(home).toContain('<meta property="og:site_name" content="Gül dükany">');
  expect(blocksOf(home ?? '', 'application/ld+json')[0]).toMatchObject({ name: 'Gül dükany' });
  // The header is in the HTML before any script runs.
  expect(home).toContain('<span>Gül dükany</span>');
  expect(JSON.parse(manifest ?? '')).toMatchObject({ short_name: 'Gül dükany' });
});

test.runIf(isBuilt)('the shop can be installed, in the language of the visitor', async () => {
  await using shop = await startShop({ pages: true });
  const read = async (cookie: string) => {
    const reply = await fetch(`${shop.origin}/manifest.webmanifest`, { headers: { cookie } });
    expect(reply.headers.get('content-type')).toMatch('application/manifest+json');
    return (await reply.json()) as { name: string; icons: { src: string; sizes: string; purpose: string }[] };
  };
  const [turkmen, russian] = [await read(''), await read('userLanguage=ru')];
  expect([turkmen.name, russian.name]).toEqual(['Sowgat — sowgatlar dükany', 'Sowgat — магазин подарков']);
  for (const { src, sizes } of turkmen.icons) {
    const reply = await fetch(shop.origin + src);
    expect(reply.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const worker = await fetch(`${shop.origin}/sw.js`);
  await worker.arrayBuffer();
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  const policy = (worker.headers.get('content-security-policy') ?? '').split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "connect-src 'self'"]),
  );
  expect(policy).not.toContain('sandbox');
});
