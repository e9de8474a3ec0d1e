import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { paths } from '#storefront/paths.ts';
import { findProducts, leaveInStock, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { languages, openStorefront, type Visitor } from '../../support/pages/storefront.ts';

/** Texts of the specification, word for word. */
const noneLeft = { tm: 'Ammarda ýok', ru: 'Нет в наличии' };

test.each(languages)(
  'at the limit of the stock the plus says so, before the cart, in it and in its list (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
    await leaveInStock(storefront.shop, product, 3);
    const visitor = await storefront.visit({ language });
    const { page, say, like } = visitor;
    const main = page.getByRole('main');

    await visitor.open(paths.product(product.id));
    const chosen = main.getByRole('group', { name: say(productTexts, 'quantity') });
    const more = chosen.getByRole('button', { name: say(productTexts, 'more') });
    await raise(chosen, more, 3);
    await answers(visitor, more, noneLeft[language]);
    await chosen.getByRole('button', { name: say(productTexts, 'less') }).click();
    await chosen.getByText('2', { exact: true }).waitFor();

    await main.getByRole('button', { name: like(productTexts, 'add') }).click();
    await main.getByRole('link', { name: like(productTexts, 'toCart') }).waitFor();
    await raise(chosen, more, 3);
    await answers(visitor, more, noneLeft[language]);
    await chosen.getByText('3', { exact: true }).waitFor();

    await visitor.open(paths.cart());
    const title = product.title[language];
    const line = main.getByRole('group', { name: say(cartTexts, 'quantityOf', { title }) });
    await answers(visitor, line.getByRole('button', { name: say(cartTexts, 'more') }), noneLeft[language]);
    expect(await line.getByRole('status').innerText()).toBe('3');
  },
);

/** Presses until the stepper shows this many. */
async function raise(stepper: Locator, more: Locator, to: number): Promise<void> {
  const shown = () => stepper.getByRole('status').innerText();
  for (let next = Number(await shown()) + 1; next <= to; next += 1) {
    await more.click();
    await stepper.getByText(String(next), { exact: true }).waitFor();
  }
}

/** A press shows a toast of its own. */
async function answers({ page, toast }: Visitor, button: Locator, text: string): Promise<void> {
  const before = await toast(text).count();
  await button.click();
  await page.waitForFunction(
    ([wanted, seen]) =>
      [...document.querySelectorAll('[data-sonner-toast]')].filter((one) => one.textContent?.includes(wanted))
        .length > seen,
    [text, before] as const,
  );
}
