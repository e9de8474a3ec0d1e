import { expect, test } from 'vitest';
import { profileTexts } from '#storefront/features/customers/account/profile.texts.ts';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { paths } from '#storefront/paths.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { comeIn } from '../../support/people/buying.ts';

test('a product id that is no number is asked for like any other, and the toast says that there is none', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const call = visitor.page.waitForResponse((response) => /product\/detail\/abc\//.test(response.url()));
  await visitor.page.goto(storefront.shop.origin + paths.product('abc'));
  expect((await call).status()).toBe(404);
  await visitor.toast('Haryt tapylmady').waitFor();
  await visitor.sees(visitor.say(productTexts, 'notFound'));
});

test("somebody else's profile is not found, one's own is", async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ language: 'ru' });
  await visitor.open(paths.signIn(paths.profile('99999')));
  await comeIn(storefront, visitor, freshPhone());
  await visitor.sees(visitor.say(profileTexts, 'notFound'));
  await visitor.page.getByRole('link', { name: visitor.say(profileTexts, 'toOwn') }).click();
  await visitor.page.getByLabel(visitor.say(profileTexts, 'name')).waitFor();
});
