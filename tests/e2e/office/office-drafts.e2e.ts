import type { Dialog, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf as screensOf, resources } from '#backoffice/app/screens.tsx';
import { draftHours } from '#backoffice/parts/drafts/kept-draft.ts';
import { draftTexts } from '#backoffice/parts/drafts/drafts.texts.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { comeToOffice, type OfficeVisit, signInAgain } from '../../support/people/office-visit.ts';
import { hire } from '../../support/people/staff.ts';
import { isOfPath, knownPaths } from '../../support/pages/office-paths.ts';
import { addRecords, addressOf } from '../../support/pages/office-records.ts';
import { openQuietly } from '../../support/pages/open-quietly.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

/** Where nothing is typed that a screen would save: a filter, a dialog, a switch that is saved at once, a password. */
const withoutForm = [
  ...resources.map(screensOf).filter((path) => path !== '/wraps'),
  ...[
    '/',
    '/board',
    '/board/photos',
    '/money/couriers',
    '/money/cash',
    '/orders/requests',
    '/round',
    '/money/day',
    '/reports',
    '/reports/:report',
    '/search',
  ],
  ...['/reports/reminders', '/me', '/papers', '/stock/:id/show', '/discounts/certificates/:id/show'],
];

/** One address of each screen with a form; `:name` is what the test adds to the seeded shop. */
const forms = [
  ...[
    '/orders/create',
    '/orders/:order/show',
    '/customers/:customer/show',
    '/products/1',
    '/products/create',
  ],
  ...[
    '/products/sections/categories/1',
    '/products/sections/categories/create',
    '/products/sections/brands/1',
    '/products/sections/brands/create',
    '/products/sections/ideas/1',
    '/products/sections/ideas/create',
  ],
  ...[
    '/products/sections/occasions/1',
    '/products/sections/occasions/create',
    '/products/sections/recipients/1',
    '/products/sections/recipients/create',
    '/search/terms/:term',
  ],
  ...[
    '/search/terms/create',
    '/home-page/banners/1',
    '/home-page/banners/create',
    '/home-page',
    '/wraps/add-ons',
    '/texts/home',
  ],
  ...[
    '/wraps',
    '/wraps/1',
    '/wraps/create',
    '/discounts/price-plans/:plan',
    '/discounts/price-plans/create',
    '/discounts/promos/:promo',
  ],
  ...[
    '/discounts/promos/create',
    '/discounts/certificates/create',
    '/delivery/zones/Z1',
    '/delivery/zones/create',
    '/delivery/places/1',
    '/delivery/places/create',
  ],
  ...['/delivery', '/delivery/days/2026-12-31', '/staff/duty', '/my-shop', '/my-shop/payments', '/texts/sms'],
  ...['/staff/1', '/staff/create'],
];

test('no form of the office is left out of the test of forms', () => {
  const known = knownPaths().filter((path) => !withoutForm.includes(path));
  expect(known.filter((path) => !forms.some((address) => isOfPath(address, path)))).toEqual([]);
});

test.each([0, 1, 2])(
  'what was typed: going back asks first, and it is there again until it is thrown away (part %i)',
  async (part) => {
    await using storefront = await openStorefront();
    const { shop } = storefront;
    const records = await addRecords(shop);
    const visit = await comeToOffice(storefront, 'ru');
    await visit.comeInByLink();
    await visit.page.locator('#react-admin-title').waitFor();
    const { office } = await hire(shop);
    await office('PUT /api/office/add-ons/', { body: { products: [1, 2, 3] } });
    visit.page.setDefaultTimeout(30_000);
    const faults: string[] = [];
    for (const form of forms.filter((_, at) => at % 3 === part)) {
      const path = addressOf(form, records);
      const attempt = () => tryForm(visit, shop.origin, path).catch(String);
      let fault = await attempt();
      // A busy machine may not show a form in time.
      if (fault.includes('TimeoutError')) fault = await attempt();
      if (fault) faults.push(`${path}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);

test('half an hour without a touch ends at the sign-in, which says so; afterwards the form is as it was typed', async () => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'ru');
  const { page, say } = visit;
  const [code = ''] = await visit.comeInByLink(undefined, 'maral');
  await page.locator('#react-admin-title').waitFor();
  await page.goto(`${storefront.shop.origin}/office#/products/sections/ideas/create`);
  const title = page.locator('input[name="title.tm"]');
  await title.fill('Toý üçin');
  await storefront.pass(31 * 60, visit);
  await visit.sees(say(signInTexts, 'idle'));
  await signInAgain(visit, 'maral', code);
  await page.getByRole('button', { name: say(draftTexts, 'throwAway') }).waitFor();
  expect(await title.inputValue()).toBe('Toý üçin');
  // Without its cookie a call is refused; a new one comes with any answer.
  await page.context().clearCookies({ name: 'XSRF-TOKEN' });
  await page.locator('form button[type="submit"]').first().click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/products/sections/ideas');
  const ideas = storefront.shop.ctx.db.selectFrom('idea').select('title').orderBy('id', 'desc').limit(1);
  expect(await ideas.executeTakeFirst()).toMatchObject({ title: { tm: 'Toý üçin' } });
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
  expect(left, 'what is saved leaves no draft').toEqual([]);
});

async function tryForm(visit: OfficeVisit, origin: string, path: string): Promise<string> {
  const { page, say } = visit;
  const open = (address: string) =>
    openQuietly(page, `${origin}/office?${encodeURIComponent(address)}#${address}`);
  await open(listOf(path));
  await page.locator('#react-admin-title').filter({ hasText: /\S/ }).waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${origin}/office?${encodeURIComponent(listOf(path))}#${path}`);
  const field = fieldOf(page, path);
  await field.waitFor();
  // Until their titles come, products are named by their numbers.
  const isNamed = async () => !(await read(field)).includes('№');
  await expect.poll(isNamed).toBe(true);
  const before = await read(field);
  await type(page, field);
  const typed = await read(field);
  if (typed === before) return 'nothing could be typed';
  const asked = say(draftTexts, 'leave', { n: draftHours });
  if ((await goBack(page, false)) !== asked) return 'going back did not ask';
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${path}`);
  if ((await read(field)) !== typed) return 'it was lost by staying';
  if ((await goBack(page, true)) !== asked) return 'going back did not ask again';
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(`#${path}`);
  await open(path);
  const throwAway = page.getByRole('button', { name: say(draftTexts, 'throwAway') });
  await throwAway.waitFor();
  if ((await read(field)) !== typed) return `it came back as ${await read(field)}, not ${typed}`;
  await throwAway.click();
  await throwAway.waitFor({ state: 'detached' });
  const isOld = await expect
    .poll(() => read(field))
    .toBe(before)
    .then(
      () => true,
      () => false,
    );
  if (!isOld) return `thrown away it is ${await read(field)}, not ${before}`;
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
  return left.length === 0 ? '' : 'its draft stayed';
}

/** What is opened before: a list, or the board. */
function listOf(path: string): string {
  const list = path.replace(/^(\/[\w-]+).*/, '$1');
  return list === path || ['/texts', '/my-shop'].includes(list) ? '/board' : list;
}

function fieldOf(page: Page, path: string): Locator {
  const main = page.getByRole('main');
  if (path === '/home-page') return main.locator('input[type="checkbox"]').first();
  if (path === '/wraps/add-ons') return main.getByRole('button', { name: /^Убрать/ }).first();
  const kinds = ['textarea', 'input[type="text"]', 'input[type="number"]', 'input:not([type])'];
  const rest = ':not([readonly]):not([disabled]):not([aria-hidden]):not([role="combobox"]):not([name="q"])';
  return main
    .locator(kinds.map((kind) => `${kind}${rest}`).join())
    .filter({ visible: true })
    .first();
}

const read = async (field: Locator): Promise<string> => {
  const kind = await field.getAttribute('type');
  if (kind === 'button') return (await field.getAttribute('aria-label')) ?? '';
  return kind === 'checkbox' ? String(await field.isChecked()) : field.inputValue();
};

async function type(page: Page, field: Locator): Promise<void> {
  if (['checkbox', 'button'].includes((await field.getAttribute('type')) ?? '')) return field.click();
  await field.focus();
  const last = (await field.inputValue()).slice(-1);
  await page.keyboard.press('End');
  // Some fields are full.
  await page.keyboard.press('Backspace');
  await page.keyboard.type(last === '1' ? '2' : '1');
}

/** Presses Back. @returns what was asked */
async function goBack(page: Page, agree: boolean): Promise<string | undefined> {
  const asked = page
    .waitForEvent('dialog', { timeout: 20_000 })
    .then(async (dialog: Dialog) => {
      await (agree ? dialog.accept() : dialog.dismiss());
      return dialog.message();
    })
    .catch(() => undefined);
  await page.evaluate(() => history.back());
  return asked;
}
