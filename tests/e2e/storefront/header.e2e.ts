import { expect, test } from 'vitest';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { paths } from '#storefront/paths.ts';
import { putIntoCart } from '../../support/people/buying.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { languages, openSharedStorefront, type Visitor } from '../../support/pages/storefront.ts';

const bar = ({ page, say }: Visitor) =>
  page.getByRole('banner').getByRole('navigation', { name: say(layoutTexts, 'categories') });

test.each(languages)(
  'nine categories and the way to all stand under the header without scrolling, in one line where it is wide (%s)',
  async (language) => {
    await using storefront = await openSharedStorefront();
    const visitor = await storefront.visit({ language, wide: true });
    await visitor.open(paths.home());
    await bar(visitor).getByRole('link').nth(9).waitFor();
    for (const width of [1280, 1024, 900]) {
      await visitor.page.setViewportSize({ width, height: 800 });
      const { hidden, spilt } = await bar(visitor).evaluate((nav) => ({
        hidden: nav.scrollWidth - nav.clientWidth,
        spilt: nav.scrollHeight - nav.clientHeight,
      }));
      expect({ width, hidden, spilt }).toEqual({ width, hidden: 0, spilt: 0 });
      if (width < 1280) continue;
      const lines = await bar(visitor)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const text = document.createRange();
            text.selectNodeContents(link);
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
          }),
        );
      expect(lines).toEqual(Array.from({ length: 10 }, () => 1));
    }
  },
);

test('the header is as high before the categories arrive as after', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ wide: true });
  const { page } = visitor;
  const arrival = Promise.withResolvers<void>();
  await page.route('**/home-info/', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await visitor.open(paths.wishlist());
  await page.getByRole('heading', { level: 1 }).waitFor();
  const height = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
  expect(await bar(visitor).getByRole('link').count()).toBe(0);
  const before = await height();
  arrival.resolve();
  await bar(visitor).getByRole('link').first().waitFor();
  expect(await height()).toBe(before);
});

test('on a phone an empty cart has the tabs, a full one the way to its order in their place', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit();
  const { page, say, like } = visitor;
  const tabs = page.getByRole('navigation', { name: say(layoutTexts, 'mainMenu') });
  const [product] = await findProducts(storefront.shop, 1);
  await visitor.open(paths.cart());
  await visitor.sees(say(cartTexts, 'title'));
  await tabs.waitFor();
  await putIntoCart(visitor, product?.id ?? 0);
  await visitor.open(paths.cart());
  await page
    .getByRole('link', { name: like(cartTexts, 'order') })
    .filter({ visible: true })
    .first()
    .waitFor();
  expect(await tabs.count()).toBe(0);
  await page
    .getByRole('button', { name: say(cartTexts, 'remove', { title: product?.title.tm ?? '' }) })
    .click();
  await tabs.waitFor();
});
