import { expect, test } from 'vitest';
import { planWayWords, promoTexts } from '#backoffice/features/promo/promo.texts.ts';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { runPricePlans } from '#server/features/catalogue/price-plans/run-price-plans.ts';
import { comeToOffice, raWords } from '../../support/people/office-visit.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('a sale with named prices: a product brings all of its options, one of them costs less on the day', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const { data: found } = await shop.api('GET /api/product/list/:search?', { params: { search: 'gül' } });
  const details = found.map(({ id }) => shop.api('GET /api/product/detail/:id/', { params: { id } }));
  const roses = (await Promise.all(details)).find(({ data }) => data.options.length > 2)?.data;
  const visit = await comeToOffice(storefront, 'ru');
  await visit.comeInByLink();
  await visit.sees(visit.say(dashboardTexts, 'ordered'));
  const { page } = visit;
  await visit.goTo(resourceWords['price-plans'], 'new');
  await visit.write(`${visit.name('title')} · TM`, 'Bahar');
  await visit.choose(visit.say(promoTexts, 'way'), visit.say(planWayWords, 'prices'));
  await visit.press(raWords.ru.ra.action.save);
  await visit.sees(visit.say(promoTexts, 'pricesNeeded'));

  const title = roses?.title.ru ?? '';
  await page.getByRole('combobox', { name: visit.say(promoTexts, 'addProduct') }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
  const prices = page.getByRole('textbox', { name: visit.say(promoTexts, 'priceThen') });
  await prices.nth((roses?.options.length ?? 0) - 1).waitFor();
  const bins = page.getByRole('button', { name: new RegExp(`^${visit.say(partTexts, 'remove')}:`) });
  while ((await bins.count()) > 1) await bins.last().click();
  await prices.fill('1,50');
  await visit.write(visit.name('startsAt'), '01.11.2026');
  await visit.write(visit.name('endsAt'), '31.12.2026');
  await visit.press(raWords.ru.ra.action.save);
  await visit.confirm();
  await visit.sees(visit.say(promoTexts, 'pricesCount', { n: 1 }));

  await runPricePlans(shop.ctx);
  const params = { id: roses?.id ?? 0 };
  const { data: now } = await shop.api('GET /api/product/detail/:id/', { params });
  const before = roses?.options.map(({ price }) => price) ?? [];
  expect(now.options.map(({ price }) => price)).toEqual([150, ...before.slice(1)]);
  expect(now.options[0]?.oldPrice).toBe(before[0]);
});
