/** What a guest's way to sign-in moves over the line, the worker's files included. Counted, never timed. */
import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { paths } from '#storefront/paths.ts';
import { openConnection } from '../../support/shop/connection.ts';
import { openSharedStorefront } from '../../support/pages/storefront.ts';

const most = { first: 450, again: 250 };

test('a first way home, product, cart, checkout, sign-in moves little, and the next one less', async () => {
  await using storefront = await openSharedStorefront();
  await using connection = await openConnection(storefront.shop.origin);
  const { page, open, sees, say, like } = await storefront.visit({
    worker: true,
    origin: connection.origin,
  });
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url().slice(connection.origin.length)));
  const moved = () => Math.round(connection.moved() / 1024);
  /** All that comes while the page is read. */
  async function read(): Promise<void> {
    await page.clock.runFor(8_000);
    await page.waitForLoadState('networkidle');
  }

  /** By touch: a mouse that stays where a link comes to lie brings its page ahead. */
  const press = (name: RegExp | string) =>
    page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .filter({ visible: true })
      .first()
      .tap();

  await open(paths.home());
  await page.mouse.wheel(0, 300);
  await read();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('main article a[href^="/product/"]').first().tap();
  await press(like(productTexts, 'add'));
  await read();
  await press(like(productTexts, 'toCart'));
  await sees(say(cartTexts, 'title'));
  await read();
  await press(like(cartTexts, 'order'));
  await sees(say(checkoutTexts, 'title'));
  await read();
  await page.locator(`main a[href^="${paths.signIn()}"]`).first().tap();
  await sees(say(signInTexts, 'title'));
  await read();
  expect(moved(), asked.join('\n')).toBeLessThanOrEqual(most.first);
  expect(asked).toContain('/sw.js');

  const first = moved();
  asked.length = 0;
  await open(paths.home());
  await read();
  await page.locator(`nav a[href="${paths.cart()}"]`).filter({ visible: true }).first().tap();
  await sees(say(cartTexts, 'title'));
  await press(like(cartTexts, 'order'));
  await sees(say(checkoutTexts, 'title'));
  await read();
  expect(moved() - first, asked.join('\n')).toBeLessThanOrEqual(most.again);
});
