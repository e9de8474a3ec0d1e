import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { cardTexts } from '#storefront/features/catalogue/cards/card.texts.ts';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { languageNames } from '#storefront/lang/language.ts';
import { say } from '#domain/print/texts.ts';
import { paths } from '#storefront/paths.ts';
import { expectNoProblems, putIntoCart } from '../../support/people/buying.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { openSharedStorefront, type Visitor } from '../../support/pages/storefront.ts';

const readLanguage = ({ page }: Visitor) =>
  page.evaluate(() => [document.documentElement.lang, localStorage.getItem('userLanguage')]);

test.each([false, true])(
  'one press changes the language of everything, for good (wide screen: %s)',
  async (wide) => {
    await using storefront = await openSharedStorefront();
    const visitor = await storefront.visit({ wide });
    const { page } = visitor;
    await visitor.open(paths.cart());
    await visitor.sees(say('tm', cartTexts, 'title'));
    await visitor.press(new RegExp(languageNames.ru.full));
    await visitor.sees(say('ru', cartTexts, 'title'));
    await page.getByText(say('ru', cartTexts, 'emptyHint')).waitFor();
    expect(await page.title()).toContain(say('ru', cartTexts, 'title'));
    expect(await readLanguage(visitor)).toEqual(['ru', 'ru']);

    await page.reload();
    await visitor.sees(say('ru', cartTexts, 'title'));
    expect(await readLanguage(visitor)).toEqual(['ru', 'ru']);
    await visitor.press(new RegExp(languageNames.tm.full));
    await visitor.sees(say('tm', cartTexts, 'title'));
    expect(await readLanguage(visitor)).toEqual(['tk', 'tm']);
    expectNoProblems(visitor);
  },
);

test('after a choice the address names no other language: what is sent on opens as it is read', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open, press } = await storefront.visit({ setting: null });
  await open('/shop?category=1&lang=ru');
  await page.waitForFunction(() => document.documentElement.lang === 'ru');
  await press(new RegExp(languageNames.tm.full));
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('tk');
  expect(new URL(page.url()).search).toBe('?category=1');
});

test('a toast in the language that was left does not stay', async () => {
  await using storefront = await openSharedStorefront();
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  const visitor = await storefront.visit({ wide: true });
  await putIntoCart(visitor, product.id);
  const toast = visitor.toast(visitor.say(cardTexts, 'added'));
  await toast.waitFor();
  // Under the mouse it would stay.
  await toast.hover();
  await visitor.page.locator('header button[lang="ru"]').evaluate((button: HTMLElement) => button.click());
  await toast.waitFor({ state: 'detached' });
});

test('a stored language that is missing or is neither of the two becomes Turkmen', async () => {
  await using storefront = await openSharedStorefront();
  for (const setting of [null, '', 'en', 'RU', 'tk', 'ru ']) {
    const visitor = await storefront.visit({ setting });
    await visitor.open(paths.home());
    await visitor.page
      .getByRole('link', { name: say('tm', layoutTexts, 'wishlist') })
      .first()
      .waitFor();
    expect(await readLanguage(visitor), String(setting)).toEqual(['tk', 'tm']);
    await visitor.page.context().close();
  }
});
