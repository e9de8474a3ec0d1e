import { expect, test } from 'vitest';
import { peopleTexts } from '#storefront/features/people/people.texts.ts';
import { paths } from '#storefront/paths.ts';
import { languages, openStorefront } from '../../support/pages/storefront.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { comeIn, goToCheckout, putIntoCart } from '../../support/people/buying.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';

test.each(languages)(
  'a customer keeps a person with a date, passes it over, and forgets them (%s)',
  async (language) => {
    await using storefront = await openStorefront();
    const visitor = await storefront.visit({ language });
    const { page, say, press, sees, open, field } = visitor;
    const choice = (key: 'day' | 'month') =>
      page.getByRole('combobox', { name: say(peopleTexts, key), exact: true });
    await open(paths.signIn(paths.people()));
    await comeIn(storefront, visitor, freshPhone());
    await sees(say(peopleTexts, 'none'));
    await press(say(peopleTexts, 'add'));
    await press(say(peopleTexts, 'save'));
    const told = (key: 'nameMissing' | 'dayWrong') =>
      page.getByText(say(peopleTexts, key), { exact: true }).waitFor();
    await told('nameMissing');
    await field(say(peopleTexts, 'name')).fill('Aýna');
    await choice('day').selectOption('31');
    await choice('month').selectOption('2');
    await press(say(peopleTexts, 'save'));
    await told('dayWrong');
    // Unsaved input survives a reload.
    await page.reload();
    await expect.poll(() => field(say(peopleTexts, 'name')).inputValue()).toBe('Aýna');
    await choice('day').selectOption('12');
    await choice('month').selectOption('3');
    await press(say(peopleTexts, 'save'));
    await page.waitForURL(`**${paths.people()}`);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Aýna' }) });
    await card.getByText(say(peopleTexts, 'birthday')).waitFor();
    // At checkout they become the recipient with one press.
    const [product] = await findProducts(storefront.shop, 1);
    await putIntoCart(visitor, product?.id ?? 0);
    await goToCheckout(visitor);
    await press('Aýna');
    await expect.poll(() => field(say(checkoutTexts, 'otherName')).inputValue()).toBe('Aýna');
    await open(paths.people());
    await card.getByRole('link', { name: say(peopleTexts, 'edit') }).click();
    await press(say(peopleTexts, 'silence'));
    await page.getByRole('button', { name: say(peopleTexts, 'speak') }).waitFor();
    await open(paths.people());
    await card.getByText(say(peopleTexts, 'isQuiet')).waitFor();
    await card.getByRole('link', { name: say(peopleTexts, 'edit') }).click();
    // All of them at once, as of somebody who has died.
    await press(say(peopleTexts, 'hasDied'));
    await page.getByText(say(peopleTexts, 'passedOver'), { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: say(peopleTexts, 'forGood') }).count()).toBe(0);
    await press(say(peopleTexts, 'speak'));
    await page.getByRole('button', { name: say(peopleTexts, 'hasDied') }).waitFor();
    await press(say(peopleTexts, 'remove'));
    await sees(say(peopleTexts, 'none'));
    expect(visitor.problems).toEqual([]);
  },
);
