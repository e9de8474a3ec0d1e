import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { placedTexts } from '#storefront/features/checkout/payment/placed.texts.ts';
import { paymentFailureTexts } from '#storefront/features/checkout/payment/payment-failure.texts.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { errorTexts } from '#storefront/lang/errors.texts.ts';
import { paths } from '#storefront/paths.ts';
import {
  card,
  comeIn,
  goToCheckout,
  putIntoCart,
  recipient,
  writeOrder,
} from '../../support/people/buying.ts';
import { inspectPage } from '../../support/pages/inspect-page.ts';
import { findProducts, leaveInStock, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { languages, openStorefront, type Visitor } from '../../support/pages/storefront.ts';

test('goods that are sold meanwhile are named; nothing typed is lost, and the rest can be ordered', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const visitor = await storefront.visit({ language: 'ru' });
  const { page, say, like } = visitor;
  const [kept, fewer, gone] = (await findProducts(shop, 3)) as [SeededProduct, SeededProduct, SeededProduct];
  for (const product of [kept, fewer, gone]) await putIntoCart(visitor, product.id);
  await visitor.open(paths.product(fewer.id));
  for (let more = 0; more < 2; more += 1) await visitor.press(say(productTexts, 'more'));
  await goToCheckout(visitor);
  await writeOrder(visitor, 'CASH');
  await visitor.press(like(checkoutTexts, 'signInToOrder'));
  await leaveInStock(shop, fewer, 1);
  await leaveInStock(shop, gone, 0);
  await comeIn(storefront, visitor, freshPhone());
  const order = page.getByRole('button', { name: like(checkoutTexts, 'orderSum') });
  await visitor.toast(say(errorTexts, 'someMissing')).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/isn't exist|missing from/);
  await visitor.sees(say(paymentFailureTexts, 'short'));
  await expectFree(visitor, page.getByRole('alert').getByRole('heading').first());
  const lines = page.getByRole('alert').locator('ul').first().locator(':scope > li');
  const named = (await lines.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(new Set(named)).toEqual(new Set([fewer.title.ru, gone.title.ru]));
  await lines.getByText(say(paymentFailureTexts, 'shortLine', { requested: 3, available: 1 })).waitFor();
  await lines.getByText(say(paymentFailureTexts, 'shortLine', { requested: 1, available: 0 })).waitFor();
  expect(await card(visitor, 'recipient').innerText()).toContain(recipient.name);
  const instead = lines.locator('[data-replacements] a');
  await instead.first().waitFor();
  expect(await instead.count(), 'for what is gone, and only for that').toBeLessThanOrEqual(3);
  for (const href of await instead.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  ))
    expect([kept, fewer, gone].map(({ id }) => paths.product(id))).not.toContain(href);

  await visitor.press(say(paymentFailureTexts, 'reduce', { n: 1 }));
  await lines.getByRole('button', { name: say(paymentFailureTexts, 'remove') }).click();
  // The sum is quoted again before the order button is enabled.
  await page.locator('button[aria-busy]').waitFor({ state: 'detached' });
  await order.click();
  await visitor.sees(say(placedTexts, 'title'));
  expect(await inspectPage(visitor)).toEqual([]);
  const sold = await shop.ctx.db.selectFrom('order_line').select(['option_id', 'quantity']).execute();
  expect(sold.toSorted((a, b) => a.option_id - b.option_id)).toEqual(
    [kept, fewer]
      .map(({ option }) => ({ option_id: option, quantity: 1 }))
      .toSorted((a, b) => a.option_id - b.option_id),
  );
});

/** A toast, once it has found its place, covers nothing of this. */
async function expectFree({ page }: Visitor, part: Locator): Promise<void> {
  const isFree = () =>
    part.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('[data-sonner-toast]')].map((box) =>
        box.getBoundingClientRect(),
      );
      return boxes.length > 0 && boxes.every((box) => box.top >= bottom || box.bottom <= top);
    });
  await page.waitForTimeout(1_000);
  expect(await isFree()).toBe(true);
}

test.each(languages)(
  'no more goes into the cart than there is, and the shop says so (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
    await leaveInStock(storefront.shop, product, 2);
    const visitor = await storefront.visit({ language });
    const { page, say } = visitor;
    const title = product.title[language];
    await visitor.open(paths.shop({ q: product.title.tm }));
    const article = page.getByRole('main').getByRole('article').filter({ hasText: title }).first();
    await article.getByRole('button', { name: say(cardTexts, 'add', { title }), exact: true }).click();
    const stepper = article.getByRole('group', { name: say(cardTexts, 'inCart', { title }) });
    const more = stepper.getByRole('button', { name: say(cardTexts, 'more') });
    await more.click();
    await stepper.getByText('2', { exact: true }).waitFor();
    await more.click();
    await visitor.toast(say(errorTexts, 'outOfStock')).waitFor();
    await stepper.getByText('2', { exact: true }).waitFor();
  },
);

test('a cart that waited: what costs more now and what is gone is told, with what can be given instead', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const [dearer, gone] = (await findProducts(shop, 2)) as [SeededProduct, SeededProduct];
  const visitor = await storefront.visit({ language: 'tm' });
  const { page, say } = visitor;
  for (const product of [dearer, gone]) await putIntoCart(visitor, product.id);
  await shop.ctx.db
    .updateTable('product_option')
    .set((set) => ({ price_tenge: set('price_tenge', '+', 1_000), old_price_tenge: null }))
    .where('id', '=', dearer.option)
    .execute();
  await leaveInStock(shop, gone, 0);
  await visitor.open(paths.cart());
  const told = page.getByText(say(cartTexts, 'priceRose', { was: '*', now: '*' }).split('*')[0] ?? '');
  await told.waitFor();
  await visitor.sees(say(cartTexts, 'similar'));
  const instead = page.locator('[data-replacements] a');
  expect(await instead.count()).toBeGreaterThan(0);
  await instead.first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/product/'));
  await visitor.open(paths.cart());
  await visitor.sees(say(cartTexts, 'similar'));
  expect(await told.count(), 'a price is told once').toBe(0);
});

test.each(languages)(
  'the cart says how few are left before anybody orders, and takes those (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
    const visitor = await storefront.visit({ language });
    const { page, say } = visitor;
    await putIntoCart(visitor, product.id);
    await visitor.open(paths.product(product.id));
    for (let more = 0; more < 2; more += 1) await visitor.press(say(productTexts, 'more'));
    await leaveInStock(storefront.shop, product, 2);
    await visitor.open(paths.cart());
    const told = page.getByText(say(cartTexts, 'onlyLeft', { n: 2 }));
    await told.waitFor();
    await visitor.press(say(cartTexts, 'takeLeft', { n: 2 }));
    await told.waitFor({ state: 'detached' });
    const quantity = page.getByRole('group', {
      name: say(cartTexts, 'quantityOf', { title: product.title[language] }),
    });
    await quantity.getByText('2', { exact: true }).waitFor();
    expect(visitor.problems).toEqual([]);
  },
);
