import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { unkeptTexts } from '#storefront/app/say-unkept.ts';
import { languageNames } from '#storefront/lang/language.ts';
import { paths } from '#storefront/paths.ts';
import { wishlistTexts } from '#storefront/features/wishlist/wishlist.texts.ts';
import { comeIn, putIntoCart } from '../../support/people/buying.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { openSharedStorefront, openStorefront, type Visitor } from '../../support/pages/storefront.ts';

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

test.each(['1.0', '1.2'])('a cart of version %s is carried over, without its damaged lines', async (v) => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit();
  const [bought] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, bought.id);
  const { d } = await readStored(visitor, 'cart');
  const [line] = d.items;
  const damaged = [
    { ...line, id: 1, quantity: -3 },
    { ...line, id: 2, product: { ...line.product, title: 5 } },
  ];
  const stored = JSON.stringify({ v, d: { items: [...damaged, { ...line, picture: 'x' }] } });
  await visitor.page.addInitScript((text) => {
    if (!sessionStorage.getItem('damaged')) localStorage.setItem('sowgat:cart', text);
    sessionStorage.setItem('damaged', '1');
  }, stored);
  await visitor.open(paths.cart());
  await visitor.sees(bought.title.tm);
  expect(await visitor.page.locator('[data-remove]').count()).toBe(1);
  await visitor.press(visitor.say(cartTexts, 'more'));
  await expect
    .poll(() => readStored(visitor, 'cart'))
    .toMatchObject({ v: '1.1', d: { items: [{ quantity: 2 }] } });
  expect(await readStored(visitor, 'cart:aside')).toHaveLength(1);
});

test('a draft of any shape leaves the checkout open', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const [bought] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, bought.id);
  const form = { method: 5, alternatives: {}, certificateUnits: null, where: [], payment: 'PIGEON' };
  for (const draft of [
    {},
    { owner: null, key: 'k', sent: null, form },
    { owner: null, key: 'k', sent: null, form: 5 },
  ]) {
    const text = JSON.stringify({ v: '1.1', d: { draft } });
    await visitor.page.evaluate((entry) => localStorage.setItem('sowgat:delivery', entry), text);
    await visitor.open(paths.checkout());
    await visitor.sees(visitor.say(checkoutTexts, 'title'));
    await visitor.page.locator('[data-card]').first().waitFor();
  }
});

test.each(['full', 'forbidden'])(
  'where storage is %s, sign-in and language stand, and the cart says so',
  async (how) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ setting: null });
    const { page, open, press } = visitor;
    await page.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
      if (kind === 'full') Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, 'localStorage', { get: refuse });
    }, how);
    const [bought] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
    await putIntoCart(visitor, bought.id);
    await visitor.toast(unkeptTexts.unkept.tm).waitFor();
    await open(paths.signIn());
    await comeIn(storefront, visitor, freshPhone());
    await page.waitForURL((url) => url.pathname === paths.account());
    await page.reload();
    await visitor.isStarted();
    expect(new URL(page.url()).pathname).toBe(paths.account());
    await open(paths.orders());
    expect(new URL(page.url()).pathname).toBe(paths.orders());
    await press(new RegExp(languageNames.ru.full));
    await page.locator('html[lang="ru"]').waitFor();
    await page.reload();
    await visitor.isStarted();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
  },
);
