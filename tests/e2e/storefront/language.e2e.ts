import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { languageNames } from '#storefront/lang/language.ts';
import { say } from '#domain/print/texts.ts';
import { paths } from '#storefront/paths.ts';
import { expectNoProblems } from '../../support/people/buying.ts';
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
