/** An order's way through the office by keys alone: what comes next has the focus, or is a few tabs away. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { takingsTexts } from '#backoffice/features/fulfilment/couriers/takings.texts.ts';
import { orderWords } from '#backoffice/features/orders/show/order.texts.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { addDays, money, shopDay } from '#backoffice/lang/format.ts';
import { comeToOffice, type OfficeVisit, password } from '../../support/people/office-visit.ts';
import { openCounter } from '../../support/shop/counter.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('an order is taken, packed, brought and its money counted without a mouse', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { order } = await openCounter(storefront.shop);
  const visit = await comeToOffice(storefront, 'ru');
  const [code = ''] = await visit.comeInByLink();
  await visit.page.locator('#react-admin-title').waitFor();
  await visit.page.context().clearCookies();
  await visit.page.reload();
  await signIn(visit, code);

  // It is for tomorrow: today's first screen shows it all the same.
  const day = addDays(shopDay(storefront.shop.ctx.now()), 1);
  const { number, totals } = (await order({ day })).data;
  await visit.page.reload();
  await visit.sees(visit.say(dashboardTexts, 'waitingOrders'));
  await press(visit, visit.page.getByRole('link', { name: number }));
  await workOn(visit);
  await countMoney(visit, money(totals.total));
  expect(visit.problems.filter((problem) => !/\b401\b/.test(problem))).toEqual([]);
}, 240_000);

async function signIn({ page, say }: OfficeVisit, code: string): Promise<void> {
  await page.getByRole('heading', { name: say(signInTexts, 'heading') }).waitFor();
  await tabTo(page.locator('input[name="login"]'));
  await page.keyboard.type('owner');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByText(say(dashboardTexts, 'revenue')).first().waitFor();
}

/** One button takes the order from step to step, and stays under the finger. */
async function workOn(visit: OfficeVisit): Promise<void> {
  const { page, say } = visit;
  const button = (name: keyof typeof orderWords) =>
    page.getByRole('button', { name: say(orderWords, name), exact: true });
  await press(visit, button('confirm'));
  for (const step of ['prepare', 'make-ready', 'send'] as const) {
    await hasFocus(button(step));
    await page.keyboard.press('Enter');
  }
  await hasFocus(page.getByRole('dialog').getByRole('textbox'));
  await page.keyboard.type('Myrat');
  await page.keyboard.press('Enter');
  await hasFocus(button('deliver'));
  await page.keyboard.press('Enter');
  await press(visit, page.getByRole('dialog').getByRole('button', { name: say(orderWords, 'deliver') }));
  await page.getByText(say(orderWords, 'delivered'), { exact: true }).first().waitFor();
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

/** As far as somebody would go who sees where the focus is. */
async function tabTo(target: Locator): Promise<void> {
  await target.first().waitFor();
  const isThere = () => target.first().evaluate((element) => element === document.activeElement);
  for (let turn = 0; turn < 90 && !(await isThere()); turn++) await target.page().keyboard.press('Tab');
  await hasFocus(target);
}

async function hasFocus(target: Locator): Promise<void> {
  await expect
    .poll(() => target.first().evaluate((element) => element === document.activeElement), { timeout: 10_000 })
    .toBe(true);
}
