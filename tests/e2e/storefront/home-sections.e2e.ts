import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeTexts as previewTexts, sectionWords } from '#backoffice/features/content/home.texts.ts';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { firstScreenTexts } from '#storefront/features/content/home/first-screen.texts.ts';
import { homeTexts } from '#storefront/features/content/home/home.texts.ts';
import { paths } from '#storefront/paths.ts';
import { comeToOffice, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { languages, openStorefront } from '../../support/pages/storefront.ts';

const rowOf = ({ page, say }: OfficeVisit, name: keyof typeof sectionWords) =>
  page.getByRole('listitem').filter({ hasText: say(sectionWords, name) });
const headings = (page: Page, within: string) => page.locator(`${within} h2`).allInnerTexts();

test('sections that staff dragged, moved and hid stand so in the preview and on the home page, in both languages', async () => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'ru');
  const { page, say } = visit;
  await visit.comeInByLink();
  await visit.sees(say(dashboardTexts, 'ordered'));
  await visit.goTo(layoutTexts.homeSections);
  await rowOf(visit, 'occasions').dragTo(rowOf(visit, 'popular'));
  await rowOf(visit, 'recipients').getByRole('switch').uncheck();
  for (let turn = 0; turn < 4; turn++) await visit.press(say(partTexts, 'up'), rowOf(visit, 'new'));
  const input = ['occasions', 'newProducts', 'popular', 'giftIdeas'] as const;
  const preview = page.getByRole('region', { name: say(partTexts, 'onPhone') });
  for (const language of languages) {
    await page
      .getByRole('button', { name: language === 'tm' ? 'Türkmençe' : 'Русский', exact: true })
      .click();
    expect(await preview.getByRole('heading').allInnerTexts()).toEqual(
      input.map((name) => homeTexts[name][language]),
    );
  }
  await visit.press(say(partTexts, 'save'));
  await visit.sees(say(previewTexts, 'saved'));

  for (const language of languages) {
    const visitor = await storefront.visit({ language });
    await visitor.open(paths.home());
    await visitor.sees(homeTexts.giftIdeas[language]);
    const shown = await headings(visitor.page, 'main section');
    expect(shown).toEqual(input.map((name) => homeTexts[name][language]));
    // The app renders everything at the same pixel as the server, once the fonts are loaded.
    await using drawn = await storefront.browser.newContext({
      ...{ javaScriptEnabled: false, viewport: visitor.page.viewportSize(), hasTouch: true },
    });
    await drawn.addCookies([{ name: 'userLanguage', value: language, url: storefront.shop.origin }]);
    const before = await drawn.newPage();
    await before.goto(storefront.shop.origin);
    await expect.poll(() => placesOf(before)).toEqual(await placesOf(visitor.page));
    expect(visitor.problems).toEqual([]);
  }
  expect(visit.problems).toEqual([]);
});

test('without the hero, and with one section only, the page still has its name', async () => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'tm');
  await visit.comeInByLink();
  await visit.sees(visit.say(dashboardTexts, 'ordered'));
  await visit.turn(phone);
  await visit.goTo(layoutTexts.homeSections);
  const switches = visit.page.getByRole('listitem').getByRole('switch');
  const save = visit.page.getByRole('button', { name: visit.say(partTexts, 'save') });
  await switches.first().waitFor();
  const count = await switches.count();
  for (let at = 0; at < count; at++) await switches.nth(at).uncheck();
  await visit.sees(visit.say(previewTexts, 'oneAtLeast'));
  expect(await save.isDisabled()).toBe(true);
  await rowOf(visit, 'ideas').getByRole('switch').check();
  await save.click();
  await visit.sees(visit.say(previewTexts, 'saved'));

  const visitor = await storefront.visit();
  await visitor.open(paths.home());
  await visitor.sees(homeTexts.giftIdeas.tm);
  expect(await headings(visitor.page, 'main section')).toEqual([homeTexts.giftIdeas.tm]);
  expect(await visitor.page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
    firstScreenTexts.title.tm,
  ]);
  expect(visitor.problems).toEqual([]);
});

/** Positions of the embedded headings. */
async function placesOf(page: Page): Promise<unknown[]> {
  const boxes = (await page.locator('main section h2').all())
    .slice(0, 2)
    .map((heading) => heading.boundingBox());
  return Promise.all(boxes);
}
