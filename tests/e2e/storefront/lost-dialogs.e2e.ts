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
import { hasFilesAhead } from '../../support/pages/kept-files.ts';
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
  await page.mouse.move(9, 9);
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
