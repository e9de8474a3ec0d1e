/**
 * A dialog whose code cannot be loaded leaves the page as it was and shows a toast; offline it opens from the cache.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { paths } from '#storefront/paths.ts';
import { putIntoCart } from '../../support/people/buying.ts';
import { hasFilesAhead, isControlled } from '../../support/pages/kept-files.ts';
import { openSharedStorefront, type Visitor } from '../../support/pages/storefront.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';

/** The chunk of this dialog. */
async function fileOf(name: string): Promise<string> {
  const manifest = new URL('../../../dist/storefront/.vite/manifest.json', import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, { file: string }>;
  return `**/${chunks[name]?.file}`;
}

const options = 'features/catalogue/product/OptionSheet.tsx';

const lines = (page: Page) => page.locator('[data-remove]');

async function openChoice({ page, like }: Visitor): Promise<void> {
  const choose = like(cardTexts, 'chooseOption');
  await page.getByRole('button', { name: choose }).first().click();
}

test('a dialog whose file is refused leaves the list on screen, and opens once the page is fetched anew', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ language: 'ru' });
  const { page, say, open, toast } = visitor;
  const file = await fileOf(options);
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await open(paths.shop());
  await openChoice(visitor);
  await toast(say(layoutTexts, 'pieceLost')).waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
  await page.unroute(file);
  const isNew = page.waitForEvent('load');
  await toast(say(layoutTexts, 'pieceLost')).getByRole('button').click();
  await isNew;
  await openChoice(visitor);
  await page.getByRole('dialog').waitFor();
});

test('dialogs of pages that were opened open without a connection', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ worker: true });
  const { page, say, open, press } = visitor;
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  await open(paths.shop({ q: 'gül' }));
  // Pages ahead are for visitors who come back.
  await isControlled(page);
  await page.reload();
  await hasFilesAhead(page);
  await page.context().setOffline(true);
  await openChoice(visitor);
  // Its API call fails; the option known from the list can be bought.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await press(new RegExp(`^${say(layoutTexts, 'cart')}`));
  await lines(page).first().waitFor();
  await press(say(cartTexts, 'clear'));
  await page.getByRole('dialog').getByText(say(cartTexts, 'clearAsk')).waitFor();
});

test('a dialog that is still on its way after two minutes is given up with a word', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ language: 'ru' });
  const { page, say, open, toast } = visitor;
  const file = await fileOf(options);
  await page.route(file, () => new Promise<void>(() => undefined));
  await open(paths.shop());
  await openChoice(visitor);
  await page.clock.fastForward(119_000);
  expect(await toast(say(layoutTexts, 'pieceLost')).count()).toBe(0);
  await page.clock.fastForward(2000);
  await toast(say(layoutTexts, 'pieceLost')).waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
});

test.each(['refused', 'hanging'])(
  'where every later file is %s, a dialog that does not come says so without them',
  async (how) => {
    await using storefront = await openSharedStorefront();
    const { page, say, like, open } = await storefront.visit({ language: 'ru' });
    for (const name of [options, 'ui/feedback/Toaster.tsx'])
      await page.route(await fileOf(name), (route) => how === 'refused' && route.abort());
    await open(paths.shop());
    await page
      .getByRole('button', { name: like(cardTexts, 'chooseOption') })
      .first()
      .click();
    if (how === 'hanging') await page.clock.fastForward(121_000);
    if (how === 'hanging') await page.clock.fastForward(6_000);
    const plain = page.getByRole('status').filter({ hasText: say(layoutTexts, 'pieceLost') });
    await plain.waitFor();
    const isNew = page.waitForEvent('load');
    await plain.getByRole('button').click();
    await isNew;
  },
);

test('a footer that fails costs itself only', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open, problems } = await storefront.visit();
  // Of this page only the footer shows telephones: here one that cannot be shown.
  await page.route(new RegExp(`${paths.brand()}$|/home-info/`), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"phones":[', '"phones":[null,');
    await route.fulfill({ response, body });
  });
  await open(paths.brand());
  await expect.poll(() => problems.some((problem) => problem.includes('null'))).toBe(true);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.getByRole('banner').getByRole('link').first().waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(0);
});

test('visitors of these tests have nothing that is younger than the oldest browser', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open } = await storefront.visit();
  await open(paths.aboutUs());
  expect(await page.evaluate(() => 'at' in Array.prototype || 'hasOwn' in Object)).toBe(false);
});
