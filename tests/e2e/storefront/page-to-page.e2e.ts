/** The next page is shown before its data is loaded, and prefetched data is not requested again. */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { paths } from '#storefront/paths.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { openSharedStorefront, openStorefront, type Storefront } from '../../support/pages/storefront.ts';

const card = (page: Page) => page.locator('main article a[href^="/product/"]').first();
const detail = /\/api\/product\/detail\//;

/** Opens the home page, with the code of a product page preloaded. */
async function comeHome(storefront: Storefront, before?: (page: Page) => Promise<unknown>) {
  const visitor = await storefront.visit({ wide: true });
  const { page } = visitor;
  await before?.(page);
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await visitor.open(paths.product(product.id));
  await page.locator(`header a[href="${paths.home()}"]`).first().click();
  await card(page).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return { ...visitor, asked };
}

test('a tapped product has its name and its picture before its answer comes', async () => {
  await using storefront = await openStorefront();
  const { page, like } = await comeHome(storefront);
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(detail, async (route) => {
    await arrives;
    await route.continue();
  });
  const name = (await card(page).textContent()) ?? '';
  await card(page).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.locator('main [aria-busy] img:not([src^="data:"])').waitFor();
  const buy = page.getByRole('button', { name: like(productTexts, 'add') });
  expect(await buy.count()).toBe(0);
  arrive();
  await buy.waitFor();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
});

test('a list has its name and the places of its pictures before its answer comes', async () => {
  await using storefront = await openSharedStorefront();
  const { page } = await comeHome(storefront);
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/product/list/**', async (route) => {
    await arrives;
    await route.continue();
  });
  const category = page.locator('main a[href^="/shop?category="]').first();
  const name = (await category.textContent()) ?? '';
  await category.click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  // These placeholders appear without the usual delay.
  expect(await page.locator('main [aria-busy] [aria-hidden=true]').first().isVisible()).toBe(true);
  arrive();
  await page.locator('main article').first().waitFor();
});

test('a page whose code is loaded shows its skeleton at once, and itself a moment later', async () => {
  await using storefront = await openSharedStorefront();
  const { page, like } = await comeHome(storefront);
  await card(page).click();
  await page.getByRole('button', { name: like(productTexts, 'add') }).waitFor();
  const toHome = page.locator(`header a[href="${paths.home()}"]`).first();
  const first = await toHome.evaluate(async (link) => {
    (link as HTMLElement).click();
    await Promise.resolve();
    // The former page may still be in the document, hidden.
    const isShown = (element: Element) => element.checkVisibility();
    const count = (what: string) => [...document.querySelectorAll(`main ${what}`)].filter(isShown).length;
    return { headings: count('h1'), hasPlaces: count('[aria-hidden=true]') > 0, cards: count('article') };
  });
  expect(first).toEqual({ headings: 1, hasPlaces: true, cards: 0 });
  await card(page).waitFor();
  expect(await page.locator('main h1').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('a pressed product has its placeholder rendered before the finger is lifted', async () => {
  await using storefront = await openSharedStorefront();
  const { page } = await comeHome(storefront);
  // The answer never comes.
  await page.route(detail, () => undefined);
  const name = (await card(page).textContent()) ?? '';
  const heading = page.locator('main h1', { hasText: name });
  await card(page).dispatchEvent('pointerdown');
  await heading.waitFor({ state: 'attached' });
  expect(await heading.isVisible()).toBe(false);
  expect(await page.locator('main h1').filter({ visible: true }).first().textContent()).not.toBe(name);

  // The touch becomes a scroll.
  await card(page).dispatchEvent('pointercancel');
  await heading.waitFor({ state: 'detached' });

  await card(page).dispatchEvent('pointerdown');
  await heading.waitFor({ state: 'attached' });
  const link = await card(page).elementHandle();
  const shown = await heading.evaluate(async (element, tapped) => {
    const moves = new MutationObserver(() => undefined);
    moves.observe(document.querySelector('main') as Element, { childList: true });
    (tapped as HTMLElement).click();
    await Promise.resolve();
    const isFirst = element === document.querySelector('main h1');
    return { isFirst, isVisible: element.checkVisibility(), moved: moves.takeRecords().length };
  }, link);
  expect(shown, 'and the former page is hidden where it is').toEqual({
    ...{ isFirst: true, isVisible: true, moved: 0 },
  });
});

test('what was asked before the press is not asked again by the page, and the next time anew', async () => {
  await using storefront = await openSharedStorefront();
  const { page, asked, like } = await comeHome(storefront);
  const calls = () => asked.filter((path) => detail.test(path));
  const product = card(page);
  // Like a press; the opened page takes the prefetched answer.
  await product.focus();
  // The mouse itself does not move: a page moving below it would end the hover.
  await product.dispatchEvent('pointerdown');
  await expect.poll(() => calls().length).toBe(1);
  const address = await product.getAttribute('href');
  await product.dispatchEvent('click');
  await page.getByRole('button', { name: like(productTexts, 'add') }).waitFor();
  expect(calls()).toEqual([`/api/product/detail/${address?.split('/').at(-1)}/`]);

  await page.goBack();
  await product.dispatchEvent('click');
  await page.getByRole('button', { name: like(productTexts, 'add') }).waitFor();
  expect(calls()).toHaveLength(2);
});

test.each([
  ['saves data', { saveData: true }, 0],
  ['is very slow', { effectiveType: '2g' }, 0],
  ['is as most are', {}, 1],
])('a connection that %s fetches what was not asked for accordingly', async (_, connection, calls) => {
  await using storefront = await openSharedStorefront();
  const spare = (page: Page) =>
    page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
  const { page, asked } = await comeHome(storefront, spare);
  await page.mouse.move(9, 9);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await page.locator(`header a[href="${paths.cart()}"]`).first().hover();
  await card(page).dispatchEvent('pointerdown');
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(asked.slice(before).filter((path) => detail.test(path))).toHaveLength(calls);
  const code = asked.filter((path) => path.endsWith('.js'));
  if (calls === 0) expect(code).toEqual([]);
  else expect(code.length).toBeGreaterThan(0);
});

/** Place and size of what the first screen of the page consists of. */
const firstScreen = (page: Page) =>
  page.locator('main :is(h1, h2, a, button, input)').evaluateAll((parts) =>
    parts
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.top < window.innerHeight)
      .map(({ part, box }) => [
        part.getAttribute('aria-label') ?? part.textContent,
        ...[box.left, box.top, box.width, box.height].map(Math.round),
      ]),
  );

test('a page reached by a link is laid out like one that is opened', async () => {
  await using storefront = await openStorefront();
  const walker = await storefront.visit();
  await walker.open(paths.home());
  await card(walker.page).click();
  const buy = walker.page.getByRole('button', { name: walker.like(productTexts, 'add') });
  await buy.waitFor();
  const product = new URL(walker.page.url()).pathname;

  const other = await storefront.visit();
  const isLaidOutAlike = async () =>
    isDeepStrictEqual(await firstScreen(walker.page), await firstScreen(other.page));
  await other.open(product);
  await other.page.getByRole('button', { name: other.like(productTexts, 'add') }).waitFor();
  await expect.poll(isLaidOutAlike).toBe(true);

  await walker.page.goBack();
  await walker.page.locator(`nav a[href="${paths.account()}"]`).click();
  await walker.page.locator(`main a[href^="${paths.signIn()}"]`).first().click();
  await walker.sees(walker.say(signInTexts, 'title'));
  await other.open(new URL(walker.page.url()).pathname + new URL(walker.page.url()).search);
  await other.sees(other.say(signInTexts, 'title'));
  await expect.poll(isLaidOutAlike).toBe(true);
});
