/** The whole purchase by keyboard only: after each step the next control is focused. */
import { expect, test } from 'vitest';
import { demoCards, demoCode } from '#server/bank-simulator/cards.ts';
import { pageTexts } from '#server/bank-simulator/page/texts.ts';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { checkPaymentTexts } from '#storefront/features/checkout/payment/check-payment.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import { rowTexts } from '#storefront/features/gift/gift-rows.texts.ts';
import type { RowName } from '#storefront/features/gift/use-row-words.ts';
import { headlineTexts } from '#storefront/features/orders/order.texts.ts';
import { paths } from '#storefront/paths.ts';
import { settings } from '#storefront/settings.ts';
import { card, expectNoProblems, goOnOf } from '../../support/people/buying.ts';
import { codeFor } from '../../support/people/people.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { hasFocus, isFocused, press, reach } from '../../support/pages/keyboard.ts';
import {
  openSharedStorefront,
  openStorefront,
  type Storefront,
  type Visitor,
} from '../../support/pages/storefront.ts';

const screens = [
  { language: 'tm', wide: false, viewport: { width: 360, height: 740 }, isPastCart: false },
  { language: 'ru', wide: true, viewport: { width: 1280, height: 800 }, isPastCart: true },
] as const;
const bankTexts = pageTexts.ru;

test.each(screens)('a present is bought and paid without a finger or a mouse ($language)', async (screen) => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit(screen);
  const { page, say, like, sees } = visitor;
  await page.setViewportSize(screen.viewport);
  await visitor.open(paths.home());
  await chooseProduct(visitor);
  if (screen.isPastCart) await press(visitor, page.getByRole('link', { name: say(productTexts, 'order') }));
  else await passCart(visitor);
  await sees(say(checkoutTexts, 'title'));

  await writeOrder(visitor);
  await hasFocus(page.getByRole('button', { name: like(checkoutTexts, 'signInToOrder') }));
  await page.keyboard.press('Enter');
  await comeIn(storefront, visitor);
  await pay(visitor);
  await hasFocus(page.getByRole('heading', { name: say(checkPaymentTexts, 'paid') }));
  await press(visitor, page.getByRole('link', { name: say(checkPaymentTexts, 'toOrder') }));
  await sees(say(headlineTexts, 'placed'));
  // The account's navigation comes after the order.
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').getByRole('navigation').locator(':focus').count()).toBe(0);
  expectNoProblems(visitor);
});

test('what comes to its end keeps the focus, and a list that grew gives it to the first new product', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ language: 'ru', wide: true });
  const { page, say, like } = visitor;
  const [product] = await findProducts(storefront.shop, 1);
  await visitor.open(paths.product(product?.id ?? 0));
  await press(visitor, page.getByRole('button', { name: say(productTexts, 'more') }));
  const less = page.getByRole('button', { name: say(productTexts, 'less') });
  await less.press('Enter');
  await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true');
  await hasFocus(less);
  await visitor.open(paths.shop());
  await page.getByRole('button', { name: like(shopTexts, 'more') }).press('Enter');
  await hasFocus(page.getByRole('main').getByRole('article').nth(settings.pageSize).getByRole('link'));
});

test('by keys filters give the focus to the results', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ language: 'ru' });
  const { page, say } = visitor;
  const { recipients } = (await storefront.shop.api('GET /api/product/home-info/')).data.mainInfo;
  const title = recipients[0]?.title.ru ?? '';
  await visitor.open(paths.shop());
  const results = page.locator('#results');
  const chip = page.getByRole('button', { name: title, exact: true });
  await press(visitor, chip);
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
  expect(await isFocused(chip), 'it stays in the row').toBe(true);
  await press(visitor, page.getByRole('button', { name: say(shopTexts, 'removeFilter', { title }) }));
  await expect.poll(() => isFocused(results)).toBe(true);
});

test('by keys the rows of the gift give the focus back, and its day outlives a change of place', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ language: 'ru', wide: true });
  const { page, say, field } = visitor;
  const [product] = await findProducts(storefront.shop, 1);
  await visitor.open(paths.product(product?.id ?? 0));
  const rowOf = (name: RowName) => page.locator(`[data-gift="${name}"] > button`);

  await press(visitor, rowOf('when'));
  await press(visitor, page.getByRole('button', { name: 'Завтра', exact: true }));
  await reach(visitor, page.getByRole('radio', { name: say(rowTexts, 'anyTime') }));
  await page.keyboard.press('ArrowRight');
  await press(visitor, page.getByRole('button', { name: say(rowTexts, 'done') }));
  await hasFocus(rowOf('when'));
  // A row that collapses above the opened one does not scroll it out of view.
  await press(visitor, rowOf('card'));
  await reach(visitor, page.getByRole('textbox', { name: new RegExp(say(giftTexts, 'message')) }));
  await page.keyboard.type('Маме');
  await press(visitor, rowOf('surprise'));
  await hasFocus(rowOf('surprise'));
  expect(await rowOf('card').innerText()).toMatch(/10\sTMT$/);
  await press(visitor, page.getByRole('button', { name: visitor.like(productTexts, 'add') }));
  await press(visitor, page.getByRole('link', { name: say(productTexts, 'order') }));

  const when = card(visitor, 'when');
  const place = page.getByRole('button', { name: say(addressTexts, 'place') });
  await press(visitor, card(visitor, 'where').getByRole('button', { name: say(checkoutTexts, 'fill') }));
  await choosePlace(visitor, 'Копетдаг');
  await expect.poll(() => when.innerText()).toContain('Завтра, 10:00–13:00');
  await hasFocus(place);
  await choosePlace(visitor, 'Хазар');
  await when.getByRole('status').getByText(say(checkoutTexts, 'lostSlot')).waitFor();
  await reach(visitor, field(say(addressTexts, 'line1')));
  await page.keyboard.type('Görogly 12');
  await page.keyboard.press('Enter');
  await hasFocus(when.getByRole('heading', { level: 2 }));
  await press(visitor, card(visitor, 'where').getByRole('button', { name: say(checkoutTexts, 'change') }));
  await choosePlace(visitor, 'Копетдаг');
  const summary = page.locator('dl', { hasText: 'Маме' });
  await expect
    .poll(() => summary.innerText())
    .toMatch(/Ашхабад, этрап Копетдаг, Görogly 12\s[^]*Завтра, 10:00–13:00/);
  expectNoProblems(visitor);
});

/** Chooses a place by name, in the focused search field. */
async function choosePlace(visitor: Visitor, name: string): Promise<void> {
  const { page, say } = visitor;
  await press(visitor, page.getByRole('button', { name: say(addressTexts, 'place') }));
  await hasFocus(page.getByRole('dialog').getByRole('searchbox'));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Skips the header, focuses the first product and adds it to the cart. */
async function chooseProduct(visitor: Visitor): Promise<void> {
  const { page, say, like } = visitor;
  await page.keyboard.press('Tab');
  await hasFocus(page.getByRole('link', { name: say(layoutTexts, 'toContent') }));
  await page.keyboard.press('Enter');
  await press(
    visitor,
    page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first(),
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(visitor, page.getByRole('button', { name: like(productTexts, 'add') }));
  await hasFocus(page.getByRole('link', { name: say(productTexts, 'order') }));
}

/** Adds an add-on in the cart. */
async function passCart(visitor: Visitor): Promise<void> {
  const { page, say, like, sees } = visitor;
  await page.keyboard.press('Shift+Tab');
  await hasFocus(page.getByRole('link', { name: like(productTexts, 'toCart') }));
  await page.keyboard.press('Enter');
  await sees(say(cartTexts, 'title'));
  const offers = page
    .getByRole('region', { name: say(cartTexts, 'addOns') })
    .getByRole('button', { name: like(cardTexts, 'add') });
  await offers.first().waitFor();
  const [first = '', second = ''] = await offers.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  await press(visitor, offers.first());
  await hasFocus(page.getByRole('button', { name: second, exact: true }));
  expect(await offers.filter({ hasText: first }).count()).toBe(0);
  expect(await page.getByRole('main').locator('[data-remove]').count()).toBe(2);
  await press(visitor, page.getByRole('link', { name: like(cartTexts, 'order') }));
}

async function writeOrder(visitor: Visitor): Promise<void> {
  const { page, say, field } = visitor;
  const asked = (name: 'where' | 'gift' | 'payment') =>
    hasFocus(card(visitor, name).getByRole('heading', { level: 2 }));
  await reach(visitor, field(say(checkoutTexts, 'otherName')));
  await page.keyboard.type('Maral');
  await page.keyboard.press('Enter');
  await hasFocus(field(say(checkoutTexts, 'otherPhone')));
  await page.keyboard.type('65112233');
  await page.keyboard.press('Enter');
  await asked('where');
  const place = page.getByRole('button', { name: say(addressTexts, 'place') });
  await press(visitor, place);
  await press(visitor, page.getByRole('dialog').getByRole('listitem').getByRole('button').first());
  await hasFocus(place);
  await reach(visitor, field(say(addressTexts, 'line1')));
  await page.keyboard.type('Magtymguly 12');
  await page.keyboard.press('Enter');
  await asked('gift');
  await press(visitor, goOnOf(visitor, 'gift'));
  await asked('payment');
  await reach(visitor, card(visitor, 'payment').locator('[data-field="bank"]').getByRole('radio').first());
  await page.keyboard.press('Space');
  // On phones the bar's button is the order's now.
  const go = goOnOf(visitor, 'payment');
  await ((await go.isVisible()) ? press(visitor, go) : reach(visitor, page.locator('[data-order=order]')));
}

async function comeIn({ shop }: Storefront, visitor: Visitor): Promise<void> {
  const { page, say, field, sees } = visitor;
  const phone = freshPhone();
  await hasFocus(field(say(phoneTexts, 'label')));
  await page.keyboard.type(phone.slice(4));
  await page.keyboard.press('Enter');
  await sees(say(signInTexts, 'codeTitle'));
  await hasFocus(field(say(signInTexts, 'code')));
  await shop.settle();
  await page.keyboard.type(codeFor(shop, phone));
  await page.keyboard.press('Enter');
}

/** The bank's page is not the shop's. */
async function pay(visitor: Visitor): Promise<void> {
  const { page, sees } = visitor;
  await sees(bankTexts.title);
  const number = demoCards.find(({ fate }) => fate === 'pays')?.number.replace(/(\d{4})(?=\d)/g, '$1 ') ?? '';
  await press(visitor, page.getByRole('link', { name: number }));
  await press(visitor, page.getByRole('button', { name: bankTexts.pay }));
  await sees(bankTexts.codeTitle);
  await reach(visitor, page.getByRole('textbox', { name: bankTexts.code }));
  await page.keyboard.type(demoCode);
  await page.keyboard.press('Enter');
}
