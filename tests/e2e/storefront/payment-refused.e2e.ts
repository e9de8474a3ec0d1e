import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkPaymentTexts } from '#storefront/features/checkout/payment/check-payment.texts.ts';
import { headlineTexts, orderTexts } from '#storefront/features/orders/order.texts.ts';
import {
  expectNoProblems,
  orderAndLeaveForBank,
  payAtBank,
  recipient,
  tick,
} from '../../support/people/buying.ts';
import { assertBooksAgree, bankOrders } from '../../support/people/paying.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('a refused card can be followed by a good one: the order is paid once', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ language: 'ru' });
  await orderAndLeaveForBank(storefront, visitor);

  await payAtBank(visitor, 'no-funds');
  await visitor.sees(visitor.say(checkPaymentTexts, 'failed'));
  // What to call the shop about, how long the goods are held, why, and at which bank it was tried.
  await visitor.page.getByText(visitor.like(orderTexts, 'title')).waitFor();
  await visitor.page.getByText(checkPaymentTexts['no-funds'].ru).waitFor();
  await visitor.page.getByRole('timer').filter({ hasText: /мин/ }).waitFor();
  const banks = visitor.page.getByRole('radio');
  await tick(banks.nth(1));
  await visitor.press(visitor.like(orderTexts, 'pay'));
  await payAtBank(visitor, 'declined');
  await visitor.page.getByText(checkPaymentTexts.refused.ru).waitFor();
  await banks.nth(1).and(visitor.page.locator(':checked')).waitFor({ state: 'attached' });
  await visitor.press(visitor.like(orderTexts, 'pay'));
  await payAtBank(visitor, 'pays');
  await visitor.sees(visitor.say(checkPaymentTexts, 'paid'));
  const told = visitor.page.locator('main, body').first();
  await visitor.page.getByText(/^Заказ № S-\d+$/).waitFor();
  expect(await told.innerText()).toContain(`${orderTexts.recipient.ru}: ${recipient.name}`);
  await visitor.press(visitor.say(checkPaymentTexts, 'toOrder'));
  await visitor.sees(visitor.say(headlineTexts, 'placed'));

  const slip = visitor.page.locator('section').filter({ hasText: orderTexts.slip.ru });
  expect(await slip.isVisible()).toBe(false);
  await visitor.page.emulateMedia({ media: 'print' });
  // What is printed of A4 is as wide as a small screen.
  await visitor.page.setViewportSize({ width: 720, height: 1040 });
  const heading = await visitor.page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.width, 'the number is written in one line').toBeGreaterThan(400);
  // Paper repeats on every page what has a fixed place on the screen.
  expect(await printedOverPages(visitor.page)).toEqual([]);
  expect(await slip.innerText()).toContain(recipient.name);
  expect(await slip.innerText()).not.toMatch(/TMT/);
  const sheet = await told.innerText();
  for (const words of [/Sowgat · \+993/, /Оформлен: \d+\s\S+ \d{4}, \d\d:\d\d/, /Заказчик: .*\+993/])
    expect(sheet).toMatch(words);

  await assertBooksAgree(storefront.shop);
  const deposits = bankOrders(storefront.shop).filter(({ deposited }) => deposited > 0);
  expect(deposits).toHaveLength(1);
  expectNoProblems(visitor);
});

/** Elements that stay in their place while the page moves, and are not left out of print. */
function printedOverPages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.getClientRects().length > 0)
      .map((one) => one.innerText),
  );
}
