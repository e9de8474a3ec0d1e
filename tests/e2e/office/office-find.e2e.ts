import { expect, test } from 'vitest';
import { findTexts } from '#backoffice/app/find/find.texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { comeToOffice, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { addRecords } from '../../support/pages/office-records.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';

const arrives = (visit: OfficeVisit, path: string) =>
  visit.page.waitForFunction((to) => location.hash === `#${to}`, path);

/** Types into the open search and waits for its first hit. */
async function look(visit: OfficeVisit, q: string, hit: string): Promise<void> {
  await visit.page.getByRole('combobox', { name: visit.say(findTexts, 'find') }).fill(q);
  await visit.page.getByRole('option').first().filter({ hasText: hit }).waitFor();
}

test('the search finds an order by its goods, a screen by its name, and begins an order for a caller', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const { order: id, customer } = await addRecords(shop);
  const [goods] = await findProducts(shop, 1);
  const { db } = shop.ctx;
  const { number } = await db.selectFrom('shop_order').select('number').executeTakeFirstOrThrow();
  const buyer = await db
    .selectFrom('customer')
    .select('phone')
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  const word = /^\p{L}+/u.exec(goods?.title.ru ?? '')?.[0] ?? '';
  const visit = await comeToOffice(storefront, 'ru');
  await visit.comeInByLink();
  const { page } = visit;
  await page.locator('#react-admin-title').waitFor();

  await page.keyboard.press('/');
  await look(visit, `${word} айна`, `S-${number}`);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await arrives(visit, `/orders/${id}/show`);

  await page.keyboard.press('Control+k');
  await look(visit, 'сотрудники', 'Сотрудники');
  await page.keyboard.press('Enter');
  await arrives(visit, '/staff');

  await visit.turn(phone);
  await visit.press(visit.say(findTexts, 'find'));
  await look(visit, buyer.phone.slice(-6), `S-${number}`);
  await page.getByRole('option', { name: /^Новый заказ для/ }).click();
  await arrives(visit, '/orders/create');
  const field = page.getByRole('textbox', { name: visit.say(orderFormTexts, 'phone') }).first();
  await expect.poll(() => field.inputValue()).toContain(buyer.phone.slice(-4));
  expect(visit.problems).toEqual([]);
});

test('what is typed into a field is not a search', async () => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'tm');
  await visit.comeInByLink();
  await visit.page.goto(`${storefront.shop.origin}/office#/products`);
  const field = visit.page.locator('main input[name="q"]');
  await field.fill('a');
  await field.press('/');
  expect(await field.inputValue()).toBe('a/');
  expect(await visit.page.getByRole('dialog').count()).toBe(0);
  await visit.page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await visit.page.keyboard.press('/');
  await visit.page.getByRole('dialog').waitFor();
  await visit.page.keyboard.press('Escape');
  await visit.page.getByRole('dialog').waitFor({ state: 'detached' });
});
