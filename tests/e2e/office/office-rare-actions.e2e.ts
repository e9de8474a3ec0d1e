import { expect, test } from 'vitest';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';
import { customerTexts } from '#backoffice/features/customers/customer.texts.ts';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { importExportTexts } from '#backoffice/features/import-export/import-export.texts.ts';
import { phone as phoneText } from '#domain/print/phone.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { draftTexts } from '#backoffice/parts/drafts/drafts.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { searchTexts } from '#backoffice/features/search-terms/search-terms.texts.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { staffTexts } from '#backoffice/features/staff/staff.texts.ts';
import { goods, table } from '../../support/people/merchant-products.ts';
import { checkSpreadsheet, stateOf } from '../../support/people/merchant-steps.ts';
import {
  comeToOffice,
  desktop,
  type OfficeVisit,
  phone as upright,
  raWords,
  signInAgain,
} from '../../support/people/office-visit.ts';
import { signIn } from '../../support/people/people.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';

test('rarer actions, each done to its end: an order by phone, prices of several, an import undone, a word explained, a customer erased, out and in', async () => {
  await using storefront = await openStorefront();
  const { phone } = await signIn(storefront.shop);
  const visit = await comeToOffice(storefront, 'ru');
  const [code = ''] = await visit.comeInByLink();
  await visit.sees(visit.say(dashboardTexts, 'ordered'));

  await turnPhone(visit);
  await orderByPhone(storefront, visit);
  await raisePrices(visit);
  await importAndUndo(visit);
  await explainWord(storefront, visit);
  await eraseCustomer(visit, phone);
  await retainOwnRights(visit);
  await leaveAndComeBack(visit, code);
  const meant = /\b40[13]\b/;
  expect(visit.problems.filter((problem) => !meant.test(problem))).toEqual([]);
});

/** After rotating a phone the page can be used at once: the former menu covers nothing. */
async function turnPhone(visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  await page.setViewportSize(upright);
  await visit.press(layoutTexts.board.ru);
  await page.waitForURL(/#\/board/);
  await page.setViewportSize(desktop);
  await visit.sees(page.getByRole('link', { name: resourceWords.orders.ru, exact: true }));
}

async function orderByPhone({ shop }: Storefront, visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  const [product] = await findProducts(shop, 1);
  const title = product?.title.ru ?? '';
  await visit.press(visit.say(layoutTexts, 'newOrder'));
  await visit.write(visit.say(orderFormTexts, 'phone'), '65 44-33-22');
  await page.getByRole('combobox', { name: visit.say(orderFormTexts, 'findProducts') }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
  await visit.write(visit.say(orderFormTexts, 'fullname'), 'Марал Атаева');
  await visit.write(visit.say(orderFormTexts, 'mobile'), '65 11-22-33');
  await page.getByRole('combobox', { name: visit.say(orderFormTexts, 'place') }).click();
  await page.getByRole('option').first().click();
  await visit.write(visit.say(orderFormTexts, 'line1'), 'Махтумкули, 12');
  await visit.write(visit.say(orderFormTexts, 'slotsFrom'), '27.11.2026');
  await leaveAndReturn(visit, title);
  await page.getByRole('button', { name: visit.say(orderFormTexts, 'order') }).click();
  await page.getByRole('heading', { level: 1, name: /^S-\d+$/ }).waitFor();
  await page.getByText(visit.say(orderWords, 'placed'), { exact: true }).first().waitFor();
  await page.getByText(title).first().waitFor();
  await visit.press(visit.say(layoutTexts, 'newOrder'));
  await visit.sees(visit.say(orderFormTexts, 'addProducts'));
  expect(await page.evaluate(() => sessionStorage.length), 'a placed order leaves no draft').toBe(0);
}

/** An order that is left half written is there again, also after a reload, until it is cleared. */
async function leaveAndReturn(visit: OfficeVisit, title: string): Promise<void> {
  const { page } = visit;
  const restored = page.getByRole('alert').filter({ hasText: visit.say(draftTexts, 'throwAway') });
  const line = page.getByRole('textbox', { name: visit.say(orderFormTexts, 'line1') });
  page.once('dialog', (question) => void question.accept());
  await visit.goTo(layoutTexts.board);
  // Until the board is loaded the form stays.
  await line.waitFor({ state: 'detached' });
  await visit.press(visit.say(layoutTexts, 'newOrder'));
  await restored.waitFor();
  await page.reload();
  await restored.waitFor();
  expect(await line.inputValue()).toBe('Махтумкули, 12');
  await page.getByText(title).first().waitFor();
  // Ways of delivery stand in one column on a phone: none falls out of their frame.
  await page.setViewportSize(upright);
  const ways = page.getByRole('button', { name: /^(Стандартная|Экспресс|Ко времени)/ });
  const places = async () =>
    new Set(await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x)));
  await expect.poll(async () => [await ways.count(), (await places()).size]).toEqual([3, 1]);
  await page.setViewportSize(desktop);
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  await visit.press(visit.say(draftTexts, 'throwAway'));
  await restored.waitFor({ state: 'hidden' });
  await visit.sees(visit.say(orderFormTexts, 'addProducts'));
  await page.evaluate((all) => Object.assign(sessionStorage, all), kept);
  await page.reload();
  await restored.waitFor();
}

async function raisePrices(visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  await visit.goTo(resourceWords.products);
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await visit.press(visit.say(productTexts, 'bulkPrice'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('10');
  await visit.press(visit.say(productTexts, 'applyTo', { n: 2 }), dialog);
  await visit.sees(visit.say(productTexts, 'changed', { n: 2 }));
}

async function importAndUndo(visit: OfficeVisit): Promise<void> {
  await visit.goTo(resourceWords.imports);
  const rows = goods(2, 'Güller').map(({ pictures: _, ...row }) => row);
  await checkSpreadsheet(visit, await table(rows));
  await visit.press(visit.say(importExportTexts, 'apply'));
  await visit.sees(stateOf(visit, 'applied'));
  await visit.press(visit.say(importExportTexts, 'undo'));
  await visit.sees(stateOf(visit, 'undone'));
}

/** A search without results becomes a search term, and then finds products. */
async function explainWord({ shop: { ctx } }: Storefront, visit: OfficeVisit): Promise<void> {
  for (let times = 0; times < 3; times++) ctx.emptySearches.count('мыло ручной работы');
  await ctx.emptySearches.write();
  await visit.goTo(layoutTexts.emptySearches);
  await visit.press(visit.say(searchTexts, 'makeTerm'));
  await visit.choose(visit.say(searchTexts, 'kind'), visit.say(searchTexts, 'goods'));
  await visit.write(visit.say(searchTexts, 'instead'), 'лосьон');
  await visit.press(raWords.ru.ra.action.save);
  await visit.sees(`${visit.say(searchTexts, 'goods')}: лосьон`);
  await visit.write(visit.say(searchTexts, 'tryLabel'), 'мыла ручной работы маме');
  await visit.press(visit.say(searchTexts, 'tryButton'));
  await visit.sees(visit.say(searchTexts, 'searched', { words: 'лосьон' }));
}

async function eraseCustomer(visit: OfficeVisit, phone: string): Promise<void> {
  const { page } = visit;
  await visit.goTo(resourceWords.customers);
  await page
    .getByRole('row')
    .filter({ hasText: phoneText(phone) })
    .click();
  await visit.press(visit.say(customerTexts, 'erase'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Попросил сам');
  await visit.press(visit.say(customerTexts, 'erase'), dialog);
  await visit.confirm();
  await visit.sees(page.getByText(visit.say(customerTexts, 'erased'), { exact: true }));
  expect(await page.getByText(phoneText(phone)).count()).toBe(0);
}

/** Removing one's own permissions needs a confirmation; cancelling changes nothing. */
async function retainOwnRights(visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  const owner = visit.say(staffTexts, 'owner');
  await visit.goTo(resourceWords.staff);
  await page.getByRole('row').filter({ hasText: owner }).click();
  await visit.choose(visit.name('role'), visit.say(staffTexts, 'editor'));
  await visit.press(raWords.ru.ra.action.save);
  const dialog = page.getByRole('dialog').filter({ hasText: visit.say(staffTexts, 'selfText') });
  await visit.press(visit.say(partTexts, 'back'), dialog);
  await visit.choose(visit.name('role'), owner);
}

async function leaveAndComeBack(visit: OfficeVisit, code: string): Promise<void> {
  const { page } = visit;
  await visit.press(visit.say(staffTexts, 'owner'));
  await page.getByRole('menuitem', { name: raWords.ru.ra.auth.logout }).click();
  await visit.sees(page.getByRole('heading', { name: visit.say(signInTexts, 'heading') }));
  await page.goBack();
  await visit.sees(page.getByRole('heading', { name: visit.say(signInTexts, 'heading') }));
  await signInAgain(visit, 'owner', code);
  await visit.sees(page.getByRole('navigation', { name: visit.say(layoutTexts, 'more') }));
}
