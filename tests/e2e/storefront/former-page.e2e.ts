/** The page that was left stays mounted, hidden, until the next one is drawn: it must leave tab and server alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { orderTexts } from '#storefront/features/orders/order.texts.ts';
import { checkPaymentTexts } from '#storefront/features/checkout/payment/check-payment.texts.ts';
import { paths } from '#storefront/paths.ts';
import { freshKey } from '../../support/people/buyers.ts';
import { comeIn } from '../../support/people/buying.ts';
import { signIn } from '../../support/people/people.ts';
import { openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

type TaskHold = { hold(): void; release(): void };

/**
 * While it is held, React draws nothing that may wait: its scheduler posts `null` to itself, the clock of the tests does
 * not. Runs in the page.
 */
function holdTasks(): void {
  const post = MessagePort.prototype.postMessage;
  let held: (() => void)[] | undefined;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
    const send = () => post.apply(this, message);
    if (held && message[0] === null) held.push(send);
    else send();
  };
  const now: TaskHold = {
    hold: () => (held ??= []),
    release() {
      const sends = held ?? [];
      held = undefined;
      for (const send of sends) send();
    },
  };
  Object.assign(window, { tasks: now });
}

const tasks = (page: Page, what: keyof TaskHold) =>
  page.evaluate((name) => (Reflect.get(window, 'tasks') as TaskHold)[name](), what);

/** An order whose payment the bank has not decided. */
async function openPending(shop: TestShop) {
  const { api, phone } = await signIn(shop);
  const [product] = await findProducts(shop, 1);
  const { zones } = (await shop.api('GET /api/order/delivery-payment/')).data;
  const { data: address } = await api('POST /api/auth/address-create/', {
    body: { fullname: 'Maral', mobile: phone, region: 'AG', place: zones[0]?.places[0]?.id ?? 0, line1: '1' },
  });
  const { data } = await api('POST /api/order/order-create/', {
    headers: { 'idempotency-key': freshKey() },
    body: {
      items: [{ product: product?.id ?? 0, option: product?.option ?? 0, quantity: 1 }],
      ...{ payment: 'ONLINE', delivery: 'STANDARD', address: address.id },
    },
  });
  await api('GET /api/order/payment/:id/', { params: { id: data.id }, query: { bank: 'HALK' } });
  return { phone, id: data.id, number: data.number };
}

/** Signs in, and goes from the home page, whose code is loaded then, to the address. */
async function goTo(storefront: Storefront, phone: string, address: string): Promise<Visitor> {
  const visitor = await storefront.visit();
  const { page } = visitor;
  await page.addInitScript(holdTasks);
  await storefront.pass(61, visitor);
  await visitor.open(paths.signIn(paths.home()));
  await comeIn(storefront, visitor, phone);
  await visitor.open(paths.home());
  await page.evaluate((to) => history.pushState(null, '', to), address);
  return visitor;
}

/** Leaves the page for the home page, which is not drawn before `tasks(page, 'release')`. */
async function leave({ page }: Visitor): Promise<void> {
  await tasks(page, 'hold');
  await page.locator(`a[href="${paths.home()}"]`).first().dispatchEvent('click');
  await expect.poll(() => page.locator('main > [hidden]').count(), { message: 'the former page' }).toBe(1);
}

test('a payment check that was left asks no more and does not take the next page’s title', async () => {
  await using storefront = await openStorefront();
  const { phone, id } = await openPending(storefront.shop);
  const visitor = await goTo(storefront, phone, paths.checkPayment(id));
  const { page, say } = visitor;
  await visitor.sees(say(checkPaymentTexts, 'checking'));
  await page.waitForLoadState('networkidle');
  await leave(visitor);
  const title = await page.title();
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().includes('/check-payment/'))));
  await page.clock.runFor(60_000);
  expect(asked).toBe(0);
  expect(await page.title()).toBe(title);
  await tasks(page, 'release');
  await page.locator('main article').first().waitFor();
});

test('an order that was left is not asked for, and an answer on its way changes no title', async () => {
  await using storefront = await openStorefront();
  const { phone, id, number } = await openPending(storefront.shop);
  const visitor = await goTo(storefront, phone, paths.home());
  const { page, say } = visitor;
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/order/order-detail/**', async (route) => {
    asked += 1;
    await arrives;
    await route.continue();
  });
  await page.evaluate((to) => history.pushState(null, '', to), paths.order(id));
  await expect.poll(() => asked).toBe(1);
  await leave(visitor);
  const title = await page.title();
  const answered = page.waitForResponse(/order-detail/);
  arrive();
  await answered;
  await page.locator('main > [hidden] h1', { hasText: number }).waitFor({ state: 'attached' });
  expect(await page.title()).toBe(title);
  await page.clock.runFor(120_000);
  expect(asked).toBe(1);
  await tasks(page, 'release');
  await page.locator('main article').first().waitFor();
  expect(await page.getByText(say(orderTexts, 'contents')).count()).toBe(0);
});
