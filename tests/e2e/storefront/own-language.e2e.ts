/** Messages fixed in another language for programs are shown beside a translation, never alone. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOf } from '#server/error-texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { paymentFailureTexts } from '#storefront/features/checkout/payment/payment-failure.texts.ts';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { errorTexts, seenTexts } from '#storefront/lang/errors.texts.ts';
import { paths } from '#storefront/paths.ts';
import { comeIn, goToCheckout, putIntoCart, writeOrder } from '../../support/people/buying.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

async function hasFocus(box: Locator): Promise<void> {
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
}

test('an error stands beside its field, has the focus and follows the language', async () => {
  await using storefront = await openStorefront();
  const { page, say, open, press, field } = await storefront.visit();
  await open(paths.signIn());
  await field(say(phoneTexts, 'label')).fill('12 34-56-78');
  await press(say(signInTexts, 'send'));
  await page.getByText(errorTexts.wrongUsername.tm, { exact: true }).waitFor();
  await hasFocus(field(say(phoneTexts, 'label')));
  await page.locator('header button[lang="ru"]').click();
  const quiet = page.getByText(errorTexts.wrongUsername.ru, { exact: true });
  await quiet.waitFor();
  expect(await quiet.getAttribute('lang')).toBe('en');
  const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const seen = page.getByText(seenTexts.wrongUsername.ru);
  expect(await seen.evaluate(fontSize)).toBeGreaterThan(await quiet.evaluate(fontSize));
  await page.getByText(phoneTexts.landline.ru, { exact: true }).waitFor();
});

test('a code that was asked for too often is said with a clock that runs', async () => {
  await using storefront = await openStorefront();
  const { page, open, press, field, say, toast } = await storefront.visit();
  const message = wordsOf('otp.budget', 'tm', { retryAfter: 59 });
  await page.route('**/api/auth/sign-in/', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '59' },
      json: { response: 'error', code: 'otp.budget', message },
    }),
  );
  await open(paths.signIn());
  await field(say(phoneTexts, 'label')).fill(freshPhone().slice(4));
  await press(say(signInTexts, 'send'));
  await toast(message).waitFor();
  const left = async () =>
    Number(/0:(\d\d)/.exec(await page.getByText(/0:\d\d$/).innerText())?.[1] ?? Number.NaN);
  const first = await left();
  expect(first).toBeLessThanOrEqual(59);
  await expect.poll(left).toBeLessThan(first);
});

test('a price that has changed is a question, and the toast says the same', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const visitor = await storefront.visit({ language: 'ru' });
  const { page, say, like, press, toast, sees } = visitor;
  const [product] = (await findProducts(shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  await goToCheckout(visitor);
  await writeOrder(visitor, 'CASH');
  const raisePrice = () =>
    shop.ctx.db
      .updateTable('product_option')
      .set((eb) => ({ price_tenge: eb('price_tenge', '+', 1000) }))
      .where('id', '=', product.option)
      .execute();
  await press(like(checkoutTexts, 'signInToOrder'));
  await raisePrice();
  await comeIn(storefront, visitor, freshPhone());
  const order = page.getByRole('button', { name: like(checkoutTexts, 'orderSum') });
  // The price rose before the order was sent: another sum needs another press.
  await page.getByText(say(checkoutTexts, 'signedIn')).waitFor();
  await expect.poll(() => order.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await shop.ctx.db.selectFrom('shop_order').select('id').execute()).toEqual([]);
  await raisePrice();
  await order.click();
  await sees(say(paymentFailureTexts, 'priceChanged'));
  const shown = toast(say(paymentFailureTexts, 'priceChanged'));
  await shown.waitFor();
  expect(await page.locator('.toast-plain').count()).toBe(1);
  expect(await page.locator('.toast-error').count()).toBe(0);
  expect(await page.getByText(errorTexts.somethingWrong.ru).count()).toBe(0);
});
