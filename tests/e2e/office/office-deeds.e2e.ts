import { expect, test } from 'vitest';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';
import { customerTexts } from '#backoffice/features/customers/customer.texts.ts';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { importExportTexts } from '#backoffice/features/import-export/import-export.texts.ts';
import { phone as phoneText } from '#backoffice/lang/format.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { phoneOrderTexts } from '#backoffice/features/fulfilment/phone-order/phone-order.texts.ts';
import { orderWords } from '#backoffice/features/orders/show/order.texts.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { goods, table } from '../../support/people/merchant-goods.ts';
import { checkSpreadsheet, stateOf } from '../../support/people/merchant-steps.ts';
import { comeToOffice, type StaffDesk, raWords, signInAgain } from '../../support/people/office-desk.ts';
import { signIn } from '../../support/people/people.ts';
import { findProducts } from '../../support/shop/facet-index.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';

test('rarer deeds, each pressed to its end: an order by phone, prices of several, an import undone, a customer erased, out and in', async () => {
  await using storefront = await openStorefront();
  const { phone } = await signIn(storefront.shop);
  const desk = await comeToOffice(storefront, 'ru');
  const [code = ''] = await desk.comeInByLink();
  await desk.sees(desk.say(dashboardTexts, 'revenue'));

  await orderByPhone(storefront, desk);
  await raisePrices(desk);
  await importAndUndo(desk);
  await eraseCustomer(desk, phone);
  await leaveAndComeBack(desk, code);
  const meant = /\b40[13]\b/;
  expect(desk.problems.filter((problem) => !meant.test(problem))).toEqual([]);
}, 300_000);

async function orderByPhone({ shop }: Storefront, desk: StaffDesk): Promise<void> {
  const { page } = desk;
  const [product] = await findProducts(shop, 1);
  const title = product?.title.ru ?? '';
  await desk.goTo(layoutTexts.newOrder);
  await desk.write(desk.say(phoneOrderTexts, 'phone'), '65 44-33-22');
  await page.getByRole('combobox', { name: desk.say(phoneOrderTexts, 'findGoods') }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
  await desk.write(desk.say(phoneOrderTexts, 'fullname'), 'Марал Атаева');
  await desk.write(desk.say(phoneOrderTexts, 'mobile'), '65 11-22-33');
  await page.getByRole('combobox', { name: desk.say(phoneOrderTexts, 'place') }).click();
  await page.getByRole('option').first().click();
  await desk.write(desk.say(phoneOrderTexts, 'line1'), 'Махтумкули, 12');
  await page.getByRole('button', { name: desk.say(phoneOrderTexts, 'order') }).click();
  await page.getByRole('heading', { level: 1, name: /^S-\d+$/ }).waitFor();
  await page.getByText(desk.say(orderWords, 'placed'), { exact: true }).first().waitFor();
  await page.getByText(title).first().waitFor();
}

async function raisePrices(desk: StaffDesk): Promise<void> {
  const { page } = desk;
  await desk.goTo(resourceWords.products);
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await desk.press(desk.say(productTexts, 'bulkPrice'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('10');
  await desk.press(desk.say(productTexts, 'apply'), dialog);
  await desk.sees(desk.say(productTexts, 'changed', { n: 2 }));
}

async function importAndUndo(desk: StaffDesk): Promise<void> {
  await desk.goTo(resourceWords.imports);
  const rows = goods(2, 'Güller').map(({ pictures: _, ...row }) => row);
  await checkSpreadsheet(desk, await table(rows));
  await desk.press(desk.say(importExportTexts, 'apply'));
  await desk.sees(stateOf(desk, 'applied'));
  await desk.press(desk.say(importExportTexts, 'undo'));
  await desk.sees(stateOf(desk, 'undone'));
}

async function eraseCustomer(desk: StaffDesk, phone: string): Promise<void> {
  const { page } = desk;
  await desk.goTo(resourceWords.customers);
  await page
    .getByRole('row')
    .filter({ hasText: phoneText(phone) })
    .click();
  await desk.press(desk.say(customerTexts, 'erase'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Попросил сам');
  await desk.press(desk.say(customerTexts, 'erase'), dialog);
  await desk.confirm();
  await desk.sees(page.getByText(desk.say(customerTexts, 'erased'), { exact: true }));
  expect(await page.getByText(phoneText(phone)).count()).toBe(0);
}

async function leaveAndComeBack(desk: StaffDesk, code: string): Promise<void> {
  const { page } = desk;
  await desk.press('Owner');
  await page.getByRole('menuitem', { name: raWords.ru.ra.auth.logout }).click();
  await desk.sees(page.getByRole('heading', { name: desk.say(signInTexts, 'heading') }));
  await page.goBack();
  await desk.sees(page.getByRole('heading', { name: desk.say(signInTexts, 'heading') }));
  await signInAgain(desk, 'owner', code);
  await desk.sees(page.getByRole('navigation', { name: desk.say(layoutTexts, 'more') }));
}
