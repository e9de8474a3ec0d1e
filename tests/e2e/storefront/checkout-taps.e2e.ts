/** How much a purchase asks of somebody on a phone: presses of a finger, and screens. */
import { expect, test } from 'vitest';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { paths } from '#storefront/paths.ts';
import { card } from '../../support/people/buying.ts';
import { codeFor } from '../../support/people/people.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { languages, openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';

test.each(languages)(
  'from home to the bank a new customer taps 16 times at most, on 7 screens, one who returns 6 times (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ language });
    const { page, say, like } = visitor;
    const way = await countWay(visitor);

    await visitor.open(paths.home());
    await goToOrder(visitor);
    await writeOrder(visitor);
    await visitor.press(like(checkoutTexts, 'signInToOrder'));
    await comeIn(storefront, visitor);
    await visitor.press(like(checkoutTexts, 'paySum'));
    await untilBank(storefront, visitor);
    expect(way.taps()).toBeGreaterThan(8);
    expect(way.taps()).toBeLessThanOrEqual(16);
    // And the bank's.
    expect(way.screens().length + 1).toBeLessThanOrEqual(7);

    way.begin();
    await visitor.open(paths.home());
    await goToOrder(visitor);
    await page.getByText(say(checkoutTexts, 'likeLast')).waitFor();
    const answers = { recipient: 'Maral', where: 'Magtymguly 12', payment: say(checkoutTexts, 'ONLINE') };
    for (const [name, answer] of Object.entries(answers))
      await expect.poll(() => card(visitor, name as keyof typeof answers).innerText()).toContain(answer);
    await card(visitor, 'gift')
      .getByRole('button', { name: say(checkoutTexts, 'go') })
      .click();
    await visitor.press(like(checkoutTexts, 'paySum'));
    await untilBank(storefront, visitor);
    expect(way.taps()).toBeGreaterThan(3);
    expect(way.taps()).toBeLessThanOrEqual(6);
    const orders = await storefront.shop.ctx.db
      .selectFrom('shop_order')
      .select(['gift', 'address'])
      .execute();
    expect(orders).toHaveLength(2);
    expect(orders[1]?.address).toEqual(orders[0]?.address);
  },
);

/** Fingers on the glass, and the screens where something was pressed or typed, one after the other. */
async function countWay({ page }: Visitor) {
  let taps = 0;
  let screens: string[] = [];
  await page.exposeFunction('countAct', (kind: string, path: string) => {
    if (kind === 'pointerdown') taps += 1;
    if (screens.at(-1) !== path) screens.push(path);
  });
  await page.addInitScript(() => {
    const tell = ({ type }: Event) =>
      void Reflect.apply(Reflect.get(window, 'countAct'), null, [type, location.pathname]);
    for (const kind of ['pointerdown', 'keydown', 'input']) addEventListener(kind, tell, true);
  });
  return {
    taps: () => taps,
    screens: () => screens,
    begin() {
      taps = 0;
      screens = [];
    },
  };
}

/** The first product of the home page, into the cart and past it. */
async function goToOrder(visitor: Visitor): Promise<void> {
  const { page, say, like, press, sees } = visitor;
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click();
  await press(like(productTexts, 'add'));
  const onward = page.getByRole('link', { name: say(productTexts, 'order') });
  await expect.poll(() => onward.evaluate((link) => link === document.activeElement)).toBe(true);
  await onward.click();
  await sees(say(checkoutTexts, 'title'));
}

async function writeOrder(visitor: Visitor): Promise<void> {
  const { page, say, field } = visitor;
  const type = (text: string) => page.keyboard.type(text);
  const enter = () => page.keyboard.press('Enter');
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
}

async function comeIn({ shop }: Storefront, visitor: Visitor): Promise<void> {
  const { page, say, field, sees } = visitor;
  await sees(say(signInTexts, 'title'));
  const phone = freshPhone();
  await page.keyboard.type(phone.slice(4));
  await page.keyboard.press('Enter');
  await sees(say(signInTexts, 'codeTitle'));
  await shop.settle();
  // The phone fills the code in by itself.
  await field(say(signInTexts, 'code')).fill(codeFor(shop, phone));
  await sees(say(checkoutTexts, 'title'));
}

const untilBank = ({ shop }: Storefront, { page }: Visitor) =>
  page.waitForURL((url) => url.origin !== shop.origin || url.pathname.includes('bank'));
