import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { boardTexts } from '#backoffice/features/fulfilment/board/board.texts.ts';
import { photoTexts, skipReasonTexts } from '#backoffice/features/parcel-photos/photo.texts.ts';
import { orderTexts, orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { stepTexts } from '#backoffice/features/orders/steps/step.texts.ts';
import { alertTexts } from '#backoffice/app/frame/alerts/alerts.texts.ts';
import { packingSlipTexts } from '#backoffice/features/fulfilment/packing-slips/packing-slip.texts.ts';
import { auditActionWords } from '#backoffice/features/staff/audit-words.ts';
import { staffTexts } from '#backoffice/features/staff/staff.texts.ts';
import {
  orderTexts as customerOrderTexts,
  paymentStatusTexts,
} from '#storefront/features/orders/order.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { checkPaymentTexts } from '#storefront/features/checkout/payment/check-payment.texts.ts';
import { paths } from '#storefront/paths.ts';
import {
  comeIn,
  expectNoProblems,
  goToCheckout,
  payAtBank,
  putIntoCart,
  writeOrder,
} from '../../support/people/buying.ts';
import { requestTexts } from '#backoffice/features/gift-requests/request.texts.ts';
import {
  answerQuestions,
  bannerTitle,
  completeShop,
  importGoods,
  publishBanner,
  shopName,
  slogan,
} from '../../support/people/merchant-steps.ts';
import {
  comeToOffice,
  type OfficeVisit,
  desktop,
  phone as phoneScreen,
} from '../../support/people/office-visit.ts';
import { assertBooksAgree } from '../../support/people/paying.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';

test('a new merchant fills an empty shop, and the first order goes all the way: no command line', async () => {
  await using storefront = await openStorefront({ seed: false });
  const merchant = await comeToOffice(storefront);
  const codes = await merchant.setUpByLink(undefined, 'ayna');
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await answerQuestions(merchant);
  await completeShop(merchant);
  await importGoods(merchant, 200);
  await publishBanner(merchant);
  await merchant.goTo(layoutTexts.dashboard);
  const steps = merchant.page.getByRole('heading', { name: merchant.say(dashboardTexts, 'firstSteps') });
  await steps.waitFor();
  const customer = await buy(storefront);
  await steps.waitFor({ state: 'hidden' });
  await workOnOrder(merchant);
  await bringBack(merchant);
  // The recipient is asked for the address: the shop also calls about the time.
  await customer.page.reload();
  await customer.page.getByText(customer.say(customerOrderTexts, 'newTimeCall')).waitFor();
  await deliverAfterSlip(merchant);
  await giveSomeBack(storefront, merchant);
  await findInAudit(merchant);

  await customer.page.reload();
  await customer.page.getByText(customer.say(paymentStatusTexts, 'partly-refunded')).first().waitFor();
  expectNoProblems(customer);
  await storefront.shop.settle();
  await assertBooksAgree(storefront.shop);
  // Sensitive actions are refused until a fresh code is given: those responses are expected.
  expect(merchant.problems.filter((problem) => !/\b403\b.*|status of 403/.test(problem))).toEqual([]);
});

/** The first customer sees the banner and buys a bouquet by card. */
async function buy(storefront: Storefront): Promise<Visitor> {
  const customer = await storefront.visit();
  await customer.open(paths.home());
  await customer.page.getByText(bannerTitle.tm).first().waitFor();
  await customer.page.getByRole('banner').getByRole('link', { name: shopName.tm }).waitFor();
  await customer.page.getByRole('contentinfo').getByText(slogan.tm).waitFor();
  await expect.poll(() => customer.page.title()).toContain(shopName.tm);
  const [product] = await findProducts(storefront.shop, 1);
  await putIntoCart(customer, product?.id ?? 0);
  await goToCheckout(customer);
  await writeOrder(customer, 'ONLINE');
  await customer.press(customer.like(checkoutTexts, 'signInToOrder'));
  await comeIn(storefront, customer, freshPhone());
  await payAtBank(customer, 'pays');
  await customer.sees(customer.say(checkPaymentTexts, 'paid'));
  await customer.press(customer.say(checkPaymentTexts, 'toOrder'));
  return customer;
}

/** On a phone, from the board: every status of the order, and its print views in between. */
async function workOnOrder(visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  // Noticed on whatever screen is open: a new order, which waits for its recipient; from another tab by the title.
  await visit.sees(page.getByRole('link', { name: visit.say(alertTexts, 'waiting', { n: 2 }) }));
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await visit.turn(phoneScreen);
  await visit.press(visit.say(layoutTexts, 'board'));
  const number = (await page.getByText(/^S-\d+$/).innerText()).trim();
  await openOrder(visit, number);
  await countButtonRows(visit);
  await visit.press(visit.say(requestTexts, 'withdraw'));
  for (const step of ['confirm', 'prepare'] as const) await visit.press(visit.say(orderWords, step));
  await stayInLane(visit, number);
  await makeReady(visit);
  await print(visit, number);
  await send(visit);
}

/** On a phone the buttons of an order leave most of the screen to its content. */
async function countButtonRows({ page }: OfficeVisit): Promise<void> {
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await head.getByRole('button').first().waitFor();
  const tops = await head
    .locator('button, a')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top).toSorted((a, b) => a - b));
  expect(tops.filter((top, at) => at === 0 || top - (tops[at - 1] ?? 0) > 20).length).toBeLessThan(3);
}

/** After each order the board shows the same lane again. */
async function stayInLane(visit: OfficeVisit, number: string): Promise<void> {
  const { page, press, say } = visit;
  const lane = page.getByRole('tab', { name: say(orderWords, 'preparing') });
  await press(say(layoutTexts, 'board'));
  await lane.click();
  await openOrder(visit, number);
  await press(say(layoutTexts, 'board'));
  await expect.poll(() => lane.getAttribute('aria-selected')).toBe('true');
  await openOrder(visit, number);
}

/** From the board, whose rows have the step and what is beside the way to the whole order. */
async function openOrder({ page, press, say }: OfficeVisit, number: string): Promise<void> {
  await press(say(boardTexts, 'about', { number }));
  await press(say(boardTexts, 'whole'), page.getByRole('dialog'));
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
}

/** Without a photo of the parcel its packer says why. */
async function makeReady(visit: OfficeVisit): Promise<void> {
  const ready = visit.say(orderWords, 'make-ready');
  await visit.press(ready);
  const dialog = visit.page.getByRole('dialog');
  await visit.choose(visit.say(photoTexts, 'why'), visit.say(skipReasonTexts, 'camera'));
  await visit.press(ready, dialog);
  await dialog.waitFor({ state: 'hidden' });
}

async function send(visit: OfficeVisit): Promise<void> {
  await visit.press(visit.say(orderWords, 'send'));
  const dialog = visit.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Myrat');
  await visit.press(visit.say(orderWords, 'send'), dialog);
  await dialog.waitFor({ state: 'hidden' });
}

/** A failed delivery: the giver is asked for another time. */
async function bringBack(visit: OfficeVisit): Promise<void> {
  await visit.press(visit.say(orderWords, 'bring-back'));
  const dialog = visit.page.getByRole('dialog');
  await visit.press(visit.say(orderWords, 'bring-back'), dialog);
  await visit.sees(visit.say(stepTexts, 'attempts'));
}

/** A wrong press is undone before any message is sent. */
async function deliverAfterSlip(visit: OfficeVisit): Promise<void> {
  await send(visit);
  const deliver = visit.say(orderWords, 'deliver');
  await visit.press(deliver);
  const undo = visit.page.getByRole('status').getByRole('button', { name: visit.say(stepTexts, 'undo') });
  await undo.last().click();
  await visit.sees(visit.page.getByRole('button', { name: deliver, exact: true }));
  await visit.press(deliver);
  await visit.sees(visit.say(orderWords, 'delivered'));
}

/** The print views open beside the order: picking list, route sheet, packing slip, greeting card. */
async function print(visit: OfficeVisit, number: string): Promise<void> {
  const opened = visit.page.waitForEvent('popup');
  await visit.press(visit.say(orderTexts, 'print'));
  const papers = await opened;
  for (const kind of ['picking', 'courier', 'receipt'] as const) {
    await papers.getByRole('button', { name: visit.say(packingSlipTexts, kind) }).click();
    await papers.locator('.papers').getByText(number).first().waitFor();
  }
  // On a phone the sheet is scaled to fit; in print it has its real size.
  const sheet = papers.locator('.papers');
  const widthOf = async () => (await sheet.boundingBox())?.width ?? 0;
  await papers.setViewportSize(desktop);
  await expect.poll(widthOf).toBeGreaterThan(500);
  await papers.setViewportSize(phoneScreen);
  await expect.poll(widthOf).toBeLessThanOrEqual(phoneScreen.width);
  await papers.getByRole('button', { name: visit.say(packingSlipTexts, 'card') }).click();
  await expect.poll(() => pageOf(papers)).toEqual([105, 148]);
  await papers.emulateMedia({ media: 'print' });
  expect(await sheet.evaluate((page) => getComputedStyle(page.parentElement as Element).zoom)).toBe('1');
  await papers.close();
}

/** Width and height that a printer is asked for, in millimetres. */
async function pageOf(papers: Page): Promise<number[]> {
  const pdf = (await papers.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return [width, height].map((points) => Math.round((Number(points) / 72) * 25.4));
}

/** A partial refund through the bank, with a fresh code. */
async function giveSomeBack(storefront: Storefront, visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  // The last code was valid for five minutes.
  await storefront.pass(301, visit);
  // Rare actions are in a menu on a phone.
  await visit.press(visit.say(partTexts, 'more'));
  await page.getByRole('menuitem', { name: visit.say(orderWords, 'refund') }).click();
  const dialog = page.getByRole('dialog');
  await visit.press(visit.say(orderTexts, 'refundSum'), dialog);
  await dialog.getByLabel(visit.say(orderTexts, 'refundAmount')).fill('10,50');
  await dialog.getByLabel(visit.say(orderTexts, 'why')).fill('Gül solupdyr');
  await dialog.getByRole('button', { name: /10,50/ }).click();
  await visit.confirm();
  await visit.sees(visit.say(orderWords, 'partly-refunded'));
}

/** Opens the order's audit log, and verifies that nobody changed it. */
async function findInAudit(visit: OfficeVisit): Promise<void> {
  await visit.turn(desktop);
  await visit.press(visit.say(orderTexts, 'audit'));
  const rows = visit.page.getByRole('group');
  await rows.nth(5).waitFor();
  for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const) {
    const said = rows.filter({ hasText: visit.say(auditActionWords, action) });
    await said.first().waitFor();
  }
  const refund = rows.filter({ hasText: visit.say(auditActionWords, 'refund') });
  await refund.locator('summary').click({ position: { x: 5, y: 5 } });
  await refund.getByText(visit.say(orderTexts, 'goodwill')).waitFor();
  await visit.press(visit.say(staffTexts, 'check'));
  await visit.sees(visit.page.getByRole('alert').filter({ hasText: /^Taryh bitewi/ }));
}
