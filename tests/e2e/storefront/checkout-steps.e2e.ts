/** The order's five questions: each answer opens the next one, and none is skipped. */
import { expect, test } from 'vitest';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import type { CardName } from '#storefront/features/checkout/form/order-form.ts';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import { paths } from '#storefront/paths.ts';
import {
  card,
  choose,
  chooseBank,
  comeIn,
  goOn,
  goToCheckout,
  putIntoCart,
  tick,
} from '../../support/people/buying.ts';
import { freshKey } from '../../support/people/buyers.ts';
import { signIn } from '../../support/people/people.ts';
import { freshPhone, type TestShop } from '../../support/shop/start-shop.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { languages, openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';

const screens = [
  { language: 'tm', wide: false, viewport: { width: 360, height: 740 } },
  { language: 'ru', wide: true, viewport: { width: 1280, height: 800 } },
] as const;

test.each(screens)('each answer leads to the next question ($language)', async (screen) => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit(screen);
  await visitor.page.setViewportSize(screen.viewport);
  await openCheckout(storefront, visitor);
  const { say } = visitor;

  await visitor.field(say(checkoutTexts, 'otherName')).fill('Maral');
  await visitor.field(say(checkoutTexts, 'otherPhone')).fill('65112233');
  await goOn(visitor, 'recipient');
  await expectAsked(visitor, 'where');
  await choose(visitor, 'where', new RegExp(say(checkoutTexts, 'asks')));
  await goOn(visitor, 'where');
  // A recipient asked for the address is asked for the time as well.
  await expectAsked(visitor, 'gift');
  await goOn(visitor, 'gift');
  await expectAsked(visitor, 'payment');
  const order = await visitor.page.locator('[data-order]').boundingBox();
  expect(order && order.y > 100 && order.y < screen.viewport.height, 'the button is in sight').toBe(true);
  await choose(visitor, 'payment', new RegExp(`^${say(checkoutTexts, 'ONLINE')}`));
  await chooseBank(visitor);
  await goOn(visitor, 'payment');
  const last = visitor.page.locator('[data-order=order]');
  await expect.poll(() => last.innerText()).toMatch(visitor.like(checkoutTexts, 'signInToOrder'));
  if (screen.wide) await expect.poll(() => last.evaluate(isFocused)).toBe(true);
});

test.each(languages)(
  'on a phone one button leads on until nothing is missing, and the bars are low (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ language });
    const { page, say, field, open } = visitor;
    await page.setViewportSize({ width: 360, height: 740 });
    const [product] = await findProducts(storefront.shop, 1);
    await putIntoCart(visitor, product?.id ?? 0);
    const barsOf = () =>
      page.evaluate(() => {
        const fixed = [...document.querySelectorAll('body *')].filter((one) => {
          const { position, visibility } = getComputedStyle(one);
          return position === 'fixed' && visibility !== 'hidden' && one.clientWidth > 300;
        });
        const heights = fixed.map((one) => one.getBoundingClientRect().height);
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return heights.reduce((sum, height) => sum + height, header) / innerHeight;
      });
    const high: [string, number][] = [];
    for (const path of [paths.home(), paths.shop(), paths.product(product?.id ?? 0), paths.cart()]) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // The first row of the header scrolls away.
      await page.mouse.wheel(0, 400);
      await page.waitForFunction(() => window.scrollY > 100);
      high.push([path, await barsOf()]);
    }
    await goToCheckout(visitor);
    const button = page.locator('[data-order]');
    high.push([paths.checkout(), await barsOf()]);
    expect(high.filter(([, share]) => share > 0.22)).toEqual([]);
    const go = page.getByRole('button', { name: say(checkoutTexts, 'go') }).filter({ visible: true });
    expect(await go.count()).toBe(1);
    await button.click();
    await page.getByText(say(checkoutTexts, 'faultName')).waitFor();
    expect(await field(say(checkoutTexts, 'otherName')).evaluate(isFocused)).toBe(true);
    await field(say(checkoutTexts, 'otherName')).fill('Maral');
    await field(say(checkoutTexts, 'otherPhone')).fill('65112233');
    await button.click();
    await expectAsked(visitor, 'where');
    await choose(visitor, 'where', new RegExp(say(checkoutTexts, 'asks')));
    await button.click();
    await expectAsked(visitor, 'gift');
    expect(await button.innerText()).toBe(say(checkoutTexts, 'go'));
    await button.click();
    await expectAsked(visitor, 'payment');
    await choose(visitor, 'payment', new RegExp(`^${say(checkoutTexts, 'ONLINE')}`));
    await chooseBank(visitor);
    await expect.poll(() => button.innerText()).toMatch(visitor.like(checkoutTexts, 'signInToOrder'));
    expect(await barsOf()).toBeLessThanOrEqual(0.22);
  },
);

test('wrap and greeting are done only once they were seen or refused', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ language: 'ru' });
  await openCheckout(storefront, visitor);
  const gift = card(visitor, 'gift');
  const without = gift.getByRole('button', { name: visitor.say(giftTexts, 'without') });
  await without.waitFor();
  expect(await gift.getByRole('heading').innerText()).not.toContain(visitor.say(checkoutTexts, 'done'));
  await without.click();
  await expect
    .poll(() => gift.getByRole('heading').textContent())
    .toContain(visitor.say(checkoutTexts, 'done'));
  expect(await gift.innerText()).toContain(visitor.say(giftTexts, 'plain'));
});

test('for somebody else there is no paying on delivery, for oneself there is', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ language: 'ru' });
  await openCheckout(storefront, visitor);
  const { say } = visitor;
  const payment = card(visitor, 'payment');
  await payment.getByRole('button', { name: say(checkoutTexts, 'fill') }).click();
  const cash = payment.getByRole('radio', { name: new RegExp(`^${say(checkoutTexts, 'CASH')}`) });
  await payment.getByText(say(checkoutTexts, 'giftPayNote')).waitFor();
  expect(await cash.count()).toBe(0);
  await choose(visitor, 'recipient', say(checkoutTexts, 'forMe'));
  await tick(cash);
  await choose(visitor, 'recipient', new RegExp(say(checkoutTexts, 'forOther')));
  await expect.poll(() => cash.count()).toBe(0);
  expect(await payment.getByRole('radio', { checked: true }).count(), 'nothing chosen instead').toBe(0);
});

test('on a phone that knows no order the last one is proposed, and gives way to another person', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const phone = freshPhone();
  await orderElsewhere(shop, phone);
  const visitor = await storefront.visit({ language: 'ru' });
  const { page, say, field } = visitor;
  await storefront.pass(120, visitor);
  await visitor.open(paths.signIn());
  await comeIn(storefront, visitor, phone);
  await openCheckout(storefront, visitor);
  await page.getByText(say(checkoutTexts, 'likeLast')).waitFor();
  await expectAnswered(visitor, 'recipient', 'Maral');
  await expectAnswered(visitor, 'where', 'Görogly 1');
  await visitor.press(say(checkoutTexts, 'forAnother'));
  await expect.poll(() => field(say(checkoutTexts, 'otherName')).evaluate(isFocused)).toBe(true);
  expect(await field(say(checkoutTexts, 'otherName')).inputValue()).toBe('');
  // It is not proposed a second time.
  await page.reload();
  await field(say(checkoutTexts, 'otherName')).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await field(say(checkoutTexts, 'otherName')).inputValue()).toBe('');
});

test('phones have no search where somebody orders or signs in, and the terms are a link', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  await openCheckout(storefront, visitor);
  const { page, say } = visitor;
  const search = page.getByRole('banner').getByRole('combobox');
  expect(await search.isVisible()).toBe(false);
  await page.getByRole('link', { name: say(checkoutTexts, 'terms') }).click();
  const terms = page.getByRole('heading', { name: 'Ulanyş şertleri' });
  await expect.poll(() => terms.evaluate(isFocused)).toBe(true);
  await expect.poll(() => terms.evaluate((box) => box.getBoundingClientRect().top)).toBeLessThan(200);
  await visitor.open(paths.signIn());
  expect(await search.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => search.isVisible()).toBe(true);
});

async function openCheckout({ shop }: Storefront, visitor: Visitor): Promise<void> {
  const [product] = await findProducts(shop, 1);
  await putIntoCart(visitor, product?.id ?? 0);
  await goToCheckout(visitor);
}

/** A gift to a saved address, ordered on another device. */
async function orderElsewhere(shop: TestShop, phone: string): Promise<void> {
  const [product] = await findProducts(shop, 1);
  const { api } = await signIn(shop, phone);
  const { data: delivery } = await api('GET /api/order/delivery-payment/', {});
  const place = delivery.zones[0]?.places[0]?.id ?? 0;
  const person = { fullname: 'Maral', mobile: '+99365112233' };
  const { data: address } = await api('POST /api/auth/address-create/', {
    body: { ...person, region: 'AG', place, line1: 'Görogly 1', forOther: true },
  });
  await api('POST /api/order/order-create/', {
    headers: { 'idempotency-key': freshKey() },
    body: {
      items: [{ product: product?.id ?? 0, option: product?.option ?? 0, quantity: 1 }],
      ...{ payment: 'ONLINE', delivery: 'STANDARD', address: address.id },
      gift: { recipientName: person.fullname, recipientMobile: person.mobile },
    },
  });
}

async function expectAnswered(visitor: Visitor, name: CardName, answer: string): Promise<void> {
  await expect.poll(() => card(visitor, name).innerText()).toContain(answer);
}

/** The card's heading is focused and between the header and the bar at the bottom. */
async function expectAsked(visitor: Visitor, name: CardName): Promise<void> {
  const heading = card(visitor, name).getByRole('heading', { level: 2 });
  await expect.poll(() => heading.evaluate((box) => box === document.activeElement)).toBe(true);
  const seen = await heading.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return { isBelowHeader: top >= header, isOnScreen: bottom <= innerHeight - 120 };
  });
  expect(seen).toEqual({ isBelowHeader: true, isOnScreen: true });
}

const isFocused = (element: Element) => element === document.activeElement;
