/** An order processed in the office by keyboard only: the next control is focused, or a few tabs away. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { actTexts, needTexts } from '#backoffice/features/dashboard/need.texts.ts';
import { takingsTexts } from '#backoffice/features/couriers/takings.texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { photoTexts } from '#backoffice/features/parcel-photos/photo.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { money } from '#domain/print/money.ts';
import { comeToOffice, type OfficeVisit, password } from '../../support/people/office-visit.ts';
import { openCounter } from '../../support/shop/counter.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('an order is written for a caller, packed, brought and its money counted without a mouse', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { order, rose } = await openCounter(storefront.shop);
  const visit = await comeToOffice(storefront, 'ru');
  const [code = ''] = await visit.comeInByLink();
  await visit.page.locator('#react-admin-title').waitFor();
  await visit.page.context().clearCookies();
  await visit.page.reload();
  await signIn(visit, code);

  // Its delivery is tomorrow; today's start page shows it all the same.
  const day = addDays(dayOf(storefront.shop.ctx.now()), 1);
  const { number } = (await order({ day })).data;
  await visit.page.reload();
  await visit.sees(visit.say(needTexts, 'new', { n: 1 }));
  await press(visit, visit.page.getByRole('link', { name: visit.say(actTexts, 'confirm'), exact: true }));
  await visit.page.getByRole('heading', { level: 1, name: number }).waitFor();

  const { title } = await storefront.shop.ctx.db
    .selectFrom('product')
    .select('title')
    .where('id', '=', rose.id)
    .executeTakeFirstOrThrow();
  await writeOrder(visit, title.ru);
  await workOn(visit);
  // One rose and its delivery.
  await countMoney(visit, money(7_000));
  expect(visit.problems.filter((problem) => !/\b401\b/.test(problem))).toEqual([]);
});

async function signIn({ page, say }: OfficeVisit, code: string): Promise<void> {
  await page.getByRole('heading', { name: say(signInTexts, 'heading') }).waitFor();
  await tabTo(page.locator('input[name="login"]'));
  await page.keyboard.type('owner');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByText(say(dashboardTexts, 'ordered')).first().waitFor();
}

/** Fills in a phone order, field after field. */
async function writeOrder({ page, say }: OfficeVisit, title: string): Promise<void> {
  const field = (name: keyof typeof orderFormTexts) =>
    page.getByRole('textbox', { name: new RegExp(`^${say(orderFormTexts, name)}`) });
  const list = (name: keyof typeof orderFormTexts) =>
    page.getByRole('combobox', { name: new RegExp(`^${say(orderFormTexts, name)}`) });
  await page.keyboard.press('n');
  await type(field('phone'), '65 44-33-22');
  await type(list('findProducts'), title);
  await chooseFirst(list('findProducts'), page.getByRole('button', { name: '+1' }));
  await type(field('fullname'), 'Марал Атаева');
  await type(field('mobile'), '65 11-22-33');
  await type(list('place'), 'Ашхабад');
  await chooseFirst(list('place'), page.getByRole('button', { name: say(orderFormTexts, 'SLOT') }));
  await type(field('line1'), 'Махтумкули, 12');
  await tabTo(page.getByRole('button', { name: say(orderFormTexts, 'order') }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say(orderWords, 'confirm'), exact: true }).waitFor();
}

/** Until the choice shows: while answers to what was typed are on their way the list is closed, or another one. */
async function chooseFirst(list: Locator, isChosen: Locator): Promise<void> {
  const { keyboard } = list.page();
  const choose = async () => {
    if ((await list.getAttribute('aria-expanded')) === 'true') {
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    }
    return isChosen.isVisible();
  };
  await expect.poll(choose).toBe(true);
}

async function type(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** The next-step button moves the order through its statuses, and keeps the focus. */
async function workOn(visit: OfficeVisit): Promise<void> {
  const { page, say } = visit;
  const button = (name: keyof typeof orderWords) =>
    page.getByRole('button', { name: say(orderWords, name), exact: true });
  await press(visit, button('confirm'));
  for (const step of ['prepare', 'make-ready'] as const) {
    await hasFocus(button(step));
    await page.keyboard.press('Enter');
  }
  await sayWhyNoPhoto(visit);
  await hasFocus(button('send'));
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('dialog').getByRole('textbox'));
  await page.keyboard.type('Myrat');
  await page.keyboard.press('Enter');
  await hasFocus(button('deliver'));
  await page.keyboard.press('Enter');
  await press(visit, page.getByRole('dialog').getByRole('button', { name: say(orderWords, 'deliver') }));
  await page.getByText(say(orderWords, 'delivered'), { exact: true }).first().waitFor();
}

/** Without a photo of the parcel its packer chooses a reason. */
async function sayWhyNoPhoto(visit: OfficeVisit): Promise<void> {
  const { page, say } = visit;
  const dialog = page.getByRole('dialog');
  await press(visit, dialog.getByRole('combobox', { name: say(photoTexts, 'why') }));
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(visit, dialog.getByRole('button', { name: say(orderWords, 'make-ready'), exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

async function countMoney(visit: OfficeVisit, sum: string): Promise<void> {
  const { page, say } = visit;
  const accept = say(takingsTexts, 'accept');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('m');
  await press(visit, page.getByRole('button', { name: accept, exact: true }));
  await hasFocus(page.getByRole('dialog').getByRole('textbox').first());
  await press(visit, page.getByRole('dialog').getByRole('button', { name: `${accept} ${sum}` }));
  await visit.sees(say(takingsTexts, 'accepted'));
}

async function press({ page }: OfficeVisit, target: Locator): Promise<void> {
  await tabTo(target);
  await page.keyboard.press('Enter');
}

/** Presses Tab as often as a person would who sees the focus. */
async function tabTo(target: Locator): Promise<void> {
  // A disabled button takes no focus: the order's, for one, waits for the sum.
  await expect.poll(() => target.first().isEnabled()).toBe(true);
  const isThere = () => target.first().evaluate((element) => element === document.activeElement);
  for (let turn = 0; turn < 90 && !(await isThere()); turn++) await target.page().keyboard.press('Tab');
  await hasFocus(target);
}

async function hasFocus(target: Locator): Promise<void> {
  await expect
    .poll(() => target.first().evaluate((element) => element === document.activeElement))
    .toBe(true);
}
