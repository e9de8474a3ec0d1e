import { expect, test } from 'vitest';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import { placedTexts } from '#storefront/features/checkout/payment/placed.texts.ts';
import { paths } from '#storefront/paths.ts';
import {
  card,
  comeIn,
  goToCheckout,
  putIntoCart,
  recipient,
  writeOrder,
} from '../../support/people/buying.ts';
import { signIn } from '../../support/people/people.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';

const comment = 'Gapyda it bar, seresap boluň';

test('a session that is renewed while an order is written goes unnoticed', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  await writeAsCustomer(storefront, visitor, freshPhone());
  await storefront.pass(20 * 60, visitor);
  await visitor.press(visitor.like(checkoutTexts, 'orderSum'));
  await visitor.sees(visitor.say(placedTexts, 'title'));
});

test('a session that ends while an order is written costs a code and not a letter', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const visitor = await storefront.visit();
  const { page, say, like } = visitor;
  const phone = freshPhone();
  await writeAsCustomer(storefront, visitor, phone);

  // Codes are limited to one a minute; then all sessions are ended from another device.
  await storefront.pass(61, visitor);
  const elsewhere = await signIn(shop, phone);
  await elsewhere.api('POST /api/auth/sign-out/', { query: { everywhere: true } });
  await storefront.pass(61, visitor);
  await visitor.press(like(checkoutTexts, 'orderSum'));
  await page.waitForURL((url) => url.pathname === paths.signIn());
  await comeIn(storefront, visitor, phone);

  await visitor.sees(say(placedTexts, 'title'));
  const orders = await shop.ctx.db
    .selectFrom('shop_order')
    .select(['comment', 'payment', 'address'])
    .execute();
  const address = expect.objectContaining({ fullname: recipient.name });
  expect(orders).toEqual([{ comment, payment: 'CASH', address }]);
});

/** Signs in first, then fills in the order; a comment represents longer input. */
async function writeAsCustomer(storefront: Storefront, visitor: Visitor, phone: string): Promise<void> {
  const [product] = await findProducts(storefront.shop, 1);
  await visitor.open(paths.signIn());
  await comeIn(storefront, visitor, phone);
  await putIntoCart(visitor, product?.id ?? 0);
  await goToCheckout(visitor);
  await writeOrder(visitor, 'CASH');
  await card(visitor, 'gift')
    .getByRole('button', { name: visitor.say(checkoutTexts, 'change') })
    .click();
  await visitor.field(visitor.say(giftTexts, 'comment')).fill(comment);
}
