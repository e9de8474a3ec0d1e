import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { paths } from '#storefront/paths.ts';
import { wishlistTexts } from '#storefront/features/wishlist/wishlist.texts.ts';
import { putIntoCart } from '../../support/people/buying.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { openSharedStorefront, type Visitor } from '../../support/pages/storefront.ts';

/** A slice as stored in the browser. */
const readStored = ({ page }: Visitor, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`sowgat:${name}`) ?? 'null'), key);

test('cart and wishlist outlive the page, under the name of the shop at version 1.1', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit();
  const { page, say } = visitor;
  const [bought, marked] = (await findProducts(storefront.shop, 2)) as [SeededProduct, SeededProduct];
  await visitor.open(paths.shop({ q: marked.title.tm }));
  await visitor.press(say(wishlistTexts, 'addToWishlist', { title: marked.title.tm }));
  await page
    .getByRole('button', { name: say(wishlistTexts, 'removeFromWishlist', { title: marked.title.tm }) })
    .waitFor();
  await putIntoCart(visitor, bought.id);

  await page.reload();
  await visitor.open(paths.wishlist());
  await page.getByRole('main').getByRole('link', { name: marked.title.tm, exact: true }).waitFor();
  await visitor.open(paths.cart());
  await visitor.sees(bought.title.tm);
  expect(await readStored(visitor, 'cart')).toMatchObject({
    v: '1.1',
    d: {
      items: [{ id: bought.option, quantity: 1, cartItemId: expect.any(String), product: { id: bought.id } }],
    },
  });
  expect(await readStored(visitor, 'wishlist')).toMatchObject({
    v: '1.1',
    d: { items: [{ id: marked.id }] },
  });
});

test('what another version of the shop has stored is not read', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit();
  const [bought] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, bought.id);
  const stored = JSON.stringify({ ...(await readStored(visitor, 'cart')), v: '1.0' });
  await visitor.page.addInitScript((text) => localStorage.setItem('sowgat:cart', text), stored);
  await visitor.open(paths.cart());
  await visitor.page.getByText(visitor.say(cartTexts, 'empty')).waitFor();
});
