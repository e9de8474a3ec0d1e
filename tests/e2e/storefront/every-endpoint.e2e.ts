import { expect, test } from 'vitest';
import { openStorefront } from '../../support/pages/storefront.ts';

test('every page of the shop opens in both languages without an error in the console', async () => {
  await using storefront = await openStorefront();
  for (const language of ['tm', 'ru'] as const) {
    const visitor = await storefront.visit({ language });
    for (const path of ['/', '/shop', '/product/7', '/account/card', '/login', '/brand']) {
      await visitor.open(path);
      await visitor.page.locator('main h1').first().waitFor();
      await visitor.page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
      expect(await visitor.page.getAttribute('html', 'lang')).toBe(language === 'tm' ? 'tk' : 'ru');
    }
    expect(visitor.problems).toEqual([]);
    // Answers embedded in the page are not requested again.
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/', '/shop', '/product/7']) {
      await visitor.open(path);
      await visitor.page.locator('main h1').first().waitFor();
      await visitor.page.locator('main a[href^="/product/"]').first().waitFor();
    }
    expect(asked.filter((path) => /banners|product.list|detail/.test(path))).toEqual([]);
    // Client-side navigation, without server rendering.
    await visitor.open('/');
    await visitor.page.locator('main a[href^="/product/"]').first().click();
    await visitor.page.waitForURL(/\/product\/\d+$/);
    await visitor.page.locator('main h1').first().waitFor();
    expect(visitor.problems).toEqual([]);
  }
});
