import { expect, test } from 'vitest';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { paths } from '#storefront/paths.ts';
import { settings } from '#storefront/settings.ts';
import { putIntoCart } from '../../support/people/buying.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('a new page begins at its top, and Back returns to the place that was left', async () => {
  await using storefront = await openStorefront();
  const { page, open } = await storefront.visit();
  await open(paths.shop());
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  await links.nth(7).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await links.nth(7).click();
  await page.waitForURL('**/product/*');
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction((was) => Math.abs(window.scrollY - was) < 5, left);
});

test('a toast stands at the top right and goes after four seconds', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ wide: true });
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  const toast = visitor.toast(visitor.say(cardTexts, 'added'));
  await toast.waitFor();
  const box = await toast.boundingBox();
  expect(box && { right: box.x + box.width > 1200, top: box.y < 300 }).toEqual({ right: true, top: true });
  const seen = await visitor.page.evaluate(() => performance.now());
  await toast.waitFor({ state: 'detached' });
  const stood = (await visitor.page.evaluate(() => performance.now())) - seen;
  expect(stood).toBeGreaterThan(settings.toastMs - 1500);
  expect(stood).toBeLessThan(settings.toastMs + 1500);
});
