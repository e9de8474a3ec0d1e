import { expect, test } from 'vitest';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { cards } from '#storefront/features/checkout/form/order-form.ts';
import { paths } from '#storefront/paths.ts';
import { card, comeIn, putIntoCart } from '../../support/people/buying.ts';
import { freshKey } from '../../support/people/buyers.ts';
import { inspectPage, type Themes } from '../../support/pages/inspect-page.ts';
import { signIn } from '../../support/people/people.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import {
  languages,
  openSharedStorefront,
  openStorefront,
  type Storefront,
  type Visitor,
} from '../../support/pages/storefront.ts';

const publicPages = (product: SeededProduct, idea: number) => [
  paths.home(),
  paths.shop(),
  paths.shop({ q: 'qqqqqqqq' }),
  paths.giftFinder(),
  paths.product(product.id),
  paths.idea(idea),
  paths.aboutUs(),
  paths.privacy(),
  paths.brand(),
  paths.delivery(),
  paths.checkout(),
  paths.cart(),
  paths.wishlist(),
  paths.account(),
  paths.passwordReset(),
  paths.signIn(),
];
const customerPages = (address: number, order: string) => [
  paths.account(),
  paths.cart(),
  paths.checkout(),
  paths.addresses(),
  paths.newAddress(),
  paths.people(),
  paths.newPerson(),
  paths.address(address),
  paths.profile('me'),
  paths.orders(),
  paths.order(order),
  paths.checkPayment(order),
  paths.passwordReset(),
];

test.each(languages)(
  'every page keeps the rules: title, language, width, contrast, names, no error (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const { shop } = storefront;
    // Colours do not depend on the language.
    const themes = language === 'tm' ? 'light and dark' : 'light';
    const visitor = await storefront.visit({ language });
    const [product] = (await findProducts(shop, 1)) as [SeededProduct];
    const { data: ideas } = await shop.api('GET /api/product/ideas/', {});
    const flaws = await walk(visitor, publicPages(product, ideas[0]?.id ?? 0), themes);

    const phone = freshPhone();
    await visitor.field(visitor.say(phoneTexts, 'label')).fill(phone);
    await visitor.press(visitor.say(signInTexts, 'send'));
    await visitor.sees(visitor.say(signInTexts, 'codeTitle'));
    flaws.push(...(await inspect(visitor, paths.smsCode(), themes)));
    await storefront.pass(120, visitor);
    const { address, order } = await leaveThings(storefront, phone, product);
    await storefront.pass(120, visitor);
    await visitor.open(paths.signIn());
    await visitor.press(visitor.say(signInTexts, 'change'));
    await comeIn(storefront, visitor, phone);
    await putIntoCart(visitor, product.id);
    flaws.push(...(await walk(visitor, customerPages(address, order), themes)));
    flaws.push(...(await inspectCheckout(visitor, themes)));
    expect(flaws).toEqual([]);
  },
);

test('wide screens are kept to the same rules', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ language: 'ru', wide: true });
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  const pages = [paths.home(), paths.shop(), paths.product(product.id), paths.cart(), paths.checkout()];
  expect(await walk(visitor, pages)).toEqual([]);
});

test('an address that is none of the shop is answered as such, in its own page', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit();
  const answer = await visitor.page.goto(`${storefront.shop.origin}/nowhere`);
  expect(answer?.status()).toBe(404);
  const flaws = await inspectPage(visitor);
  expect(flaws.filter((flaw) => !/404/.test(flaw))).toEqual([]);
});

test('a long word of a customer makes no page wider', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  const phone = freshPhone();
  await leaveThings(storefront, phone, product, 'w'.repeat(120));
  await storefront.pass(120, visitor);
  await visitor.open(paths.signIn(paths.addresses()));
  await comeIn(storefront, visitor, phone);
  const flaws = await inspect(visitor, paths.addresses());
  await putIntoCart(visitor, product.id);
  await visitor.open(paths.checkout());
  await card(visitor, 'where').getByRole('button').click();
  await card(visitor, 'where').getByText('wwww').waitFor();
  flaws.push(...(await inspect(visitor, paths.checkout())));
  expect(flaws).toEqual([]);
});

async function walk(visitor: Visitor, pages: string[], themes?: Themes): Promise<string[]> {
  const flaws: string[] = [];
  for (const path of pages) {
    await visitor.open(path);
    flaws.push(...(await inspect(visitor, path, themes)));
  }
  return flaws;
}

/** Checkout with all of its cards open, and with its errors. */
async function inspectCheckout(visitor: Visitor, themes: Themes): Promise<string[]> {
  await visitor.open(paths.checkout());
  const { page, say } = visitor;
  // The last order's answers are prefilled, so another card is open.
  await page.getByText(say(checkoutTexts, 'likeLast')).waitFor();
  // No certificate is in the order.
  for (const name of cards.filter((name) => name !== 'certificates')) {
    const closed = card(visitor, name).locator('button[aria-expanded=false]').first();
    if (await closed.count()) await closed.click();
    await card(visitor, name).locator('form').waitFor();
  }
  const flaws = await inspect(visitor, paths.checkout(), themes);
  // No bank was chosen yet: the first press leads there, the next one says so.
  for (let presses = 0; presses < 2; presses += 1) await page.locator('[data-order=next]').click();
  return [...flaws, ...(await inspect(visitor, paths.checkout(), themes))];
}

async function inspect(visitor: Visitor, path: string, themes?: Themes): Promise<string[]> {
  return (await inspectPage(visitor, themes)).map((flaw) => `${path}: ${flaw}`);
}

/** An address and an unpaid order of the same customer, made on another device. */
async function leaveThings(
  { shop }: Storefront,
  phone: string,
  product: SeededProduct,
  line1 = 'Magtymguly, 12',
) {
  const { api } = await signIn(shop, phone);
  const { data: delivery } = await api('GET /api/order/delivery-payment/', {});
  const place = delivery.zones[0]?.places[0]?.id ?? 0;
  const { data: address } = await api('POST /api/auth/address-create/', {
    body: { fullname: 'Maral', mobile: phone, region: 'AG', place, line1 },
  });
  const { data: order } = await api('POST /api/order/order-create/', {
    headers: { 'idempotency-key': freshKey() },
    body: {
      items: [{ product: product.id, option: product.option, quantity: 1 }],
      payment: 'ONLINE',
      delivery: 'STANDARD',
      address: address.id,
    },
  });
  return { address: address.id, order: order.id };
}
