/** When one call of a page fails, its section shows an error with a retry; nothing loads forever. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { homeTexts } from '#storefront/features/content/home/home.texts.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { errorTexts, seenTexts } from '#storefront/lang/errors.texts.ts';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { headlineTexts, orderTexts } from '#storefront/features/orders/order.texts.ts';
import { paths } from '#storefront/paths.ts';
import {
  card,
  choose,
  comeIn,
  goToCheckout,
  putIntoCart,
  tick,
  writeOrder,
} from '../../support/people/buying.ts';
import { freshKey } from '../../support/people/buyers.ts';
import { signIn } from '../../support/people/people.ts';
import { findProducts, leaveInStock, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { openSharedStorefront, openStorefront, type Storefront } from '../../support/pages/storefront.ts';

const broken = { status: 500, contentType: 'application/json', body: '{}' };

async function hasFocus(box: Locator): Promise<void> {
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Every call to such a URL fails until the returned function is called. */
async function breakCalls(page: Page, to: string | RegExp): Promise<() => Promise<void>> {
  await page.context().route(to, (route) => route.fulfill(broken));
  return () => page.context().unroute(to);
}

test('the home page whose rest cannot be had says so, and brings it when asked again', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open, sees } = await storefront.visit();
  const mend = await breakCalls(page, '**/api/product/home-info/**');
  await open(paths.home());
  const failed = page.getByRole('alert').filter({ hasText: say(homeTexts, 'restFailed') });
  await failed.waitFor();
  expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
  await mend();
  await failed.getByRole('button', { name: say(layoutTexts, 'retry') }).click();
  await sees(say(homeTexts, 'newProducts'));
});

test('filters can be set while their number of goods cannot be had', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open, press } = await storefront.visit();
  await open(paths.shop());
  await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
  await breakCalls(page, /page_size=1&/);
  await press(say(shopTexts, 'filter'));
  const sheet = page.getByRole('dialog');
  await tick(sheet.getByRole('checkbox', { name: say(shopTexts, 'discount') }));
  await sheet.getByRole('button', { name: say(shopTexts, 'showAll'), exact: true }).click();
  await page.waitForURL('**/shop?discount=true');
});

test('a sheet that is closed gives the focus back to what opened it', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open } = await storefront.visit();
  await open(paths.shop());
  const opener = page.getByRole('main').locator('button[aria-haspopup="dialog"]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: say(shopTexts, 'filter') })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await hasFocus(opener);
});

test('a list of places that cannot be had says so, and comes when asked again', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const { page, say } = visitor;
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  const mend = await breakCalls(page, '**/api/order/delivery-payment/**');
  await goToCheckout(visitor);
  await card(visitor, 'where').getByRole('button').click();
  await choose(visitor, 'where', say(checkoutTexts, 'newAddress'));
  await card(visitor, 'where').locator('button[aria-haspopup="dialog"]').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('alert').waitFor();
  await mend();
  await sheet.getByRole('button', { name: say(layoutTexts, 'retry') }).click();
  await sheet.getByRole('listitem').first().waitFor();
});

test('goods that could not be loaded are not called missing, and those that are missing are', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit();
  const { page, say, like, open, sees } = visitor;
  const detail = '**/api/product/detail/**';
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  const answers = [
    { status: 429, body: '{"response":"error"}' },
    { status: 200, body: '<html>' },
  ];
  for (const answer of answers) {
    await open(paths.cart());
    await page
      .context()
      .route(detail, (route) => route.fulfill({ contentType: 'application/json', ...answer }));
    await page.evaluate((path) => history.pushState(null, '', path), paths.product(product.id));
    await page
      .getByRole('alert')
      .filter({ hasText: like(productTexts, 'failed') })
      .waitFor();
    expect(await page.getByText(say(productTexts, 'notFound')).count()).toBe(0);
    await page.context().unroute(detail);
  }
  await open(paths.cart());
  await page.context().route(detail, (route) => route.fulfill({ json: { response: 'error' } }));
  await page.evaluate((path) => history.pushState(null, '', path), paths.product(product.id));
  await visitor.toast(say(errorTexts, 'productNotFound')).waitFor();
  await sees(say(productTexts, 'notFound'));
});

test('while a slow bank opens, nobody is told that the cart is empty', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const { page, say, like, press, sees } = visitor;
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  await goToCheckout(visitor);
  await writeOrder(visitor, 'ONLINE');
  const { promise: opens, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/api/order/payment/**', async (route) => {
    await opens;
    await route.fulfill({ status: 503, json: { response: 'error', code: 'bank.unreachable', message: '' } });
  });
  await press(like(checkoutTexts, 'signInToOrder'));
  await comeIn(storefront, visitor, freshPhone());
  await sees(say(checkoutTexts, 'toBank'));
  expect(await page.getByText(say(checkoutTexts, 'empty')).count()).toBe(0);
  open();
  await sees(say(headlineTexts, 'awaiting-payment'));
  await page.getByText(say(orderTexts, 'bankLost')).waitFor();
});

test('a wrong code that was filled in and sent by itself is called wrong, also after a press that came late', async () => {
  await using storefront = await openStorefront();
  const { page, say, open, press, field } = await storefront.visit();
  await open(paths.signIn());
  await field(say(phoneTexts, 'label')).fill(freshPhone().slice(4));
  await press(say(signInTexts, 'send'));
  const code = field(say(signInTexts, 'code'));
  await code.fill('000000');
  await page.getByText(errorTexts.checkData.tm, { exact: true }).waitFor();
  await page.getByText(seenTexts.checkData.tm, { exact: true }).waitFor();
  expect(await code.inputValue()).toBe('000000');
  await press(say(signInTexts, 'go'));
  await hasFocus(code);
  expect(await page.getByText(errorTexts.checkData.tm, { exact: true }).count()).toBe(1);
  // The next digit replaces all refused ones.
  await page.keyboard.press('1');
  expect(await code.inputValue()).toBe('1');
});

test('more orders that cannot be had are asked for again, and those on screen stay', async () => {
  await using storefront = await openStorefront();
  const phone = freshPhone();
  await orderTimes(storefront, phone, 13);
  // The shop's jobs for the order finish before the code is sent.
  await storefront.shop.settle();
  const visitor = await storefront.visit();
  await storefront.pass(120, visitor);
  const { page, say, open, press } = visitor;
  await open(paths.signIn(paths.orders()));
  await comeIn(storefront, visitor, phone);
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBe(12);
  const mend = await breakCalls(page, '**/api/order/order-list/**');
  await press(say(orderTexts, 'more'));
  await page.getByRole('alert').waitFor();
  expect(await cards.count()).toBe(12);
  await mend();
  await press(say(layoutTexts, 'retry'));
  await expect.poll(() => cards.count()).toBe(13);
});

test('an address that is not whole puts the focus on the first thing that is missing', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const { page, say, press, field } = visitor;
  await visitor.open(paths.signIn(paths.newAddress()));
  await comeIn(storefront, visitor, freshPhone());
  await press(say(addressTexts, 'save'));
  await hasFocus(field(say(addressTexts, 'fullname')));
  await field(say(addressTexts, 'fullname')).fill('Maral');
  await press(say(addressTexts, 'save'));
  await hasFocus(page.locator('main form button[aria-haspopup="dialog"]'));
});

async function orderTimes({ shop }: Storefront, phone: string, times: number): Promise<void> {
  const { api } = await signIn(shop, phone);
  const [product] = (await findProducts(shop, 1)) as [SeededProduct];
  await leaveInStock(shop, product, 99);
  for (let n = 0; n < times; n += 1)
    await api('POST /api/order/order-create/', {
      headers: { 'idempotency-key': freshKey() },
      body: {
        items: [{ product: product.id, option: product.option, quantity: 1 }],
        payment: 'CASH',
        delivery: 'STANDARD',
        recipientAsks: true,
        gift: {
          anonymous: false,
          hidePrices: false,
          recipientName: 'Maral',
          recipientMobile: phone,
          doNotCall: false,
        },
      },
    });
}
