/** Who has chosen a place is told of that place's days and fees, on every page and on the next visit. */
import { expect, test } from 'vitest';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { paths } from '#storefront/paths.ts';
import { goToCheckout, putIntoCart } from '../../support/people/buying.ts';
import { languages, openStorefront } from '../../support/pages/storefront.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';

const mary = { tm: 'Mary şäheri', ru: 'город Мары' };
const today = { tm: 'Şu gün', ru: 'Сегодня' };
const capital = { tm: 'Aşgabat', ru: 'Ашхабад' };

test('with Mary chosen no page promises the day or the fee of the capital', async () => {
  await using storefront = await openStorefront();
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  const { api } = storefront.shop;
  const { mainInfo } = (await api('GET /api/product/home-info/')).data;
  const zones = (await api('GET /api/order/delivery-payment/')).data.zones;
  const zone = zones.find(({ places }) => places.some(({ title }) => title.tm === mary.tm));
  const there = mainInfo.promises.find((one) => one.zone === zone?.id)?.soonest;
  expect(there !== mainInfo.promise.soonest && zone?.fee !== mainInfo.promise.fee).toBe(true);
  expect(mainInfo.promise.soonest).toBe('2026-11-20');
  for (const language of languages) {
    const visitor = await storefront.visit({ language });
    const { page, say, open } = visitor;
    const promises = page.locator('[data-promise]');
    const strip = promises.first();
    await open(paths.home());
    await strip.filter({ hasText: capital[language] }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByPlaceholder(say(addressTexts, 'searchPlace')).fill('mari');
    await sheet.getByRole('button', { name: mary[language] }).click();
    await strip.filter({ hasText: mary[language] }).waitFor();
    await putIntoCart(visitor, product.id);
    for (const path of [paths.product(product.id), paths.shop(), paths.home()]) {
      await open(path);
      await promises.first().waitFor();
      if (path !== paths.shop()) await strip.filter({ hasText: mary[language] }).waitFor();
      const told = (await promises.filter({ visible: true }).allInnerTexts()).join('\n');
      expect(told, path).not.toContain(capital[language]);
      expect(told, path).not.toContain(today[language]);
    }
    await open(paths.cart());
    await page.getByText(`, ${mary[language]}`).waitFor();
    await page.getByText('70 TMT').first().waitFor();
    await goToCheckout(visitor);
    await page.getByText('70 TMT').first().waitFor();
    expect(visitor.problems).toEqual([]);
  }
});
