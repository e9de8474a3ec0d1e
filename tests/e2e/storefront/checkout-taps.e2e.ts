/** How many taps and screens a purchase takes on a phone. */
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { finderTexts } from '#storefront/features/catalogue/finder/finder.texts.ts';
import { nameRange } from '#storefront/features/catalogue/finder/name-range.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { regionTexts } from '#storefront/features/delivery/region.texts.ts';
import { homeTexts } from '#storefront/features/content/home/home.texts.ts';
import { nearDay } from '#domain/print/days.ts';
import { say } from '#domain/print/texts.ts';
import { paths } from '#storefront/paths.ts';
import { hasFocus } from '../../support/pages/keyboard.ts';
import { card, goOn } from '../../support/people/buying.ts';
import { codeFor } from '../../support/people/people.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { languages, openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';

test.each(languages)(
  'a present for the day after tomorrow takes a new customer 16 taps and 7 screens at most, one who returns 6 taps (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ language });
    const { page, say, like } = visitor;
    const count = await countTaps(visitor);

    await visitor.open(paths.home());
    await findGift(storefront, visitor);
    await goToOrder(visitor);
    await writeOrder(visitor);
    await visitor.press(like(checkoutTexts, 'signInToOrder'));
    await comeIn(storefront, visitor);
    await untilBank(storefront, visitor);
    expect(count.taps()).toBeGreaterThan(8);
    expect(count.taps()).toBeLessThanOrEqual(16);
    // Plus the bank's page.
    expect(count.screens().length + 1, count.screens().join(' ')).toBeLessThanOrEqual(7);

    count.begin();
    await visitor.open(paths.home());
    await goToOrder(visitor);
    await page.getByText(say(checkoutTexts, 'likeLast')).waitFor();
    const answers = { recipient: 'Maral', where: 'Magtymguly 12', payment: say(checkoutTexts, 'ONLINE') };
    for (const [name, answer] of Object.entries(answers))
      await expect.poll(() => card(visitor, name as keyof typeof answers).innerText()).toContain(answer);
    await visitor.press(like(checkoutTexts, 'paySum'));
    await untilBank(storefront, visitor);
    expect(count.taps()).toBeGreaterThan(3);
    expect(count.taps()).toBeLessThanOrEqual(6);
    const orders = await storefront.shop.ctx.db
      .selectFrom('shop_order')
      .select(['gift', 'address', 'delivery_day'])
      .orderBy('number')
      .execute();
    expect(orders).toHaveLength(2);
    expect(orders[0]?.delivery_day).toBe(dayAfterTomorrow(storefront));
    expect(orders[1]?.address).toEqual(orders[0]?.address);
  },
);

test('a present to the city of Mary takes three taps and one sheet more', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const count = await countTaps(visitor);
  await visitor.open(paths.home());
  await findGift(storefront, visitor, () => sendToMary(visitor));
  await goToOrder(visitor);
  await writeOrder(visitor);
  await visitor.press(visitor.like(checkoutTexts, 'signInToOrder'));
  await comeIn(storefront, visitor);
  await untilBank(storefront, visitor);
  expect(count.taps()).toBeLessThanOrEqual(19);
  expect(new Set(count.screens()).size + 1, count.screens().join(' ')).toBeLessThanOrEqual(8);
  const order = await storefront.shop.ctx.db
    .selectFrom('shop_order')
    .select(['address', 'delivery_day'])
    .executeTakeFirstOrThrow();
  expect(order.address).toMatchObject({ region: 'MR', placeTitle: { tm: 'Mary şäheri' } });
  expect(order.delivery_day).toBe(dayAfterTomorrow(storefront));
});

const dayAfterTomorrow = ({ shop }: Storefront) => addDays(dayOf(shop.ctx.now()), 2);

/** Counts taps, and screens with at least one tap or input; a sheet counts as one. */
async function countTaps({ page }: Visitor) {
  let taps = 0;
  let screens: string[] = [];
  await page.exposeFunction('countAct', (kind: string, screen: string) => {
    if (kind === 'pointerdown') taps += 1;
    if (screens.at(-1) !== screen) screens.push(screen);
  });
  await page.addInitScript(() => {
    const tell = ({ type }: Event) => {
      const sheet = document.querySelector('dialog[open]') ? '+sheet' : '';
      void Reflect.apply(Reflect.get(window, 'countAct'), null, [type, location.pathname + sheet]);
    };
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

/** For mother, up to 300 manats, the day after tomorrow. */
async function findGift(
  storefront: Storefront,
  visitor: Visitor,
  sendThere = () => Promise.resolve(),
): Promise<void> {
  const { page, say, press, language } = visitor;
  const { shop } = storefront;
  const [mother] = (await shop.api('GET /api/product/home-info/', {})).data.mainInfo.recipients;
  const answers = [
    mother?.title[language] ?? '',
    nameRange({ priceMin: 200_00, priceMax: 300_00 }, language),
    nearDay(dayAfterTomorrow(storefront), shop.ctx.now(), language),
  ];
  await press(say(homeTexts, 'findGift'));
  await visitor.sees(say(finderTexts, 'title'));
  await sendThere();
  for (const name of answers) {
    const chip = page.getByRole('main').getByRole('button', { name, exact: true });
    await chip.click();
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
  }
}

/** By the sheet of places: the region, then its city. */
async function sendToMary({ page, language }: Visitor): Promise<void> {
  const sheet = page.getByRole('dialog');
  await page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('[data-promise]') })
    .click();
  await sheet.getByRole('button', { name: say(language, regionTexts, 'MR'), exact: true }).click();
  await sheet.getByRole('listitem').first().getByRole('button').click();
  await sheet.waitFor({ state: 'detached' });
}

/** The first product on screen, straight to checkout without the cart. */
async function goToOrder(visitor: Visitor): Promise<void> {
  const { page, say, like, press, sees } = visitor;
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click();
  await press(like(productTexts, 'add'));
  const onward = page.getByRole('link', { name: say(productTexts, 'order') });
  await expect.poll(() => onward.evaluate((link) => link === document.activeElement)).toBe(true);
  await onward.click();
  await sees(say(checkoutTexts, 'title'));
}

/** Without the Enter key: every field and button is tapped. */
async function writeOrder(visitor: Visitor): Promise<void> {
  const { page, say, field } = visitor;
  const answers = [
    ['otherName', 'Maral'],
    ['otherPhone', '65112233'],
  ] as const;
  for (const [name, answer] of answers) {
    await field(say(checkoutTexts, name)).click();
    await hasFocus(field(say(checkoutTexts, name)));
    await page.keyboard.type(answer);
  }
  await goOn(visitor, 'recipient');
  // The city is the place chosen for the whole shop.
  await field(say(addressTexts, 'line1')).click();
  await page.keyboard.type('Magtymguly 12');
  await goOn(visitor, 'where');
  await field(say(giftTexts, 'message')).waitFor();
  await card(visitor, 'payment').locator('[data-field="bank"] label').first().click();
}

/** The number field is focused; the code is typed by hand. */
async function comeIn({ shop }: Storefront, visitor: Visitor): Promise<void> {
  const { page, say, press, field } = visitor;
  // The heading is there while the form is still being loaded.
  await hasFocus(field(say(phoneTexts, 'label')));
  const phone = freshPhone();
  await page.keyboard.type(phone.slice(4));
  await press(say(signInTexts, 'send'));
  await hasFocus(field(say(signInTexts, 'code')));
  await shop.settle();
  await page.keyboard.type(codeFor(shop, phone));
  await press(say(signInTexts, 'go'));
}

const untilBank = ({ shop }: Storefront, { page }: Visitor) =>
  page.waitForURL((url) => url.origin !== shop.origin || url.pathname.includes('bank'));
