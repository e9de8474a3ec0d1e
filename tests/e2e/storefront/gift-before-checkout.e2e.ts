import { expect, test } from 'vitest';
import { codeTexts } from '#storefront/features/cart/code/code.texts.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { nearDay } from '#domain/print/days.ts';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import { rowTexts } from '#storefront/features/gift/gift-rows.texts.ts';
import type { RowName } from '#storefront/features/gift/use-row-words.ts';
import { sampleTexts } from '#storefront/features/gift/sample.texts.ts';
import { paths } from '#storefront/paths.ts';
import {
  card,
  choose,
  chooseBank,
  comeIn,
  expectNoProblems,
  goOn,
  goToCheckout,
  putIntoCart,
  recipient,
  tick,
} from '../../support/people/buying.ts';
import { inspectPage } from '../../support/pages/inspect-page.ts';
import { languages, openStorefront, type Visitor } from '../../support/pages/storefront.ts';
import { addPromo } from '../../support/shop/counter.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';

test.each(languages)(
  'wrap, card and sender chosen on the product page reach the paper and the order (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ language, wide: language === 'ru' });
    const { page, say } = visitor;
    const [product] = await findProducts(storefront.shop, 1);
    await putIntoCart(visitor, product?.id ?? 0);

    await open(visitor, 'when');
    const day = addDays(dayOf(storefront.shop.ctx.now()), 2);
    const dayWord = nearDay(day, storefront.shop.ctx.now(), language);
    await visitor.press(dayWord);
    await tick(page.locator('[data-gift="when"], [role="dialog"]').getByRole('radio').nth(1));
    await visitor.press(say(rowTexts, 'done'));
    await page.locator('main [data-promise]', { hasText: dayWord.toLowerCase() }).first().waitFor();
    await open(visitor, 'wrap');
    const wraps = page.getByRole('group', { name: say(giftTexts, 'wrap') });
    await tick(wraps.getByRole('radio').nth(1));
    await visitor.press(say(rowTexts, 'done'));
    await open(visitor, 'card');
    await page.getByRole('button', { name: say(sampleTexts, 'birthday'), exact: true }).click();
    await expect.poll(() => wordsOnPaper(visitor)).toBe(say(sampleTexts, 'birthdayText').replace(/\n/g, ' '));
    expect(await inspectPage(visitor)).toEqual([]);
    await visitor.press(say(rowTexts, 'done'));
    await open(visitor, 'surprise');
    await visitor.field(say(giftTexts, 'sender')).fill('Aman');
    await visitor.press(say(rowTexts, 'done'));

    // The cart shows it, includes it in the sum, and lets it be changed.
    await visitor.open(paths.cart());
    const wrapRow = page.locator('[data-gift="wrap"]');
    expect(await wrapRow.innerText()).not.toContain(say(rowTexts, 'addable', { price: '' }).trim());
    await page.getByText(say(cartTexts, 'wrap'), { exact: true }).waitFor();
    await open(visitor, 'surprise');
    await tick(page.getByRole('checkbox', { name: say(giftTexts, 'doNotCall') }));
    expect(await inspectPage(visitor)).toEqual([]);
    await visitor.press(say(rowTexts, 'done'));

    await goToCheckout(visitor);
    await expect.poll(() => card(visitor, 'gift').innerText()).toContain(say(giftTexts, 'withCard'));
    // Before the place is known, and also where the recipient is asked for the address.
    const time = new RegExp(`${dayWord}, \\d\\d:00–\\d\\d:00`);
    await expect.poll(() => card(visitor, 'when').innerText()).toMatch(time);
    await writeTheRest(visitor);
    expect(await card(visitor, 'when').innerText()).toMatch(time);
    await visitor.press(visitor.like(checkoutTexts, 'signInToOrder'));
    await comeIn(storefront, visitor, freshPhone());
    await page.waitForURL(
      (url) => url.pathname !== paths.checkout() && !url.pathname.startsWith(paths.signIn()),
    );
    const { db } = storefront.shop.ctx;
    const order = await db.selectFrom('shop_order').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(order)).toContain(JSON.stringify(say(sampleTexts, 'birthdayText')).slice(1, -1));
    expect(JSON.stringify(order)).toContain('Aman');
    expect(order).toMatchObject({ delivery_method: 'SLOT', delivery_day: day, recipient_asks: true });
    expectNoProblems(visitor);
  },
);

/** What was chosen before is not asked again. */
async function writeTheRest(visitor: Visitor): Promise<void> {
  const { say } = visitor;
  await visitor.field(say(checkoutTexts, 'otherName')).fill(recipient.name);
  await visitor.field(say(checkoutTexts, 'otherPhone')).fill(recipient.phone);
  await goOn(visitor, 'recipient');
  await choose(visitor, 'where', new RegExp(say(checkoutTexts, 'asks')));
  await goOn(visitor, 'where');
  await choose(visitor, 'payment', new RegExp(`^${say(checkoutTexts, 'ONLINE')}`));
  await chooseBank(visitor);
  await goOn(visitor, 'payment');
}

async function open({ page }: Visitor, row: RowName): Promise<void> {
  await page.locator(`[data-gift="${row}"] > button`).click();
}

async function wordsOnPaper({ page }: Visitor): Promise<string> {
  return (await page.locator('[data-card-paper] > div > div').allInnerTexts()).join(' ');
}

test('a guest’s promo code waits in the cart for the sign-in; over a refused one the next is typed at once', async () => {
  await using storefront = await openStorefront();
  await addPromo(storefront.shop, 'BAHAR10');
  const visitor = await storefront.visit();
  const { page, say } = visitor;
  const [product] = await findProducts(storefront.shop, 1);
  await putIntoCart(visitor, product?.id ?? 0);
  await visitor.open(paths.cart());
  const type = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  const has = (key: 'kept' | 'used') =>
    page.getByText(say(codeTexts.promo, key, { code: 'BAHAR10' })).waitFor();
  const ofPromo = page.locator('dl div').filter({ hasText: /^Promokod.*−/ });
  await page.getByText(say(codeTexts.promo, 'have')).click();
  await visitor.field(say(codeTexts.promo, 'code')).focus();
  await type('bahar10');
  await has('kept');
  expect(await ofPromo.count()).toBe(0);
  await visitor.press(say(codeTexts.both, 'signIn'));
  await comeIn(storefront, visitor, freshPhone());
  await has('used');
  await ofPromo.waitFor();

  await visitor.press(say(codeTexts.both, 'drop'));
  await page.locator('summary:focus').press('Enter');
  await visitor.field(say(codeTexts.promo, 'code')).focus();
  await type('BAHAR9');
  await page.getByText(say(codeTexts.promo, 'wrong')).waitFor();
  await expect.poll(() => page.locator('input:focus').count()).toBe(1);
  await type('bahar10');
  await has('used');
  await goToCheckout(visitor);
  await has('used');
  await ofPromo.waitFor();
});
