/** The steps of a purchase in the browser. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { demoCards, demoCode, type CardFate } from '#server/bank-simulator/cards.ts';
import { pageTexts } from '#server/bank-simulator/page/texts.ts';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import type { CardName } from '#storefront/features/checkout/form/order-form.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { paths } from '#storefront/paths.ts';
import { codeFor } from './people.ts';
import { findProducts } from '../shop/seeded-products.ts';
import { freshPhone } from '../shop/start-shop.ts';
import type { Storefront, Visitor } from '../pages/storefront.ts';

/** Adds a product to the cart from its page. */
export async function putIntoCart(visitor: Visitor, product: number): Promise<void> {
  await visitor.open(paths.product(product));
  await visitor.press(visitor.like(productTexts, 'add'));
  await visitor.page.getByRole('link', { name: visitor.like(productTexts, 'toCart') }).waitFor();
}

/** Goes from the cart to the checkout. */
export async function goToCheckout(visitor: Visitor): Promise<void> {
  await visitor.open(paths.cart());
  await visitor.press(visitor.like(cartTexts, 'order'));
  await visitor.sees(visitor.say(checkoutTexts, 'title'));
}

/** One of the five sections of the checkout. */
export function card(visitor: Visitor, name: CardName) {
  return visitor.page.locator(`[data-card="${name}"]`);
}

/** Chooses an answer of a section, once the layout is stable. */
export async function choose(visitor: Visitor, name: CardName, title: string | RegExp): Promise<void> {
  await tick(card(visitor, name).getByRole('radio', { name: title }));
}

/** Checks a radio or checkbox whose input is hidden, by clicking the card around it. */
export async function tick(input: Locator): Promise<void> {
  await input.locator('..').click();
  await input.and(input.page().locator(':checked')).waitFor({ state: 'attached' });
}

/** What finishes this section: its own button, on phones the bar's, as long as the order lacks something. */
export function goOnOf(visitor: Visitor, name: CardName): Locator {
  const inside = card(visitor, name).getByRole('button', { name: visitor.say(checkoutTexts, 'go') });
  const next = visitor.page.locator('[data-order=next]');
  return inside.or(next).filter({ visible: true }).first();
}

/** Finishes this section; the next one opens. */
export async function goOn(visitor: Visitor, name: CardName): Promise<void> {
  const go = goOnOf(visitor, name);
  if (await go.isVisible()) await go.click();
}

export type Recipient = { name: string; phone: string };
export const recipient: Recipient = { name: 'Maral Ataýewa', phone: '65 11-22-33' };

/**
 * Fills in the shortest possible order: by card a gift for which the shop asks the address, in cash an order for
 * oneself.
 */
export async function writeOrder(visitor: Visitor, payment: 'ONLINE' | 'CASH'): Promise<void> {
  const { say } = visitor;
  if (payment === 'CASH') {
    await choose(visitor, 'recipient', say(checkoutTexts, 'forMe'));
    await visitor.field(say(checkoutTexts, 'name')).fill(recipient.name);
    await visitor.field(say(checkoutTexts, 'phone')).fill(recipient.phone);
    await goOn(visitor, 'recipient');
    await writeAddress(visitor);
  } else {
    await visitor.field(say(checkoutTexts, 'otherName')).fill(recipient.name);
    await visitor.field(say(checkoutTexts, 'otherPhone')).fill(recipient.phone);
    await goOn(visitor, 'recipient');
    await choose(visitor, 'where', new RegExp(say(checkoutTexts, 'asks')));
  }
  await goOn(visitor, 'where');
  await goOn(visitor, 'gift');
  await choose(visitor, 'payment', new RegExp(`^${say(checkoutTexts, payment)}`));
  if (payment === 'ONLINE') await chooseBank(visitor);
  await goOn(visitor, 'payment');
}

/** Enters a new address: the first place of the list, and a street. */
export async function writeAddress(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  await page.getByRole('button', { name: say(addressTexts, 'place') }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await visitor.field(say(addressTexts, 'line1')).fill('Magtymguly şaýoly, 12');
}

/** Chooses the first bank of the list. */
export async function chooseBank(visitor: Visitor): Promise<void> {
  await tick(card(visitor, 'payment').locator('[data-field="bank"]').getByRole('radio').first());
}

/** Signs in on the sign-in page with the number and the code from the SMS. */
export async function comeIn({ shop }: Storefront, visitor: Visitor, phone: string): Promise<void> {
  const { say } = visitor;
  await visitor.field(say(phoneTexts, 'label')).fill(phone);
  await visitor.press(say(signInTexts, 'send'));
  await visitor.sees(say(signInTexts, 'codeTitle'));
  await shop.runJobs();
  // The wanted page is loaded anew after signing in, and comes as HTML of the server at first.
  const begun = visitor.page.waitForEvent('load');
  await visitor.field(say(signInTexts, 'code')).fill(codeFor(shop, phone));
  await begun;
  await visitor.page.waitForURL((url) => !url.pathname.startsWith(paths.signIn()));
  await visitor.isStarted();
}

/** Banks have no Turkmen page, so it is always in Russian. */
const bankTexts = pageTexts.ru;

/** Pays on the bank's page with a test card, entering the code if asked. Returns the sum in tenge. */
export async function payAtBank(visitor: Visitor, fate: CardFate): Promise<number> {
  const { page } = visitor;
  await visitor.sees(bankTexts.title);
  const sum = Number((await page.getByRole('heading', { level: 1 }).innerText()).replace(/\D/g, ''));
  const number = demoCards.find((one) => one.fate === fate)?.number.replace(/(\d{4})(?=\d)/g, '$1 ') ?? '';
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: bankTexts.pay }).click();
  if (fate !== 'pays' && fate !== 'lost-return') return sum;
  await visitor.sees(bankTexts.codeTitle);
  await page.getByRole('textbox', { name: bankTexts.code }).fill(demoCode);
  await page.getByRole('button', { name: bankTexts.confirm }).click();
  return sum;
}

/** Asserts that the page had no problems. */
export function expectNoProblems(visitor: Visitor): void {
  expect(visitor.problems).toEqual([]);
}

/** Orders the first product listed and goes to the bank's page. Returns the customer's number. */
export async function orderAndLeaveForBank(storefront: Storefront, visitor: Visitor): Promise<string> {
  const phone = freshPhone();
  const [product] = await findProducts(storefront.shop, 1);
  await putIntoCart(visitor, product?.id ?? 0);
  await goToCheckout(visitor);
  await writeOrder(visitor, 'ONLINE');
  await visitor.press(visitor.like(checkoutTexts, 'signInToOrder'));
  await comeIn(storefront, visitor, phone);
  return phone;
}
