import { expect, test } from 'vitest';
import { checkPaymentTexts } from '#storefront/features/checkout/payment/check-payment.texts.ts';
import { certificateTexts } from '#storefront/features/certificates/certificate.texts.ts';
import { boughtTexts } from '#storefront/features/certificates/bought.texts.ts';
import { codeTexts } from '#storefront/features/cart/code/code.texts.ts';
import { spentTexts } from '#storefront/features/certificates/spent.texts.ts';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { searchTexts } from '#storefront/features/catalogue/search/search.texts.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import { firstScreenTexts } from '#storefront/features/content/home/first-screen.texts.ts';
import {
  eventTexts,
  headlineTexts,
  orderTexts,
  paymentStatusTexts,
} from '#storefront/features/orders/order.texts.ts';
import { money } from '#domain/print/money.ts';
import { languageTag } from '#storefront/lang/language.ts';
import { paths } from '#storefront/paths.ts';
import {
  card,
  choose,
  chooseBank,
  comeIn,
  expectNoProblems,
  goOn,
  goToCheckout,
  payAtBank,
  putIntoCart,
  recipient,
  writeAddress,
} from '../../support/people/buying.ts';
import { inspectPage } from '../../support/pages/inspect-page.ts';
import { assertBooksAgree } from '../../support/people/paying.ts';
import { addCertificate } from '../../support/shop/counter.ts';
import { hire } from '../../support/people/staff.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { languages, openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';

const findProduct = {
  tm: async ({ page, say }: Visitor) => {
    const search = page.getByRole('combobox', { name: say(searchTexts, 'label') });
    await search.fill('gul');
    await search.press('Enter');
    await page.waitForURL((url) => url.pathname === paths.shop() && url.searchParams.get('q') === 'gul');
  },
  ru: async ({ page, say }: Visitor) => {
    const categories = page
      .getByRole('main')
      .getByRole('navigation', { name: say(firstScreenTexts, 'categories') });
    await categories.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === paths.shop() && url.searchParams.has('category'));
  },
};

test.each(languages)(
  'a guest buys a present: home, product, cart, order, code, bank, paid (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ language });
    const { page, say, like } = visitor;

    await visitor.open(paths.home());
    await page
      .getByRole('link', { name: say(firstScreenTexts, 'choose') })
      .first()
      .waitFor();
    await findProduct[language](visitor);
    await page
      .getByRole('status')
      .filter({ hasText: like(shopTexts, 'found') })
      .waitFor();
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await visitor.press(like(productTexts, 'add'));
    await visitor.press(like(productTexts, 'toCart'));
    await visitor.sees(say(cartTexts, 'title'));
    await visitor.press(like(cartTexts, 'order'));
    await visitor.sees(say(checkoutTexts, 'title'));

    await writeWholeOrder(visitor);
    await visitor.press(like(checkoutTexts, 'signInToOrder'));
    await comeIn(storefront, visitor, freshPhone());
    const sum = await payAtBank(visitor, 'pays');
    await visitor.sees(say(checkPaymentTexts, 'paid'));
    // The bank's return URL says Russian; the shop keeps the customer's language.
    expect(await page.getAttribute('html', 'lang')).toBe(languageTag[language]);
    await page.getByText(say(checkPaymentTexts, 'paidHint', { sum: money(sum) })).waitFor();
    // The number shown is the shop's, not the recipient's.
    await page.getByText(like(checkPaymentTexts, 'shopPhone')).waitFor();
    await expectEasyMotion(visitor);
    expect(await inspectPage(visitor)).toEqual([]);
    await visitor.press(say(checkPaymentTexts, 'toOrder'));

    await visitor.sees(say(headlineTexts, 'placed'));
    const timeline = page.getByRole('listitem');
    await timeline.filter({ hasText: say(eventTexts, 'payment-paid') }).waitFor();
    await page.getByText(say(paymentStatusTexts, 'paid'), { exact: true }).waitFor();
    await page
      .getByText(say(orderTexts, 'from', { name: 'Aman' }))
      .filter({ visible: true })
      .waitFor();
    await page
      .locator('li > b', { hasText: /\d\sTMT$/ })
      .first()
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    // "Tomorrow" says nothing on paper.
    const day = say(orderTexts, 'comes', { when: '' });
    expect(await page.locator('main').innerText()).toMatch(new RegExp(`${day}\\d+\\s\\S+\\s\\d{4}`));
    await expectWritten(storefront);
    await expectPaidInBooks(storefront);
    expectNoProblems(visitor);
  },
);

test('a certificate is bought by card, printed with its code, and pays the next order', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const { page, say, like } = visitor;
  const product = await sellCertificate(storefront);
  await visitor.open(paths.signIn());
  await comeIn(storefront, visitor, freshPhone());

  await visitor.open(paths.product(product));
  await visitor.press(say(certificateTexts, 'wedding'));
  await putIntoCart(visitor, product);
  await goToCheckout(visitor);
  // No address, no day, no wrap.
  await expect.poll(() => page.locator('[data-card]').count()).toBe(2);
  await choose(visitor, 'certificates', new RegExp(say(certificateTexts, 'PRINT')));
  await visitor.field(say(certificateTexts, 'message')).fill('Eje, gutly bolsun!');
  await page.reload();
  await card(visitor, 'certificates')
    .getByRole('button', { name: say(checkoutTexts, 'change') })
    .click();
  await page.locator('[data-certificate-paper="wedding"]').getByText('Eje, gutly bolsun!').waitFor();
  await goOn(visitor, 'certificates');
  await page.getByText(say(checkoutTexts, 'certificateCardOnly')).waitFor();
  expect(await card(visitor, 'payment').locator('[data-field="payment"]').getByRole('radio').count()).toBe(1);
  await chooseBank(visitor);
  await goOn(visitor, 'payment');
  await visitor.press(like(checkoutTexts, 'paySum'));
  await payAtBank(visitor, 'pays');
  await visitor.press(say(checkPaymentTexts, 'toCertificate'));

  await visitor.press(say(boughtTexts, 'show'));
  const paper = page.getByRole('dialog').locator('[data-certificate-paper="wedding"]');
  await paper.getByText('Eje, gutly bolsun!').waitFor();
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await paper.innerText())?.[0] ?? '';
  expect(await inspectPage(visitor)).toEqual([]);
  expectNoProblems(visitor);

  // The next order is paid with this certificate and another one; an invalid code stays for correction.
  const { shop } = storefront;
  await addCertificate(shop, 'GIFT-00000000000', 1_000_000);
  const goods = (await findProducts(shop, 2)).find(({ id }) => id !== product);
  await putIntoCart(visitor, goods?.id ?? 0);
  await goToCheckout(visitor);
  const codes = codeTexts.certificate;
  const use = async (typed: string) => {
    await visitor.field(say(codes, 'code')).fill(typed);
    await page.keyboard.press('Enter');
  };
  await page.getByText(say(codes, 'have')).click();
  await use(code);
  await page.getByText(like(spentTexts, 'left')).waitFor();
  await page.getByText(say(spentTexts, 'another')).click();
  await use('GIFT-99999999999');
  await page.getByText(say(codes, 'wrong')).waitFor();
  expect(await visitor.field(say(codes, 'code')).inputValue()).toBe('GIFT-99999999999');
  await use('gift-00000000000');
  await page.getByText(like(spentTexts, 'unneeded')).waitFor();
  await visitor.press(say(spentTexts, 'dropIt', { last4: code.slice(-4) }));
  await page.getByText(like(spentTexts, 'left')).waitFor();
  await expect.poll(() => page.getByText(code.slice(-4)).count()).toBe(0);
  // The browser logs the refused code as a failed request.
  expect((await inspectPage(visitor)).filter((flaw) => !flaw.includes('422'))).toEqual([]);
});

/** Adds a certificate of 300 manats to the catalogue. */
async function sellCertificate({ shop }: Storefront): Promise<number> {
  const { office } = await hire(shop);
  const [category] = (await shop.api('GET /api/product/categories/')).data;
  const title = { tm: 'Sowgat sertifikaty', ru: 'Подарочный сертификат' };
  const option = { title: { tm: '300 TMT', ru: '300 TMT' }, sku: 'CERT-300', price: 30_000, onHand: 100 };
  const { data } = await office('POST /api/office/products/', {
    body: {
      ...{ kind: 'certificate', title, description: title, status: 'published' },
      ...{ category: category?.id ?? 0, options: [option] },
    },
  });
  return data.id;
}

async function writeWholeOrder(visitor: Visitor): Promise<void> {
  const { say } = visitor;
  await visitor.field(say(checkoutTexts, 'otherName')).fill(recipient.name);
  await visitor.field(say(checkoutTexts, 'otherPhone')).fill(recipient.phone);
  await goOn(visitor, 'recipient');
  await choose(visitor, 'where', say(checkoutTexts, 'newAddress'));
  await writeAddress(visitor);
  await goOn(visitor, 'where');
  await visitor.field(say(giftTexts, 'message')).fill('Doglan günüň gutly bolsun!');
  await visitor.field(say(giftTexts, 'sender')).fill('Aman');
  await goOn(visitor, 'gift');
  await choose(visitor, 'payment', new RegExp(say(checkoutTexts, 'ONLINE')));
  await chooseBank(visitor);
  await goOn(visitor, 'payment');
}

/** Draft and order are equal: sign-in needed no second press. */
async function expectWritten({ shop }: Storefront): Promise<void> {
  const orders = await shop.ctx.db.selectFrom('shop_order').selectAll().execute();
  expect(orders).toHaveLength(1);
  for (const answer of [recipient.name, 'Magtymguly şaýoly, 12', 'Aman'])
    expect(JSON.stringify(orders)).toContain(answer);
}

/** Animations use only compositor properties, end soon, and respect reduced motion. */
async function expectEasyMotion({ page }: Visitor): Promise<void> {
  const readMotion = () =>
    page.locator('[data-bloom]').evaluate((bloom) => {
      const moving = bloom.getAnimations({ subtree: true });
      const frames = moving.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
      const told = ['offset', 'computedOffset', 'easing', 'composite'];
      return {
        moves: [...new Set(frames.flatMap(Object.keys))].filter((name) => !told.includes(name)).sort(),
        endsMs: Math.max(...moving.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
      };
    });
  const { moves, endsMs } = await readMotion();
  expect(moves).toEqual(['opacity', 'transform']);
  expect(endsMs).toBeLessThanOrEqual(2000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await readMotion()).moves).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

async function expectPaidInBooks({ shop }: Storefront): Promise<void> {
  await shop.settle();
  await assertBooksAgree(shop);
  const orders = await shop.ctx.db.selectFrom('shop_order').select('payment_status').execute();
  expect(orders).toEqual([{ payment_status: 'paid' }]);
}
