import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { searchTexts } from '#storefront/features/catalogue/search/search.texts.ts';
import { contentTexts } from '#storefront/features/content/home/content.texts.ts';
import { homeTexts } from '#storefront/features/content/home/home.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { say } from '#domain/print/texts.ts';
import { paths } from '#storefront/paths.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { languages, openSharedStorefront, openStorefront } from '../../support/pages/storefront.ts';

const loading = { tm: 'Maglumatlar ýüklenýär', ru: 'Идет загрузка' };

/** Holds back the app's entry scripts until released. */
async function holdBack(page: Page): Promise<() => void> {
  const html = await readFile(new URL('../../../dist/storefront/index.html', import.meta.url), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src);
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`**${scripts.at(-1)}`, async (route) => {
    await arrives;
    await route.continue();
  });
  return arrive;
}

test.each(languages)('public pages are seen before any script has run (%s)', async (language) => {
  await using storefront = await openSharedStorefront();
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  const context = await storefront.browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name: 'userLanguage', value: language, url: storefront.shop.origin }]);
  const page = await context.newPage();
  const seen = {
    [paths.home()]: null,
    [paths.shop()]: say(language, shopTexts, 'catalogue'),
    [paths.product(product.id)]: product.title[language],
    [paths.privacy()]: say(language, contentTexts, 'privacy'),
    [paths.brand()]: null,
    [paths.aboutUs()]: null,
    [paths.delivery()]: null,
    // Of these only what is the same for everybody.
    [paths.cart()]: say(language, cartTexts, 'title'),
    [paths.checkout('signedIn')]: say(language, checkoutTexts, 'title'),
    [paths.signIn(paths.account())]: say(language, signInTexts, 'title'),
  };
  for (const [path, heading] of Object.entries(seen)) {
    await page.goto(storefront.shop.origin + path);
    const first = page.getByRole('heading', { level: 1 });
    expect([path, await first.count(), (await first.innerText()).length > 3]).toEqual([path, 1, true]);
    if (heading) expect(await first.innerText()).toBe(heading);
    expect(await page.getByText(loading[language]).filter({ visible: true }).count()).toBe(0);
  }
  // Other private pages are not server-rendered: only the splash is shown.
  await page.goto(storefront.shop.origin + paths.account());
  await page.getByText(loading[language]).filter({ visible: true }).waitFor();
});

test.each(languages)('the shop leaves the page the name that it came with (%s)', async (language) => {
  await using storefront = await openSharedStorefront();
  const { shop } = storefront;
  const { page, open } = await storefront.visit({ language });
  const headers = { cookie: `userLanguage=${language}` };
  for (const path of [
    paths.home(),
    paths.shop(),
    ...(['category', 'brand', 'occasion', 'recipient', 'idea'] as const).map((group) =>
      paths.shop({ [group]: 1 }),
    ),
    paths.giftFinder(),
    paths.product(7),
    paths.idea(1),
    paths.brand(),
    paths.brand(1),
    paths.aboutUs(),
    paths.privacy(),
    paths.delivery(),
  ]) {
    const html = await (await fetch(shop.origin + path, { headers })).text();
    const came = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    const name = came.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    await open(path);
    await page.getByRole('contentinfo').getByRole('link').first().waitFor();
    await expect.poll(() => page.title(), { message: path }).toBe(name);
  }
});

test('what is pressed and typed before the shop runs is not lost, and nothing moves when it does', async () => {
  await using storefront = await openSharedStorefront();
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  const visitor = await storefront.visit();
  const { page } = visitor;
  await watchShifts(page);
  const arrive = await holdBack(page);
  // Deferred scripts delay the load events too.
  await page.goto(storefront.shop.origin + paths.shop({ q: undefined, category: 1 }), {
    waitUntil: 'commit',
  });
  const card = page.getByRole('main').getByRole('article').first();
  await page.locator('#root[data-drawn=heard]').waitFor();
  const title = await card.getByRole('link').innerText();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await card.getByRole('button', { name: /./ }).first().click();
  const search = page.getByRole('combobox', { name: visitor.say(searchTexts, 'label') });
  await search.pressSequentially(product.title.tm.slice(0, 4));
  const before = await card.boundingBox();
  // Shifts while the fonts loaded are ignored.
  const taken = await page.evaluate(() => performance.now());
  arrive();

  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
  expect(await search.inputValue()).toBe(product.title.tm.slice(0, 4));
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await card.boundingBox()).toEqual(before);
  await page.waitForFunction(() => (localStorage.getItem('sowgat:wishlist') ?? '').includes('"id"'));
  expect(await card.getByRole('link').innerText()).toBe(title);
  const shifts = await page.evaluate(() => (globalThis as never as { shifts: Shift[] }).shifts);
  const after = shifts.filter(({ startTime }) => startTime > taken);
  const moved = after.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(after)).toBeLessThan(0.02);
  expect(visitor.problems).toEqual([]);
});

test('what notes early touches notes nothing where it is the last to arrive', async () => {
  await using storefront = await openSharedStorefront();
  const { page, problems } = await storefront.visit();
  const manifest = new URL('../../../dist/storefront/.vite/manifest.json', import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, { file: string }>;
  const early = `**/${chunks['app/early-touches.ts']?.file}`;
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(early, async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto(storefront.shop.origin + paths.shop(), { waitUntil: 'commit' });
  // The server-rendered page has no footer links: the app itself is rendered.
  await page.getByRole('contentinfo').getByRole('link').first().waitFor();
  const late = page.waitForResponse(early);
  arrive();
  await (await late).finished();
  await page.waitForLoadState('load');
  // Otherwise the app would start a second time at the next change of the frame.
  expect(await page.locator('#root[data-drawn]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the shop takes over with what the visitor had, and without asking for the page a second time', async () => {
  await using storefront = await openSharedStorefront();
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  const visitor = await storefront.visit();
  const { page, say: speak } = visitor;
  await visitor.open(paths.home());
  await visitor.sees(speak(homeTexts, 'giftIdeas'));
  await visitor.open(paths.shop({ q: product.title.tm }));
  const title = product.title.tm;
  await page
    .getByRole('button', { name: speak(cardTexts, 'add', { title }), exact: true })
    .first()
    .click();
  await page.getByRole('group', { name: speak(cardTexts, 'inCart', { title }) }).waitFor();
  const asked: string[] = [];
  // The pointer rests on a card: the list may prefetch its product, which is not a call of the opened page.
  const isOfProductPage = () => new URL(page.url()).pathname === paths.product(product.id);
  page.on('request', (request) => {
    if (isOfProductPage()) asked.push(new URL(request.url()).pathname);
  });
  await visitor.open(paths.product(product.id));
  expect(asked.filter((path) => path.startsWith('/api/product/detail/'))).toEqual([]);
  await page.locator('output', { hasText: '1' }).first().waitFor();
  expect(visitor.problems).toEqual([]);
});

test('banners that came with the page are not asked for again; those of a later visit to home are', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open, press, say: speak, sees } = await storefront.visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const banners = () => asked.filter((url) => url.endsWith('/api/product/banners/?is_main=true')).length;
  await open(paths.home());
  // The last section that was not embedded in the page.
  await sees(speak(homeTexts, 'newProducts'));
  expect(banners()).toBe(0);
  await press(speak(homeTexts, 'all'));
  await sees(speak(shopTexts, 'catalogue'));
  await page.goBack();
  await sees(speak(homeTexts, 'giftIdeas'));
  await expect.poll(banners).toBe(1);
});

test('with the first view switched off the splash is the first thing seen', async () => {
  await using storefront = await openStorefront({ env: { FIRST_VIEW: 'off' } });
  const { page } = await storefront.visit();
  const arrive = await holdBack(page);
  await page.goto(storefront.shop.origin + paths.home(), { waitUntil: 'commit' });
  await page.getByText(loading.tm).filter({ visible: true }).waitFor();
  arrive();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

/** Sums layout shifts on the document, where they can be read at any time. */
type Shift = PerformanceEntry & { value: number; sources?: { node?: Node | null }[] };

/** Records every layout shift; those of the suggestions while typing are ignored. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: object[] = [];
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources = [] } of list.getEntries() as Shift[]) {
        const moved = sources
          .map(({ node }) => node?.parentElement)
          .filter((parent) => !parent?.closest('#suggestions'));
        const what = moved.map((parent) => parent?.outerHTML.slice(0, 200));
        if (moved.length > 0) seen.push({ startTime, value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
