import { expect, test } from 'vitest';
import { checkoutTexts } from '../../storefront/checkout/checkout.texts.ts';
import { placedTexts } from '../../storefront/checkout/placed.texts.ts';
import { troubleTexts } from '../../storefront/checkout/trouble.texts.ts';
import { cardTexts } from '../../storefront/catalogue/card.texts.ts';
import { productTexts } from '../../storefront/catalogue/product.texts.ts';
import { errorTexts } from '../../storefront/lang/errors.texts.ts';
import { paths } from '../../storefront/paths.ts';
import { card, comeIn, goToCheckout, putIntoCart, recipient, writeOrder } from '../support/buying.ts';
import { findProducts, leaveInStock, type ShelfProduct } from '../support/shelf.ts';
import { freshPhone } from '../support/start-shop.ts';
import { languages, openStorefront } from '../support/storefront.ts';

test('goods that are sold meanwhile are named; nothing typed is lost, and the rest can be ordered', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const visitor = await storefront.visit({ language: 'ru' });
  const { page, say, like } = visitor;
  const [kept, fewer, gone] = (await findProducts(shop, 3)) as [ShelfProduct, ShelfProduct, ShelfProduct];
  for (const product of [kept, fewer, gone]) await putIntoCart(visitor, product.id);
  await visitor.open(paths.product(fewer.id));
  for (let more = 0; more < 2; more += 1) await visitor.press(say(productTexts, 'more'));
  await goToCheckout(visitor);
  await writeOrder(visitor, 'CASH');
  await visitor.press(like(checkoutTexts, 'signInToOrder'));
  await comeIn(storefront, visitor, freshPhone());
  const order = page.getByRole('button', { name: like(checkoutTexts, 'orderSum') });
  await order.waitFor();

  await leaveInStock(shop, fewer, 1);
  await leaveInStock(shop, gone, 0);
  await order.click();
  await visitor.toast(say(errorTexts, 'someMissing')).waitFor();
  await visitor.sees(say(troubleTexts, 'short'));
  const lines = page.getByRole('alert').getByRole('listitem');
  const named = (await lines.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(new Set(named)).toEqual(new Set([fewer.title.ru, gone.title.ru]));
  await lines.getByText(say(troubleTexts, 'shortLine', { requested: 3, available: 1 })).waitFor();
  await lines.getByText(say(troubleTexts, 'shortLine', { requested: 1, available: 0 })).waitFor();
  expect(await card(visitor, 'recipient').innerText()).toContain(recipient.name);

  await visitor.press(say(troubleTexts, 'reduce', { n: 1 }));
  await lines.getByRole('button', { name: say(troubleTexts, 'remove') }).click();
  // The sum is counted anew before anybody can agree to it.
  await page.locator('button[aria-busy]').waitFor({ state: 'detached' });
  await order.click();
  await visitor.sees(say(placedTexts, 'title'));
  const sold = await shop.ctx.db.selectFrom('order_line').select(['option_id', 'quantity']).execute();
  expect(sold.toSorted((a, b) => a.option_id - b.option_id)).toEqual(
    [kept, fewer]
      .map(({ option }) => ({ option_id: option, quantity: 1 }))
      .toSorted((a, b) => a.option_id - b.option_id),
  );
});

test.each(languages)(
  'no more goes into the cart than there is, and the shop says so (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const [product] = (await findProducts(storefront.shop, 1)) as [ShelfProduct];
    await leaveInStock(storefront.shop, product, 2);
    const visitor = await storefront.visit({ language });
    const { page, say } = visitor;
    const title = product.title[language];
    await visitor.open(paths.shop({ q: product.title.tm }));
    const article = page.getByRole('main').getByRole('article').filter({ hasText: title }).first();
    await article.getByRole('button', { name: say(cardTexts, 'add', { title }), exact: true }).click();
    const stepper = article.getByRole('group', { name: say(cardTexts, 'inCart', { title }) });
    const more = stepper.getByRole('button', { name: say(cardTexts, 'more') });
    await more.click();
    await stepper.getByText('2', { exact: true }).waitFor();
    await more.click();
    await visitor.toast(say(errorTexts, 'outOfStock')).waitFor();
    await stepper.getByText('2', { exact: true }).waitFor();
  },
);
