import { test } from 'vitest';
import { pageTexts } from '#server/bank-simulator/page/texts.ts';
import {
  eventTexts,
  headlineTexts,
  orderTexts,
  paymentStatusTexts,
} from '#storefront/features/orders/order.texts.ts';
import { paths } from '#storefront/paths.ts';
import { expectNoProblems, orderAndLeaveForBank, payAtBank } from '../../support/people/buying.ts';
import { assertBooksAgree } from '../../support/people/paying.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('a customer who never comes back from the bank finds the order paid', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const { page, say, like } = visitor;
  await orderAndLeaveForBank(storefront, visitor);
  await payAtBank(visitor, 'lost-return');
  await page.getByText(pageTexts.ru.lostReturn).waitFor();

  for (let round = 0; round < 6; round += 1) {
    await storefront.pass(10, visitor);
    await storefront.shop.settle();
  }
  await visitor.open(paths.orders());
  await visitor.sees(say(orderTexts, 'listTitle'));
  await page.getByRole('main').getByRole('link', { name: /S-\d+/ }).click();
  await visitor.sees(like(orderTexts, 'title'));
  await visitor.sees(say(headlineTexts, 'placed'));
  await page
    .getByRole('listitem')
    .filter({ hasText: say(eventTexts, 'payment-paid') })
    .waitFor();
  await page.getByText(say(paymentStatusTexts, 'paid'), { exact: true }).waitFor();
  await assertBooksAgree(storefront.shop);
  expectNoProblems(visitor);
});
