/** A chosen place determines the days and fees shown on every page, also on the next visit. */
import { expect, test } from 'vitest';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { paths } from '#storefront/paths.ts';
import { goToCheckout, putIntoCart } from '../../support/people/buying.ts';
import { languages, openStorefront } from '../../support/pages/storefront.ts';
import { searchedTexts } from '#storefront/features/catalogue/list/searched.texts.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
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
    await open(paths.delivery());
    await page.getByRole('button', { name: new RegExp(`: ${mary[language]}$`) }).waitFor();
    await goToCheckout(visitor);
    await page.getByText('70 TMT').first().waitFor();
    expect(visitor.problems).toEqual([]);
  }
});

test('a list of what arrives today stands in the address and goes to the place that is chosen', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ language: 'ru', wide: true });
  const { page, say, open, press } = visitor;
  await open(paths.shop());
  const filters = page.getByRole('complementary', { name: say(shopTexts, 'filter') });
  const arrivesToday = say(shopTexts, 'arrivesBy', { day: today.ru.toLowerCase() });
  const choice = filters.getByRole('checkbox', { name: new RegExp(`^${arrivesToday}`) });
  await choice.check();
  await page.waitForURL(/arrives_by=2026-11-20$/);
  // All in stock but two, which are made to order.
  await page.getByText(say(shopTexts, 'found', { n: 116 })).waitFor();
  await page.getByRole('button', { name: capital.ru }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByPlaceholder(say(addressTexts, 'searchPlace')).fill('mari');
  await sheet.getByRole('button', { name: mary.ru }).click();
  await page.waitForURL(/arrives_by=2026-11-20&place=\d+$/);
  await visitor.sees(say(shopTexts, 'nothing'));
  const title = `${arrivesToday} · ${mary.ru}`;
  await press(say(shopTexts, 'removeFilter', { title }));
  await page.getByText(say(shopTexts, 'found', { n: 121 })).waitFor();
  expect(await choice.isDisabled(), 'not to Mary').toBe(true);
  // Filters are hidden when nothing is found even without them.
  await open(paths.shop({ q: 'qwrtpsdfg' }));
  await visitor.sees(say(shopTexts, 'nothing'));
  expect(await filters.count()).toBe(0);
  // Filters recognized in a sentence are chips; removing one keeps the rest of the text.
  await open(paths.shop({ q: 'цветы маме до 300' }));
  await press(say(shopTexts, 'removeFilter', { title: 'до 300 TMT' }));
  await page.waitForURL(/q=%D1%86%D0%B2%D0%B5%D1%82%D1%8B\+%D0%BC%D0%B0%D0%BC%D0%B5$/);
  await press(say(searchedTexts, 'asTyped'));
  await page.waitForURL(/as_typed=true/);
  await page.getByRole('group', { name: say(shopTexts, 'filtersOn') }).waitFor({ state: 'detached' });
  await open(paths.shop({ q: 'термокружка' }));
  const ask = page.getByText(say(shopTexts, 'nothingHint')).getByRole('link');
  expect(await ask.getAttribute('href'), 'nothing is sold under this word').toMatch(/^tel:[+]993/);
  expect(visitor.problems).toEqual([]);
});
