import { expect, test } from 'vitest';
import { finderTexts } from '#storefront/features/catalogue/finder/finder.texts.ts';
import { giftPriceRanges } from '#domain/gift/price-ranges.ts';
import { nameRange } from '#storefront/features/catalogue/finder/name-range.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { firstScreenTexts } from '#storefront/features/content/home/first-screen.texts.ts';
import { homeTexts } from '#storefront/features/content/home/home.texts.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { dayAndMonth, nearDay } from '#domain/print/days.ts';
import { searchTexts } from '#storefront/features/catalogue/search/search.texts.ts';
import { rowTexts } from '#storefront/features/gift/gift-rows.texts.ts';
import { paths } from '#storefront/paths.ts';
import { languages, openSharedStorefront, openStorefront } from '../../support/pages/storefront.ts';

test.each(languages)('three answers lead to gifts that fit and can be sent (%s)', async (language) => {
  await using storefront = await openStorefront();
  const { api, ctx } = storefront.shop;
  const { mainInfo } = (await api('GET /api/product/home-info/', {})).data;
  const range = giftPriceRanges[1] ?? { priceMin: null, priceMax: null };
  const bounds = { price_min: range.priceMin ?? 0, price_max: range.priceMax ?? 0 };
  const recipient = mainInfo.recipients[0];
  const query = { ...bounds, in_stock: true, recipient: String(recipient?.id), page_size: 60 };
  const { facets } = await api('GET /api/product/list/:search?', { params: {}, query });
  const occasion = mainInfo.occasions.find(
    ({ id }) => id === facets.occasion.find((row) => row.count > 0)?.id,
  );
  const fitting = await api('GET /api/product/list/:search?', {
    params: {},
    query: { ...query, occasion: String(occasion?.id) },
  });
  const soonest = fitting.data[0]?.soonest ?? '';

  const visitor = await storefront.visit({ language });
  const { page } = visitor;
  const chip = (name = '') => page.getByRole('main').getByRole('button', { name, exact: true });
  await visitor.open(paths.home());
  await visitor.press(visitor.say(homeTexts, 'findGift'));
  await visitor.sees(visitor.say(finderTexts, 'title'));
  await chip(recipient?.title[language]).click();
  await chip(occasion?.title[language]).click();
  await chip(nameRange(range, language)).click();
  const found = fitting.page.total;
  await page
    .getByRole('status')
    .filter({ hasText: visitor.say(finderTexts, 'fits', { n: found }) })
    .waitFor();
  // The strip under the header and every card show the same day.
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBe(Math.min(12, found));
  const day = nearDay(soonest, ctx.now(), language);
  expect(await cards.filter({ hasText: day }).count()).toBe(Math.min(12, found));

  // The answers are in the URL: a reload and another phone show the same.
  await page.reload();
  await page
    .getByRole('status')
    .filter({ hasText: visitor.say(finderTexts, 'fits', { n: found }) })
    .waitFor();
  expect(await chip(recipient?.title[language]).getAttribute('aria-pressed')).toBe('true');

  await visitor.press(visitor.say(finderTexts, 'inCatalogue'));
  await page.getByText(visitor.say(shopTexts, 'found', { n: found })).waitFor();
  expect(visitor.problems).toEqual([]);
});

test('the sum of the home page stays, and each question is one Tab stop in which arrows move', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open } = await storefront.visit({ wide: true });
  await open(paths.home());
  await page.locator('select[name=price_max]').selectOption('30000');
  await page.getByRole('button', { name: say(firstScreenTexts, 'find') }).click();
  await page.waitForURL('**/gift-finder?price_max=30000');
  const sum = page.getByRole('button', { name: nameRange({ priceMin: null, priceMax: 30_000 }, 'tm') });
  await expect.poll(() => sum.getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('link', { name: say(finderTexts, 'toResults') }).focus();
  const focused = () => page.evaluate(() => document.activeElement?.closest('fieldset')?.textContent ?? '');
  const ask = (key: 'recipient' | 'occasion' | 'budget') => expect.stringContaining(say(finderTexts, key));
  await page.keyboard.press('Tab');
  expect(await focused()).toEqual(ask('recipient'));
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toEqual(ask('recipient'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**recipient=*');
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('');
  await page.keyboard.press('Tab');
  expect(await focused()).toEqual(ask('occasion'));
  await page.keyboard.press('Tab');
  expect(await focused()).toEqual(ask('budget'));
  expect(await sum.evaluate((chip) => chip === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  const today = page.locator('fieldset').filter({ hasText: say(finderTexts, 'arrival') });
  await expect.poll(() => today.locator('[aria-pressed]:focus').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL('**arrives_by=*');

  await page.context().setOffline(true);
  await page.getByText(say(finderTexts, 'unknownDay')).waitFor();
  expect(await today.getByRole('button').count()).toBe(0);
});

test('the button of the first banner opens the finder on a phone as well', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open, sees } = await storefront.visit();
  await open(paths.home());
  await page
    .getByRole('link', { name: say(firstScreenTexts, 'choose') })
    .first()
    .click();
  await sees(say(finderTexts, 'title'));
});

test('the quick row of the list keeps the other recipients beside the chosen one', async () => {
  await using storefront = await openSharedStorefront();
  const { mainInfo } = (await storefront.shop.api('GET /api/product/home-info/', {})).data;
  const [first, second] = mainInfo.recipients;
  const { page, say, open } = await storefront.visit();
  await open(paths.shop({ recipient: first?.id }));
  const chip = (title = '') =>
    page
      .getByRole('group', { name: say(shopTexts, 'quickFilters') })
      .getByRole('button', { name: title, exact: true });
  expect(await chip(first?.title.tm).getAttribute('aria-pressed')).toBe('true');
  await chip(second?.title.tm).click();
  await page.waitForURL(`**/shop?recipient=${first?.id}%2C${second?.id}`);
  await chip(first?.title.tm).click();
  await page.waitForURL(`**/shop?recipient=${second?.id}`);
});

test('an answer that nothing goes with cannot be given; an answer can be taken back', async () => {
  await using storefront = await openStorefront();
  const { api } = storefront.shop;
  const { mainInfo } = (await api('GET /api/product/home-info/', {})).data;
  const emptyPair = await findEmptyPair();
  const visitor = await storefront.visit();
  const chip = (title: string) =>
    visitor.page.getByRole('main').getByRole('button', { name: title, exact: true });
  await visitor.open(paths.giftFinder());
  await chip(emptyPair.recipient).click();
  await visitor.page.waitForURL(/recipient=/);
  await expect.poll(() => chip(emptyPair.occasion).isDisabled()).toBe(true);
  await chip(emptyPair.recipient).click();
  await expect.poll(() => chip(emptyPair.occasion).isEnabled()).toBe(true);

  async function findEmptyPair() {
    for (const recipient of mainInfo.recipients) {
      const query = { in_stock: true, recipient: String(recipient.id) };
      const { facets } = await api('GET /api/product/list/:search?', { params: {}, query });
      const given = new Set(facets.occasion.filter(({ count }) => count > 0).map(({ id }) => id));
      const occasion = mainInfo.occasions.find(
        ({ id, productsCount }) => productsCount > 0 && !given.has(id),
      );
      if (occasion) return { recipient: recipient.title.tm, occasion: occasion.title.tm };
    }
    throw new Error('everything fits everybody');
  }
});

test('on a phone any day can be chosen, the gifts come into sight with it, and the order keeps it', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit();
  const { page, say } = visitor;
  const day = addDays(dayOf(storefront.shop.ctx.now()), 2);
  const dayWord = nearDay(day, storefront.shop.ctx.now(), 'tm');
  const gifts = page.getByRole('main').getByRole('article');
  const top = async () => (await gifts.first().boundingBox())?.y ?? 9999;
  await visitor.open(paths.giftFinder());
  await gifts.first().waitFor();
  await page.getByRole('button', { name: 'Ejeme', exact: true }).click();
  const showing = page.getByRole('button', { name: say(finderTexts, 'show'), exact: true });
  expect((await showing.boundingBox())?.y, 'the way to the gifts is in sight').toBeLessThan(780 - 62);
  expect(await top()).toBeGreaterThan(700);
  await page.getByRole('button', { name: dayWord, exact: true }).click();
  await page.waitForURL(`**arrives_by=${day}*`);
  await expect.poll(top).toBeLessThan(300);
  await showing.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: say(finderTexts, 'otherDay') }).click();
  const month = page.getByRole('dialog').locator('button[aria-pressed]:not([aria-disabled="true"])');
  await month.last().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).not.toContain(day);
  const [, far = ''] = /arrives_by=([\d-]+)/.exec(page.url()) ?? [];
  await gifts.first().getByRole('link').first().click();
  const row = page.locator('[data-gift="when"]');
  const plain = (text: string) => text.replace(/\s/g, ' ');
  await expect.poll(async () => plain(await row.innerText())).toContain(plain(dayAndMonth(far, 'tm')));
});

test('a day that a search names is the day of the order, until it is put off or another one is searched', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit();
  const { page, say, like } = visitor;
  const row = page.locator('[data-gift="when"]');
  const search = async (words: string) => {
    const field = page.getByRole('combobox', { name: say(searchTexts, 'label') });
    await field.fill(words);
    await field.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: like(shopTexts, 'found') })
      .waitFor();
  };
  const firstGift = () =>
    page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click();
  await visitor.open(paths.home());
  await search('ejeme birigün');
  await firstGift();
  await expect.poll(() => row.innerText()).toContain('Birigün');

  await row.getByRole('button').first().click();
  await page.getByRole('button', { name: like(rowTexts, 'soonestDay') }).click();
  await page.getByRole('button', { name: say(rowTexts, 'done') }).click();
  await page.goBack();
  await firstGift();
  await row.waitFor();
  expect(await row.innerText()).not.toContain('Birigün');

  await search('kakama ertir');
  await firstGift();
  await expect.poll(() => row.innerText()).toContain('Ertir');
  await page.goBack();
  await page
    .getByRole('button', { name: like(shopTexts, 'removeFilter') })
    .filter({ hasText: 'Ertir' })
    .click();
  await page.waitForURL((url) => !url.search.includes('ertir'));
  await firstGift();
  await row.waitFor();
  await expect.poll(() => row.innerText()).not.toContain('Ertir');
  expect(visitor.problems).toEqual([]);
});
