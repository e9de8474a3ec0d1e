import type { Dialog, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf as screensOf, resources } from '#backoffice/app/screens.tsx';
import { draftHours } from '#backoffice/parts/drafts/kept-draft.ts';
import { draftTexts } from '#backoffice/parts/drafts/drafts.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { comeToOffice, type OfficeVisit, signInAgain } from '../../support/people/office-visit.ts';
import { hire } from '../../support/people/staff.ts';
import { fieldOf, forms, read, typeInto } from '../../support/pages/office-forms.ts';
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
    '/round',
    '/money/day',
    '/reports',
    '/reports/:report',
    '/search',
  ],
  ...['/reports/reminders', '/me', '/papers', '/stock/:id/show', '/discounts/certificates/:id/show'],
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

/** Forms that are no record, and no settings either: a new order, notes, the setting up of a shop, a day's dialog. */
const withoutBar = [
  ...['/orders/create', '/orders/:order/show', '/customers/:customer/show'],
  ...['/my-shop', '/delivery/days/2026-12-31'],
];
const isRecord = (path: string) => /\/(\d+|:\w+|Z1|create)$/.test(path);

test('changes of settings are counted in a bar at the foot, which takes them back', async () => {
  await using storefront = await openStorefront();
  const { origin } = storefront.shop;
  const { page, say, comeInByLink } = await comeToOffice(storefront, 'ru');
  await comeInByLink();
  await page.locator('#react-admin-title').waitFor();
  const { office } = await hire(storefront.shop);
  await office('PUT /api/office/add-ons/', { body: { products: [1, 2, 3] } });
  const faults: string[] = [];
  for (const path of forms.filter((form) => !withoutBar.includes(form) && !isRecord(form))) {
    await openQuietly(page, `${origin}/office?${encodeURIComponent(path)}#${path}`);
    const undo = page.getByRole('main').getByRole('button', { name: say(partTexts, 'undo'), exact: true });
    const field = fieldOf(page, path);
    await field.waitFor();
    const before = await read(field);
    await typeInto(page, field);
    await undo.click({ timeout: 20_000 }).catch(() => faults.push(`${path} has no bar`));
    await expect.poll(() => undo.count()).toBe(0);
    const after = await read(field);
    if (after !== before) faults.push(`${path} is ${after}, not ${before}`);
  }
  expect(faults).toEqual([]);
});

test('what was typed into a dialog is there after a reload, until it is cancelled', async () => {
  await using storefront = await openStorefront();
  const records = await addRecords(storefront.shop);
  const visit = await comeToOffice(storefront, 'ru');
  const { page, say } = visit;
  await visit.comeInByLink();
  await page.locator('#react-admin-title').waitFor();
  await page.goto(`${storefront.shop.origin}/office#/orders/${records.order}/show`);
  page.on('dialog', (asked) => void asked.accept());
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByLabel(say(orderFormTexts, 'comment'));
  await visit.press(say(orderWords, 'edit'));
  await comment.fill('Позвонить после пяти');
  await page.reload();
  await visit.press(say(orderWords, 'edit'));
  const throwAway = dialog.getByRole('button', { name: say(draftTexts, 'throwAway') });
  await throwAway.waitFor();
  expect(await comment.inputValue()).toBe('Позвонить после пяти');
  await visit.press(say(partTexts, 'cancel'), dialog);
  await visit.press(say(orderWords, 'edit'));
  await comment.waitFor();
  expect([await throwAway.count(), await comment.inputValue()]).toEqual([0, '']);
});

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

const isDone = () => true;
const isNotDone = () => false;

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
  const before = await read(field);
  const counted = page.getByText(say(partTexts, 'changes', { n: 1 }));
  if (!(await counted.waitFor({ state: 'detached', timeout: 10_000 }).then(isDone, isNotDone)))
    return 'untouched it is changed';
  await typeInto(page, field);
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
    .then(isDone, isNotDone);
  if (!isOld) return `thrown away it is ${await read(field)}, not ${before}`;
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
  return left.length === 0 ? '' : 'its draft stayed';
}

/** What is opened before: a list, or the board. */
function listOf(path: string): string {
  const list = path.replace(/^(\/[\w-]+).*/, '$1');
  return list === path || ['/texts', '/my-shop'].includes(list) ? '/board' : list;
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
