import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { orderTexts, orderWords } from '#backoffice/features/orders/show/order.texts.ts';
import { comeToOffice, type OfficeVisit } from '../../support/people/office-visit.ts';
import { openCounter } from '../../support/shop/counter.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';

test('a shop that does not answer is told and asked again; a session that ended leads to the sign-in page', async () => {
  await using storefront = await openStorefront({ seed: false });
  const visit = await comeToOffice(storefront);
  const { page } = visit;
  await visit.comeInByLink();
  await page.getByRole('navigation', { name: visit.say(layoutTexts, 'more') }).waitFor();

  await page.route('**/api/office/hours/', (route) => route.abort());
  await visit.goTo(layoutTexts.hours);
  const alert = page.getByRole('alert').filter({ hasText: visit.say(partTexts, 'failed') });
  await alert.waitFor();
  await page.unroute('**/api/office/hours/');
  await visit.press(visit.say(partTexts, 'tryAgain'), alert);
  await page.getByRole('textbox').first().waitFor();
  await alert.waitFor({ state: 'detached' });

  await loseAnswers(storefront, visit);

  await page.context().clearCookies();
  await visit.goTo(resourceWords.products);
  await page.getByRole('heading', { name: visit.say(signInTexts, 'heading') }).waitFor();
  // Nothing of the shop stays on the screen of somebody who is out.
  expect(await page.getByRole('table').count()).toBe(0);
});

/** What was typed stays; pressed again it is done once, and no button takes a second press before its screen is new. */
async function loseAnswers({ shop }: Storefront, visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  const { order } = await openCounter(shop);
  const { id } = (await order()).data;
  await page.goto(`${shop.origin}/office/#/orders/${id}/show`);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/notes/', lose, { times: 1 });
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
}
