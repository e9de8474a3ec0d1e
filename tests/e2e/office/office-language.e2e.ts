import { expect, test } from 'vitest';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { say } from '#domain/print/texts.ts';
import { deliveryTexts } from '#backoffice/features/delivery/delivery.texts.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
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
  await page.getByRole('button', { name: visit.say(signInTexts, 'signIn') }).click();
  const unfilled = page.locator('input:invalid').first();
  const saysItself = (field: HTMLInputElement) => field.validationMessage;
  expect(await unfilled.evaluate(saysItself), 'not in the language of the browser').toMatch(/[а-я]/);
  const refused = page.waitForResponse((response) => response.url().includes('/office/sign-in/'));
  await signInAgain(visit, 'nobody', '123456');
  expect(await (await refused).request().headerValue('accept-language')).toBe('ru');
  expect(await tag()).toBe('ru');
  // A right code is refused on a phone whose clock is wrong; the sentence goes with its language.
  const fault = page.getByRole('alert').getByText(say('ru', signInTexts, 'clockHint'));
  await fault.waitFor();
  await press(/^TM/);
  await fault.waitFor({ state: 'hidden' });
  expect(await page.locator('input[name="login"]').inputValue()).toBe('nobody');
  // Before there is an account, the browser keeps the language.
  await page.reload();
  await page.getByRole('heading', { name: say('tm', signInTexts, 'heading') }).waitFor();
  await press(/^RU/);
  await page.getByRole('heading', { name: say('ru', signInTexts, 'heading') }).waitFor();

  await visit.comeInByLink();
  await menu('ru').waitFor();
  await press(/TM/);
  await menu('tm').waitFor();
  expect(await tag()).toBe('tk');
  await page.reload();
  await menu('tm').waitFor();

  await page.route('**/api/office/me/', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await press(/РУ|RU/);
  await menu('ru').waitFor();
  await page.unroute('**/api/office/me/');
  const told = page.waitForRequest((request) => request.method() === 'PUT');
  await page.reload();
  await menu('ru').waitFor();
  expect((await told).postDataJSON()).toEqual({ lang: 'ru' });
});

test('another language leaves recovery codes and a half-filled form on the screen, and changes the headings of a list', async () => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'ru');
  const { page } = visit;
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();

  const codes = await visit.setUpByLink();
  expect(codes).toHaveLength(10);
  await press(/^TM/);
  await page.getByRole('heading', { name: say('tm', signInTexts, 'recovery') }).waitFor();
  expect(await page.getByRole('listitem').allInnerTexts()).toEqual(codes);
  await visit.press(say('tm', signInTexts, 'goIn'));
  await page
    .getByRole('navigation', { name: say('tm', layoutTexts, 'more') })
    .first()
    .waitFor();

  await page.goto(`${storefront.shop.origin}/office#/products/create`);
  const title = (language: 'tm' | 'ru') =>
    page.getByRole('textbox', { name: `${fieldWords.title[language]} · TM` });
  await title('tm').fill('Ak bägül');
  await press(/^RU/);
  expect(await title('ru').inputValue()).toBe('Ak bägül');

  await page.goto(`${storefront.shop.origin}/office?list#/delivery/days`);
  const heading = (language: 'tm' | 'ru') =>
    page.getByRole('columnheader', { name: say(language, deliveryTexts, 'day') });
  await heading('ru').waitFor();
  await press(/^TM/);
  await heading('tm').waitFor();
});
