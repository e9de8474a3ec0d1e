import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { paths } from '#storefront/paths.ts';
import { settings } from '#storefront/settings.ts';
import { putIntoCart } from '../../support/people/buying.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { openSharedStorefront } from '../../support/pages/storefront.ts';

/** Follows a link before the browser has drawn the way to it. @returns where the page stood at the click */
function leave(link: Locator): Promise<number> {
  return link.evaluate((anchor: HTMLElement) => {
    anchor.scrollIntoView({ block: 'center' });
    const left = Math.round(window.scrollY);
    anchor.click();
    return left;
  });
}

test('a new page begins at its top, and Back returns to the place that was left', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open } = await storefront.visit();
  await open(paths.shop());
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const left = await leave(links.nth(7));
  expect(left).toBeGreaterThan(300);
  await page.waitForURL('**/product/*');
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction((was) => Math.abs(window.scrollY - was) < 5, left);
});

test('Back from a product returns the focus to its link, also when the list has to be fetched anew', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open } = await storefront.visit();
  await open(paths.shop());
  const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').nth(7);
  const hasFocus = () => link.and(page.locator(':focus')).waitFor();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/*');
  await page.goBack();
  await hasFocus();

  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/*');
  await page.getByRole('main').locator('a[href^="/shop?category="]').first().click();
  await page.waitForURL('**/shop?category=*');
  await page.evaluate(() => history.go(-2));
  await hasFocus();
});

test('Back to a list that has to be fetched anew stands where it was left, before it comes and after', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open, like, say } = await storefront.visit();
  await open(paths.shop());
  await page.getByRole('button', { name: like(shopTexts, 'more') }).click();
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const left = await leave(links.nth(20));
  expect(left).toBeGreaterThan(2000);
  await page.getByRole('main').locator('a[href^="/shop?category="]').first().click();
  await page.waitForURL('**/shop?category=*');
  await links.first().click();
  await page.waitForURL('**/product/*');
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/product/list/**', async (route) => {
    await arrives;
    await route.continue();
  });
  await page.evaluate(() => history.go(-3));
  await page.getByRole('group', { name: say(shopTexts, 'quickFilters') }).waitFor();
  const isThere = () => page.waitForFunction((was) => Math.abs(window.scrollY - was) < 5, left);
  await isThere();
  arrive();
  await links.nth(20).waitFor();
  await isThere();
});

test('Back to a product stands where it was left at once, with places of pictures in sight', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open } = await storefront.visit();
  await open(paths.shop());
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  await links.first().click();
  await page.waitForURL('**/product/*');
  const left = await leave(links.last());
  expect(left).toBeGreaterThan(1500);
  await page.waitForFunction(() => window.scrollY === 0 && !document.querySelector('main [aria-busy=true]'));
  const first = await page.evaluate(
    () =>
      new Promise((tell) => {
        window.addEventListener('popstate', () =>
          requestAnimationFrame(() => {
            const isSeen = (box: Element) => {
              const { top, bottom, height } = box.getBoundingClientRect();
              return height > 100 && bottom > 0 && top < window.innerHeight;
            };
            const places = [...document.querySelectorAll('main [aria-busy] [aria-hidden=true]')];
            tell({ offset: window.scrollY, hasPlaces: places.some(isSeen) });
          }),
        );
        history.back();
      }),
  );
  expect(first).toEqual({ offset: left, hasPlaces: true });
});

test('from Tab to Tab a list moves on and never back, and the header moves nothing', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open } = await storefront.visit({ wide: true });
  await open(paths.shop());
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().getByRole('link').focus();
  const moved: number[] = [];
  for (let tabs = 0; tabs < 18; tabs++) {
    await page.keyboard.press('Tab');
    moved.push(await page.evaluate(() => window.scrollY));
  }
  expect(moved).toEqual(moved.toSorted((one, other) => one - other));
  expect(moved.at(-1)).toBeGreaterThan(300);
  await page
    .locator('header a')
    .first()
    .evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.scrollY)).toBe(moved.at(-1));
});

test('a toast stands at the top right and goes after four seconds', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ wide: true });
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  const toast = visitor.toast(visitor.say(cardTexts, 'added'));
  await toast.waitFor();
  const region = visitor.page.getByRole('region', { name: visitor.say(layoutTexts, 'toasts') });
  expect(await region.count()).toBe(1);
  const box = await toast.boundingBox();
  expect(box && { right: box.x + box.width > 1200, top: box.y < 300 }).toEqual({ right: true, top: true });
  const title = await visitor.page.getByRole('heading', { level: 1 }).boundingBox();
  const end = (title?.y ?? 0) + (title?.height ?? 0);
  const isBelow = async () => ((await toast.boundingBox())?.y ?? 0) >= end;
  await expect.poll(isBelow, { message: 'the title stays to be read' }).toBe(true);
  // By keyboard "Undo" is the next stop, and the one after it continues from the former focus.
  await visitor.page.keyboard.press('Tab');
  await expect.poll(() => toast.locator('[data-button]:focus').count()).toBe(1);
  await visitor.page.waitForTimeout(settings.toastMs + 500);
  expect(await toast.count(), 'it stays while it has the focus').toBe(1);
  await visitor.page.keyboard.press('Tab');
  expect(await toast.locator(':focus').count()).toBe(0);
  // At the end of the page it does not trap the focus.
  await visitor.page.locator('footer select').focus();
  await visitor.page.keyboard.press('Tab');
  expect(await visitor.page.locator('[data-sonner-toast]:focus').count()).toBe(0);
  const seen = await visitor.page.evaluate(() => performance.now());
  await toast.waitFor({ state: 'detached' });
  const stood = (await visitor.page.evaluate(() => performance.now())) - seen;
  expect(stood).toBeGreaterThan(settings.toastMs - 1500);
  expect(stood).toBeLessThan(settings.toastMs + 1500);
});
