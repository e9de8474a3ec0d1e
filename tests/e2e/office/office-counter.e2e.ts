import { expect, test } from 'vitest';
import { counterTexts } from '#backoffice/features/fulfilment/counter/counter.texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { orderTexts, orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { bookAmount, bookMoney } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { comeToOffice, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';

/** One unit of the first line, by the dialog of the order: from the till, as it was paid. */
async function giveBack(visit: OfficeVisit, title: string): Promise<void> {
  const { page, say } = visit;
  const dialog = page.getByRole('dialog');
  await visit.press(say(orderWords, 'refund'));
  await dialog.getByText(title).waitFor();
  await dialog.getByRole('button', { name: '+1' }).first().click();
  await dialog.getByLabel(say(orderTexts, 'why')).fill('Передумали');
  await dialog.getByRole('button', { name: new RegExp(`^${say(orderTexts, 'refundTitle')} `) }).click();
  await visit.confirm();
  await visit.sees(say(orderTexts, 'refundDone'));
}

const address = '/office/#/orders/create?at=counter';

test('three articles are sold by scanner in six keys; what is to be brought goes on as an order by phone', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const goods = await findProducts(shop, 3);
  const total = goods.reduce((sum, { price }) => sum + price, 0);
  const visit = await comeToOffice(storefront, 'ru');
  const { page, say } = visit;
  await visit.comeInByLink();
  await page.locator('#react-admin-title').waitFor();
  await page.goto(`${shop.origin}${address}`);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.getByLabel(say(counterTexts, 'scan')).waitFor();
  for (const { option } of goods) {
    const { sku } = await shop.ctx.db
      .selectFrom('product_option')
      .select('sku')
      .where('id', '=', option)
      .executeTakeFirstOrThrow();
    // The scanner types the code.
    await page.keyboard.type(sku);
    await press('Enter');
  }
  const sell = page.getByRole('button', { name: say(counterTexts, 'sell', { sum: bookMoney(total) }) });
  await visit.sees(sell);
  expect(await inspectOffice(visit)).toEqual([]);
  await press('F4');
  await page.keyboard.type(`${Math.ceil(total / 100) + 8}`);
  const change = (Math.ceil(total / 100) + 8) * 100 - total;
  await page.getByText(bookAmount(change), { exact: true }).waitFor();
  await press('Enter');
  await visit.sees(/Продано: S-\d+/);
  expect(keys).toBeLessThanOrEqual(6);
  const [sold] = await shop.ctx.db
    .selectFrom('shop_order')
    .selectAll()
    .where('source', '=', 'counter')
    .execute();
  expect(sold).toMatchObject({ status: 'delivered', payment_status: 'paid', total_tenge: total });
  await visit.sees(say(counterTexts, 'till', { sum: bookMoney(total) }));

  const [first] = goods;
  const title = pick(first?.title, 'ru');
  await page.goto(`${shop.origin}/office/#/orders/${sold?.id}/show`);
  await giveBack(visit, title);
  const back = await shop.ctx.db.selectFrom('refund').select('amount_tenge').executeTakeFirstOrThrow();
  // The fresh code was asked for.
  visit.problems.length = 0;
  await page.goto(`${shop.origin}${address}`);
  await visit.sees(say(counterTexts, 'till', { sum: bookMoney(total - back.amount_tenge) }));

  await visit.turn(phone);
  await page.getByLabel(say(counterTexts, 'scan')).fill(title);
  const found = page.getByRole('region', { name: say(counterTexts, 'found') });
  await found.getByRole('button', { name: title }).first().click();
  await visit.sees(say(counterTexts, 'sell', { sum: bookMoney(first?.price ?? 0) }));
  expect(await inspectOffice(visit)).toEqual([]);
  await visit.press(say(counterTexts, 'isDelivery'));
  await page.getByLabel(say(orderFormTexts, 'phone')).first().waitFor();
  await visit.sees(title);
  expect(visit.problems).toEqual([]);
});

test('goods of the counter that cannot be read say so, and are read again by a press', async () => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'ru');
  const { page, say } = visit;
  await visit.comeInByLink();
  await page.locator('#react-admin-title').waitFor();
  const goods = '**/api/office/counter-sales/goods/**';
  await page.route(goods, (route) => route.fulfill({ status: 500 }));
  await page.goto(`${storefront.shop.origin}${address}`);
  const usual = page.getByRole('region', { name: say(counterTexts, 'usual') });
  await usual.getByRole('alert').waitFor();
  visit.problems.splice(0);
  expect(await inspectOffice(visit)).toEqual([]);
  await page.unroute(goods);
  await visit.press(say(partTexts, 'tryAgain'), usual);
  await usual
    .getByRole('button', { name: /\d,\d\d$/ })
    .first()
    .waitFor();
  expect(visit.problems).toEqual([]);
});
