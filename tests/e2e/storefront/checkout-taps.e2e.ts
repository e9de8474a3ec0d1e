/** How much a first purchase asks of somebody on a phone: presses of a finger, and screens. */
import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { paths } from '#storefront/paths.ts';
import { card } from '../../support/people/buying.ts';
import { codeFor } from '../../support/people/people.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { languages, openStorefront } from '../../support/pages/storefront.ts';

test.each(languages)(
  'a first purchase takes at most 16 taps from the home page to the bank (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ language });
    const { page, say, like, field } = visitor;
    const type = (text: string) => page.keyboard.type(text);
    const enter = () => page.keyboard.press('Enter');
    let taps = 0;
    await page.exposeFunction('countTap', () => (taps += 1));
    await page.addInitScript('addEventListener("pointerdown", () => countTap(), true)');

    await visitor.open(paths.home());
    await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click();
    await visitor.press(like(productTexts, 'add'));
    await visitor.press(like(productTexts, 'toCart'));
    await visitor.press(like(cartTexts, 'order'));
    await field(say(checkoutTexts, 'otherName')).click();
    await type('Maral');
    await enter();
    await type('65112233');
    await enter();
    await page.getByRole('button', { name: say(addressTexts, 'place') }).click();
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    await field(say(addressTexts, 'line1')).click();
    await type('Magtymguly 12');
    await enter();
    await field(say(giftTexts, 'message')).waitFor();
    await card(visitor, 'gift')
      .getByRole('button', { name: say(checkoutTexts, 'go') })
      .click();
    await card(visitor, 'payment').locator('[data-field="bank"] label').first().click();
    await visitor.press(like(checkoutTexts, 'signInToOrder'));
    await visitor.sees(say(signInTexts, 'title'));
    const phone = freshPhone();
    await type(phone.slice(4));
    await enter();
    await visitor.sees(say(signInTexts, 'codeTitle'));
    await storefront.shop.settle();
    // The phone fills the code in by itself.
    await field(say(signInTexts, 'code')).fill(codeFor(storefront.shop, phone));
    await visitor.sees(say(checkoutTexts, 'title'));
    await visitor.press(like(checkoutTexts, 'paySum'));
    await page.waitForURL((url) => url.origin !== storefront.shop.origin || url.pathname.includes('bank'));
    expect(taps).toBeGreaterThan(8);
    expect(taps).toBeLessThanOrEqual(16);
  },
);
