/** A dialog whose code does not come leaves the page as it was and says so; without a connection it opens all the same. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { paths } from '#storefront/paths.ts';
import { putIntoCart } from '../../support/people/buying.ts';
import { openStorefront, type Visitor } from '../../support/pages/storefront.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';

type Chunk = { file: string; isDynamicEntry?: boolean };

/** The files of these dialogs. */
async function filesOf(...names: string[]): Promise<string[]> {
  const manifest = new URL('../../../dist/storefront/.vite/manifest.json', import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, Chunk>;
  return names.map((name) => `**/${chunks[name]?.file}`);
}

const question = 'ui/surfaces/Question.tsx';
const options = 'features/catalogue/product/OptionSheet.tsx';

const lines = (page: Page) => page.locator('[data-remove]');

async function openChoice({ page, like }: Visitor): Promise<void> {
  const choose = like(cardTexts, 'chooseOption');
  await page.getByRole('button', { name: choose }).first().click();
}

test('a question whose file is refused leaves the cart on screen, and is asked at the next press', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ language: 'ru' });
  const { page, say, open, press, toast } = visitor;
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  const [file = ''] = await filesOf(question);
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await open(paths.cart());
  await lines(page).first().waitFor();
  await press(say(cartTexts, 'clear'));
  await toast(say(layoutTexts, 'brokenHint')).waitFor();
  expect(await lines(page).count()).toBe(1);
  await page.unroute(file);
  await press(say(cartTexts, 'clear'));
  await page.getByRole('dialog').getByText(say(cartTexts, 'clearAsk')).waitFor();
});

test('dialogs of pages that were opened open without a connection', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ worker: true });
  const { page, say, open, press } = visitor;
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  await open(paths.shop({ q: 'gül' }));
  await page.mouse.move(9, 9);
  const isServed = () => navigator.serviceWorker.controller !== null;
  await expect.poll(() => page.evaluate(isServed), { timeout: 15_000 }).toBe(true);
  await page.context().setOffline(true);
  await openChoice(visitor);
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await page.keyboard.press('Escape');
  await press(new RegExp(`^${say(layoutTexts, 'cart')}`));
  await lines(page).first().waitFor();
  await press(say(cartTexts, 'clear'));
  await page.getByRole('dialog').getByText(say(cartTexts, 'clearAsk')).waitFor();
});

test('a dialog that is still on its way after two minutes is given up with a word', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ language: 'ru' });
  const { page, say, open, toast } = visitor;
  const [file = ''] = await filesOf(options);
  await page.route(file, () => new Promise<void>(() => undefined));
  await open(paths.shop());
  await openChoice(visitor);
  await page.clock.fastForward(119_000);
  expect(await toast(say(layoutTexts, 'brokenHint')).count()).toBe(0);
  await page.clock.fastForward(2000);
  await toast(say(layoutTexts, 'brokenHint')).waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
});
