import { expect, test } from 'vitest';
import { offlineTexts } from '#storefront/offline/offline.texts.ts';
import { paths } from '#storefront/paths.ts';
import { putIntoCart } from '../../support/people/buying.ts';
import { deploy } from '../../support/shop/deploy.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('a new version says so calmly, never at the till, and comes when it is asked for', async () => {
  await using deployment = await deploy();
  await using storefront = await openStorefront({ pages: deployment.folder });
  const visitor = await storefront.visit({ worker: true });
  const { page, say, open, press } = visitor;
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  await open(paths.cart());
  await page.mouse.move(9, 9);
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isServed).toBe(true);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const fresh = await deployment.update();
  // The browser checks for a new worker on every page load, and the app twice an hour.
  await page.clock.fastForward('01:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: say(offlineTexts, 'newVersion') });
  await notice.waitFor();

  await page.locator(`a[href="${paths.checkout()}"]`).first().click();
  await page.waitForURL(`**${paths.checkout()}`);
  await notice.waitFor({ state: 'detached' });
  await page.goBack();
  await notice.waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await press(say(offlineTexts, 'update'));
  await page.waitForFunction(() => !('sameDocument' in window));
  await page.locator('[data-remove]').waitFor();
  expect(
    await page
      .locator('script[type="module"][src],link[rel=later]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href'))),
  ).toContain(`/${fresh}`);
  await notice.waitFor({ state: 'detached' });
});
