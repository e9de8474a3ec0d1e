import { expect, test } from 'vitest';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { say } from '#backoffice/lang/texts.ts';
import { comeToOffice, signInAgain } from '../../support/people/office-visit.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('one press changes the language of the office, of the document and of refusals, also where the server was not told', async () => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'ru');
  const { page } = visit;
  const tag = () => page.evaluate(() => document.documentElement.lang);
  const menu = (language: 'tm' | 'ru') =>
    page.getByRole('navigation', { name: say(language, layoutTexts, 'more') }).first();
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();

  await page.goto(`${storefront.shop.origin}/office#/login`);
  const refused = page.waitForResponse((response) => response.url().includes('/office/sign-in/'));
  await signInAgain(visit, 'nobody', '123456');
  expect(await (await refused).request().headerValue('accept-language')).toBe('ru');
  expect(await tag()).toBe('ru');

  await visit.comeInByLink();
  await menu('ru').waitFor();
  await press(/TM/);
  await menu('tm').waitFor({ timeout: 2_000 });
  expect(await tag()).toBe('tk');
  await page.reload();
  await menu('tm').waitFor();

  await page.route('**/api/office/me/', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await press(/РУ|RU/);
  await menu('ru').waitFor({ timeout: 2_000 });
  await page.unroute('**/api/office/me/');
  const told = page.waitForRequest((request) => request.method() === 'PUT');
  await page.reload();
  await menu('ru').waitFor();
  expect((await told).postDataJSON()).toEqual({ lang: 'ru' });
});
