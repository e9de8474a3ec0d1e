import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pageAddress } from '#domain/pages.ts';
import { hire } from '../../tests/support/people/staff.ts';
import { openCounter } from '../../tests/support/shop/counter.ts';
import { refusalOf } from '../../tests/support/shop/api.ts';
import { freshPhone, startShop, type TestShop } from '../../tests/support/shop/start-shop.ts';
import { nameBuiltPage } from './shop-name.ts';

const sameBytes = async (one: Response, file: string) =>
  Buffer.from(await one.arrayBuffer()).equals(
    readFileSync(resolve(import.meta.dirname, '../seed/pictures', file)),
  );
const isBuilt = existsSync(resolve(import.meta.dirname, '../../dist/storefront/index.html'));
const name = { tm: 'Gül <dükany>', ru: 'Цветочная лавка' };
const home = { name, slogan: { tm: '', ru: '' } };

async function openNamed(given: Parameters<typeof startShop>[0] = {}) {
  const shop = await startShop(given);
  const { office } = await hire(shop, 'manager');
  const read = async (path: string, cookie = '') =>
    (await fetch(shop.origin + path, { headers: { cookie } })).text();
  return { shop, office, read, rename: () => office('PUT /api/office/texts/', { body: { home } }) };
}
const lastTo = async (shop: TestShop, phone: string) => {
  await shop.settle();
  return shop.sms(phone).at(-1)?.text;
};

test('pages of secret links and of certificates are called what the merchant calls the shop', async () => {
  const { shop, read, rename } = await openNamed({ pages: true });
  await using _shop = shop;
  const paths = ['/g/nothing', '/g', '/w/nothing', '/c'];
  for (const path of paths)
    expect(await read(`${path}?lang=tm`), path).toMatch(/<title>[^<]+Sowgat<\/title>/);
  await rename();
  for (const path of paths) {
    const [turkmen, russian] = [await read(`${path}?lang=tm`), await read(`${path}?lang=ru`)];
    expect(turkmen.match(/Gül &#60;dükany&#62;/g), path).toHaveLength(2);
    expect(russian.match(/Цветочная лавка/g), path).toHaveLength(2);
    expect(turkmen + russian, path).not.toMatch(/— Sowgat|· Sowgat|<b>Sowgat|>Sowgat<\/a>/);
  }
});

test.runIf(isBuilt)('a page that loads behind the splash is named before its program runs', async () => {
  const { shop, read, rename } = await openNamed({ pages: true });
  await using _shop = shop;
  expect(await read(pageAddress('cart'))).toContain('<title>Sowgat</title>');
  expect(await sameBytes(await fetch(`${shop.origin}/og.jpg`), 'og.jpg')).toBe(true);
  await rename();
  const cart = await read(pageAddress('cart'), 'userLanguage=ru');
  expect(cart).toContain('<title>Цветочная лавка</title>');
  expect(cart).toContain('<p class="splash-name">Цветочная лавка</p>');
  expect(await read('/?lang=ru')).toContain('<p class="splash-name">Цветочная лавка</p>');
  expect(await sameBytes(await fetch(`${shop.origin}/og.jpg`), 'og-plain.jpg'), 'no name on it').toBe(true);
});

test.runIf(isBuilt)(
  'pages come in the colour of the shop, and no colour is taken that letters cannot be read on',
  async () => {
    const { shop, office, read } = await openNamed({ pages: true });
    await using _shop = shop;
    const paths = ['/', pageAddress('cart'), '/g/nothing', '/w/nothing', '/c', '/office', '/office/courier/'];
    for (const path of paths) expect(await read(path), path).not.toContain('html:root{');
    const choose = (accent: string) =>
      office('PUT /api/office/texts/', { body: { home: { ...home, accent } } });
    expect(await refusalOf(choose('#e0b563'))).toBe('request.invalid');
    expect(await refusalOf(choose('red'))).toBe('request.invalid');
    expect(await read('/favicon.svg')).toContain('fill="#86163a"');
    expect((await choose('#1f6a4a')).data.home.accent).toBe('#1f6a4a');
    expect(await read('/favicon.svg')).toContain('fill="#1f6a4a"');
    // In the head, so that nothing is painted in another colour first.
    for (const path of paths) expect(await read(path), path).toMatch(/--anar-btn:#1f6a4a.*<\/head>/s);
  },
);

test('pages without a dark theme stay light in the colour of the shop, and the office hands it to its program', async () => {
  const { shop, office, read } = await openNamed({ pages: true });
  await using _shop = shop;
  await office('PUT /api/office/texts/', { body: { home: { ...home, accent: '#1f6a4a' } } });
  const built = '<head><title>Sowgat</title><meta name="theme-color" content="#6c0f2d" /></head>';
  const page = await nameBuiltPage(shop.ctx, built, 'ru');
  expect(page).toContain('<meta name="shop-accent" content="#1f6a4a">');
  expect(page).not.toContain('#6c0f2d');
  for (const html of [page, await read('/c')]) {
    expect(html).toContain('--anar-btn:#1f6a4a');
    expect(html).not.toMatch(/prefers-color-scheme|data-theme/);
    expect(html).toContain('<link rel="icon" href="/favicon.svg?1f6a4a"');
  }
  expect(await read('/c')).toContain('<meta name="theme-color" content="#1f6a4a">');
});

test('the description of the API goes by the name of the shop', async () => {
  const { shop, read, rename } = await openNamed();
  await using _shop = shop;
  expect(await read('/api/docs')).toContain('<title>Sowgat API</title>');
  await rename();
  expect(await read('/api/docs')).toContain('<title>Gül &#60;dükany&#62; API</title>');
  const { info } = JSON.parse(await read('/api/openapi.json')) as { info: { title: string } };
  expect(info.title).toBe('Gül <dükany>');
});

test('the office brings the name in both languages; without a database it opens under the usual one', async () => {
  const { shop, rename } = await openNamed();
  await using _shop = shop;
  const built = '<head><title>Sowgat</title></head>';
  await rename();
  expect(await nameBuiltPage(shop.ctx, built, 'ru')).toBe(
    '<head><title>Цветочная лавка</title>' +
      '<meta name="application-name" lang="tk" content="Gül &#60;dükany&#62;">' +
      '<meta name="application-name" lang="ru" content="Цветочная лавка"></head>',
  );
  const fails = { get: async () => Promise.reject(new Error('no database')) };
  const cache = { ...shop.ctx.cache, ...fails };
  expect(await nameBuiltPage({ ...shop.ctx, cache }, built, 'ru')).toContain('<title>Sowgat</title>');
});

test('messages are signed with the name, and staff see it in the texts they may change', async () => {
  const { shop, office, rename } = await openNamed();
  await using _shop = shop;
  const { order, buyer } = await openCounter(shop);
  await rename();
  const phone = freshPhone();
  await shop.api('POST /api/auth/sign-in/', { body: { username: phone } });
  expect(await lastTo(shop, phone)).toMatch(/^\d{6} - Gul <dukany> kody\n@/);
  await order();
  await shop.settle();
  expect(shop.sms(buyer.phone).at(-1)?.text).toMatch(/^(Gul <dukany>|Цветочная лавка): /);
  const [first] = (await office('GET /api/office/sms-texts/')).data;
  expect(first?.text.tm).toMatch(/^Gul <dukany>: \{order\}/);
  expect(first?.example.ru).toMatch(/^Цветочная лавка: заказ/);
});
