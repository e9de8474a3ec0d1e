/** Layout of the first screens of phone and laptop, measured in boxes. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { firstScreenTexts } from '#storefront/features/content/home/first-screen.texts.ts';
import { paths } from '#storefront/paths.ts';
import { findProducts, leaveInStock, type SeededProduct } from '../../support/shop/seeded-products.ts';
import {
  languages,
  openSharedStorefront,
  openStorefront,
  type Visitor,
} from '../../support/pages/storefront.ts';

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const header = (page: Page) => page.getByRole('banner');
const tabs = ({ page, say }: Visitor) => page.getByRole('navigation', { name: say(layoutTexts, 'mainMenu') });

test.each(languages)(
  'a phone shows a price before anything is moved, and whole words (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ language });
    const { page, open } = visitor;
    await page.setViewportSize({ width: 360, height: 740 });
    await open(paths.home());
    const price = page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByText(/^\d[\d\s]*/)
      .first();
    await price.waitFor();
    const choose = page.getByRole('link', { name: visitor.say(firstScreenTexts, 'choose') }).first();
    expect((await boxOf(choose)).height, 'on one line').toBe(44);
    const bar = await boxOf(tabs(visitor));
    expect((await boxOf(price)).bottom).toBeLessThanOrEqual(bar.y);
    const places = await Promise.all(
      (await tabs(visitor).getByRole('link').locator('> span:last-child').all()).map(boxOf),
    );
    expect(places).toHaveLength(5);
    for (const [at, place] of places.entries()) {
      expect(place.x, `word ${at}`).toBeGreaterThanOrEqual(at * 72);
      expect(place.right, `word ${at}`).toBeLessThanOrEqual((at + 1) * 72);
    }
    // An out of stock product says so on the first screen as well.
    const [sold] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
    await leaveInStock(storefront.shop, sold, 0);
    await open(paths.product(sold.id));
    const gone = page.getByText(visitor.say(productTexts, 'outOfStock'), { exact: true });
    expect((await boxOf(gone.filter({ visible: true }))).bottom).toBeLessThanOrEqual(740);
  },
);

test('on a phone the first row of the header goes with the page and the search stays, without a jump', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit();
  const { page, open } = visitor;
  await open(paths.home());
  const whole = await boxOf(header(page));
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(async () => (await boxOf(header(page))).y).toBe(-20);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(async () => (await boxOf(header(page))).bottom).toBeLessThanOrEqual(56);
  const search = await boxOf(page.getByRole('search'));
  expect(search.y).toBeGreaterThanOrEqual(0);
  // It keeps its height: nothing below it moved.
  expect((await boxOf(header(page))).height).toBe(whole.height);
  const covered = await page.evaluate(() =>
    Number.parseFloat(document.documentElement.style.getPropertyValue('--header-height')),
  );
  expect(covered).toBe((await boxOf(header(page))).bottom);
});

test('wide pages ask for whom, when and how much on the first screen', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ language: 'ru', wide: true });
  const { page, say, open, press } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(paths.home());
  for (const question of ['forWhom', 'forWhen', 'forHowMuch'] as const)
    expect(
      (await boxOf(page.getByRole('combobox', { name: say(firstScreenTexts, question) }))).bottom,
    ).toBeLessThan(800);
  const whom = page.getByRole('combobox', { name: say(firstScreenTexts, 'forWhom') });
  await whom.getByRole('option').nth(1).waitFor({ state: 'attached' });
  await whom.selectOption({ index: 1 });
  await page.getByRole('combobox', { name: say(firstScreenTexts, 'forHowMuch') }).selectOption({ index: 2 });
  await press(say(firstScreenTexts, 'find'));
  await page.waitForURL(/gift-finder\?recipient=\d+&price_max=20000$/);
});

test.each([360, 1280])(
  'a toast lies on nothing that is pressed, and stays with its page (%s px)',
  async (width) => {
    await using storefront = await openSharedStorefront();
    const visitor = await storefront.visit({ wide: width > 900 });
    const { page, say, like, open, press, toast } = visitor;
    await page.setViewportSize({ width, height: 780 });
    const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
    await open(paths.product(product.id));
    await press(like(productTexts, 'add'));
    const said = toast(say(cardTexts, 'added'));
    await said.waitFor();
    // It slides in from above.
    await expect.poll(async () => (await boxOf(said)).y > (await boxOf(header(page))).bottom).toBe(true);
    await page.waitForTimeout(500);
    const place = await boxOf(said);
    const under: string[] = [];
    for (const control of await page.locator('header, main a, main button').all()) {
      const box = await control.boundingBox();
      // A large picture is larger than any toast.
      if (!box || box.width < 2 || box.height > 160) continue;
      const isApart = box.x >= place.right || box.x + box.width <= place.x;
      if (!isApart && box.y < place.bottom && box.y + box.height > place.y)
        under.push(await control.innerText());
    }
    expect(under).toEqual([]);
    await page.evaluate((path) => history.pushState(null, '', path), paths.aboutUs());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await said.waitFor({ state: 'detached', timeout: 2000 });
  },
);

test('small banners show the whole of their pictures, with the words below', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ language: 'ru', wide: true });
  const { page, open } = visitor;
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(paths.home());
    const banners = page.locator('[class*="banners"] > a');
    await banners.nth(4).waitFor();
    const all = await banners.evaluateAll((links) =>
      links.map((link) => {
        const frame = link.getBoundingClientRect();
        const picture = link.querySelector('img')?.getBoundingClientRect();
        const words = link.querySelector('b')?.getBoundingClientRect();
        if (!picture || !words) return null;
        const ratio = picture.width / picture.height;
        // A border of one pixel on each side.
        return {
          isFilled: frame.width - picture.width <= 2,
          isWhole: Math.abs(ratio - 16 / 9) < 0.03,
          isBelow: words.top >= picture.bottom && words.bottom < frame.bottom,
        };
      }),
    );
    const sound = { isFilled: true, isWhole: true, isBelow: true };
    expect(all, `${width} px`).toEqual(Array.from({ length: 5 }, () => sound));
    const widths = await banners.evaluateAll((links) => links.map((link) => link.clientWidth));
    expect(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThanOrEqual(1);
  }
});
