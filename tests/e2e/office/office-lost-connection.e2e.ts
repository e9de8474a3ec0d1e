import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { takingsTexts } from '#backoffice/features/couriers/takings.texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { orderTexts, orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { comeToOffice, desktop, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { hire } from '../../support/people/staff.ts';
import { openCounter } from '../../support/shop/counter.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';

test('a shop that does not answer is told and asked again; a session that ended leads to the sign-in page', async () => {
  await using storefront = await openStorefront({ seed: false });
  const visit = await comeToOffice(storefront);
  const { page } = visit;
  await visit.comeInByLink();
  await page.getByRole('navigation', { name: visit.say(layoutTexts, 'more') }).waitFor();
  await loseAccount(visit);

  await page.route('**/api/office/week/', (route) => route.abort());
  await visit.goTo(layoutTexts.delivery);
  const alert = page.getByRole('alert').filter({ hasText: visit.say(partTexts, 'failed') });
  await alert.waitFor();
  await page.unroute('**/api/office/week/');
  await visit.press(visit.say(partTexts, 'tryAgain'), alert);
  await page.getByRole('textbox').first().waitFor();
  await alert.waitFor({ state: 'detached' });

  await leaveSlowly(visit);
  await loseList(visit);
  const id = await loseAnswers(storefront, visit);
  await loseAnswersInDialogs(storefront, visit, id);
  await loseRefresh(storefront, visit);

  await page.context().clearCookies();
  // By its address: a question of the page itself may have led to the sign-in page before a press.
  await page.goto(`${storefront.shop.origin}/office/#/products`);
  await page.getByRole('heading', { name: visit.say(signInTexts, 'heading') }).waitFor();
  // After sign-out no data of the shop stays on screen.
  expect(await page.getByRole('table').count()).toBe(0);
});

/** Who is here is asked again before it is taken for the end of a session. */
async function loseAccount(visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  await page.route('**/api/office/me/', (route) => route.fulfill({ status: 503 }), { times: 2 });
  await page.reload();
  await page.getByRole('navigation', { name: visit.say(layoutTexts, 'more') }).waitFor();
}

/** Nothing can be typed into a screen that was left, however long the next one takes. */
async function leaveSlowly(visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => comes.then(() => route.continue()));
  await visit.goTo(layoutTexts.texts);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.waitFor({ state: 'detached' });
  come();
  await field.waitFor();
  await page.unroute('**/*.js');
}

/** A list that cannot be loaded is not an empty one; back in the network it comes by itself. */
async function loseList(visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  const alert = page.getByRole('alert').filter({ hasText: visit.say(partTexts, 'tryAgain') });
  const lists = /\/api\/office\/orders\/\?/;
  await page.route(lists, (route) => route.abort());
  await visit.goTo(resourceWords.orders);
  await alert.waitFor();
  await page.unroute(lists);
  await visit.press(visit.say(partTexts, 'tryAgain'), alert);
  await alert.waitFor({ state: 'detached' });

  await page.context().setOffline(true);
  await visit.write(visit.name('q'), 'S-9');
  await alert.waitFor();
  await page.context().setOffline(false);
  await alert.waitFor({ state: 'detached' });
}

/** On a phone rows that are loaded stay when a refresh fails. */
async function loseRefresh(storefront: Storefront, visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  await visit.turn(phone);
  await visit.goTo(resourceWords.orders);
  const row = page.getByRole('main').getByText(/^S-\d+ · /);
  await row.waitFor();
  await visit.goTo(layoutTexts.delivery);
  await storefront.pass(10, visit);
  const lists = /\/api\/office\/orders\/\?/;
  await page.route(lists, (route) => route.abort());
  await visit.goTo(resourceWords.orders);
  await visit.sees(/^Aragatnaşyk ýok/);
  await row.waitFor();
  await page.unroute(lists);
  await visit.turn(desktop);
}

/** Input is kept; a repeated press has one effect, and no button is enabled before its screen is refreshed. */
async function loseAnswers({ shop }: Storefront, visit: OfficeVisit): Promise<string> {
  const { page } = visit;
  const { order } = await openCounter(shop);
  const { id } = (await order()).data;
  await page.goto(`${shop.origin}/office/#/orders/${id}/show`);
  await loseOne(page, 'POST', '**/notes/');
  const field = page.getByRole('textbox', { name: visit.say(orderTexts, 'noteNew') });
  await field.fill('Позвонить после пяти');
  await visit.press(visit.say(orderTexts, 'note'));
  await visit.sees(/^Aragatnaşyk ýok/);
  expect(await field.inputValue()).toBe('Позвонить после пяти');
  await visit.press(visit.say(orderTexts, 'note'));
  await visit.sees(visit.say(orderTexts, 'noteSaved'));
  const notes = shop.ctx.db.selectFrom('order_event').select('note').where('event', '=', 'note');
  expect(await notes.execute()).toHaveLength(1);

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api/office/orders/${id}/`, (route) => answered.then(() => route.continue()));
  const confirm = page.getByRole('button', { name: visit.say(orderWords, 'confirm'), exact: true });
  const moved = page.waitForResponse('**/move/');
  await confirm.click();
  await moved;
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  answer();
  await visit.sees(page.getByRole('button', { name: visit.say(orderWords, 'prepare'), exact: true }));
  await page.unroute(`**/api/office/orders/${id}/`);
  return id;
}

/** A change, a refund and a hand-in: each is saved, and its response lost. */
async function loseAnswersInDialogs({ shop }: Storefront, visit: OfficeVisit, id: string): Promise<void> {
  const { page, say } = visit;
  const dialog = page.getByRole('dialog');
  await visit.press(say(orderWords, 'edit'));
  // The days are asked for: until they are there the form has fewer fields.
  await dialog.getByLabel(say(orderFormTexts, 'slotsFrom')).waitFor();
  await dialog.getByLabel(say(orderFormTexts, 'comment')).fill('Bir sagat öň jaň ediň');
  await pressTwice(visit, 'PUT', `**/api/office/orders/${id}/`, say(orderTexts, 'go'));
  const row = shop.ctx.db.selectFrom('shop_order').select('comment').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ comment: 'Bir sagat öň jaň ediň' });

  const { office } = await hire(shop, 'manager');
  for (const action of ['prepare', 'make-ready', 'send', 'deliver'] as const)
    await office('POST /api/office/orders/:id/move/', { params: { id }, body: { action, courier: 'Myrat' } });
  await page.reload();
  await visit.press(say(orderWords, 'refund'));
  await visit.press(say(orderTexts, 'refundSum'), dialog);
  await dialog.getByLabel(say(orderTexts, 'refundAmount')).fill('10');
  await dialog.getByLabel(say(orderTexts, 'why')).fill('Gül solupdyr');
  const title = new RegExp(`^${say(orderTexts, 'refundTitle')} 10`);
  await pressTwice(visit, 'POST', '**/refunds/', title, () => visit.confirm());
  // Cash is back at once: no bank has to answer first.
  await visit.sees(say(orderTexts, 'refundDone'));
  const givenBack = shop.ctx.db
    .selectFrom('taking_money')
    .select('amount_tenge')
    .where('amount_tenge', '<', 0);
  expect(await givenBack.execute()).toEqual([{ amount_tenge: -1_000 }]);

  await visit.goTo(layoutTexts.takings);
  await visit.sees(say(takingsTexts, 'typedName'));
  await visit.sees(new RegExp(say(takingsTexts, 'takenOff')));
  await visit.press(say(takingsTexts, 'accept'));
  await pressTwice(visit, 'POST', '**/hand-ins/', new RegExp(`^${say(takingsTexts, 'accept')}`));
  const handIns = shop.ctx.db.selectFrom('hand_in').select('counted_tenge');
  expect(await handIns.execute()).toEqual([{ counted_tenge: 6_000 }]);
}

/** Neither a press outside the dialog nor a lost response loses input; the second press closes it. */
async function pressTwice(
  { page }: OfficeVisit,
  ...[method, path, go, confirm]: [string, string, go: string | RegExp, confirm?: () => Promise<void>]
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: go });
  const readTyped = () =>
    dialog.locator('input, textarea').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const typed = await readTyped();
  await page.mouse.click(8, 300);
  await loseOne(page, method, path);
  const isLost = page.waitForEvent('requestfailed', (request) => request.method() === method);
  await button.click();
  await confirm?.();
  await isLost;
  await expect.poll(() => button.isEnabled()).toBe(true);
  expect(await readTyped()).toEqual(typed);
  await button.click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The next such call that is not refused is performed, and its response is dropped. */
async function loseOne(page: Page, method: string, path: string): Promise<void> {
  let isLost = false;
  const lose = async (route: Route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    isLost = response.ok();
    await (isLost ? route.abort() : route.fulfill({ response }));
  };
  await page.route(path, lose);
}
