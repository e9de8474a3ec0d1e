import { expect, test } from 'vitest';
import { bulkTexts } from '#backoffice/features/orders/steps/bulk.texts.ts';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { comeToOffice, type OfficeVisit, raWords } from '../../support/people/office-visit.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';
import { openCounter } from '../../support/shop/counter.ts';
import { addCategory, addProduct } from '../../support/shop/factories.ts';

const cheap = 25_050;

test('select all of what is found: 31 and 504 products, three examples before, each price after; then 31 orders', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const category = await addCategory(shop);
  const add = (name: string) =>
    addProduct(shop, { category, title: name, options: [{ price: cheap, count: 1 }] });
  for (let n = 0; n < 31; n++) await add(`Bägül ${n}`);
  for (let n = 31; n < 504; n++) await add(`Çemen ${n}`);
  const { order } = await openCounter(shop, 40);
  for (let n = 0; n < 31; n++) await order();
  const visit = await comeToOffice(storefront, 'ru');
  await comeIn(visit);
  await visit.page.goto(listOf('products', { q: 'Bägül' }, visit));
  await reduceAll(visit, 31);
  expect(await countAt(storefront, 21_300)).toBe(31);
  expect(await countAt(storefront, cheap)).toBe(504 - 31);
  await visit.page.goto(listOf('products', { category }, visit));
  await reduceAll(visit, 504);
  expect(await countAt(storefront, 18_100)).toBe(31);
  expect(await countAt(storefront, 21_300)).toBe(504 - 31);

  await visit.page.goto(listOf('orders', { status: 'placed' }, visit));
  await chooseAll(visit, 31);
  await visit.press(visit.say(bulkTexts, 'confirm', { n: 31 }));
  await expect.poll(() => statusesOf(storefront)).toEqual(['confirmed']);
  expect(visit.problems).toEqual([]);
});

test('a list that has changed is not changed further: both numbers are told, then the new one stands', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const category = await addCategory(shop);
  const add = () => addProduct(shop, { category, options: [{ price: cheap, count: 1 }] });
  for (let n = 0; n < 27; n++) await add();
  const visit = await comeToOffice(storefront, 'tm');
  await comeIn(visit);
  await visit.page.goto(listOf('products', { category }, visit));
  await chooseAll(visit, 27);
  const dialog = await writePercent(visit);
  const apply = (n: number) => visit.say(productTexts, 'applyTo', { n });
  await dialog.getByRole('button', { name: apply(27) }).waitFor();
  await add();
  await visit.press(apply(27), dialog);
  await visit.sees('Sanaw üýtgedi: öň 27, indi 28');
  expect(await countAt(storefront, cheap)).toBe(28);
  await visit.press(apply(28), dialog);
  await visit.sees(visit.say(productTexts, 'changed', { n: 28 }));
  expect(visit.problems.filter((problem) => !/\b409\b/.test(problem))).toEqual([]);
});

async function comeIn(visit: OfficeVisit): Promise<void> {
  await visit.comeInByLink();
  await visit.sees(
    visit.page.getByRole('link', { name: resourceWords.products[visit.language], exact: true }),
  );
}

const listOf = (place: string, filter: object, { page }: OfficeVisit) =>
  `${page.url().split('#')[0]}#/${place}?filter=${encodeURIComponent(JSON.stringify(filter))}&displayedFilters=${encodeURIComponent('{"category":true}')}`;

/** Ticks the heading, then all that is found. */
async function chooseAll(visit: OfficeVisit, count: number): Promise<void> {
  const { page } = visit;
  await page.getByText(new RegExp(`^1.25 .* ${count}$`)).waitFor();
  await page.getByRole('table').getByRole('checkbox').first().check();
  await visit.sees(visit.say(partTexts, 'chosen', { n: 25 }));
  await visit.press(visit.say(partTexts, 'chooseAll', { n: count }));
  await visit.sees(visit.say(partTexts, 'chosen', { n: count }));
  const all = page.getByRole('button', { name: raWords[visit.language].ra.action.select_all_button });
  expect(await all.count(), "the library's own names a page").toBe(0);
}

async function writePercent(visit: OfficeVisit) {
  await visit.press(visit.say(productTexts, 'bulkPrice'));
  const dialog = visit.page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('-15');
  return dialog;
}

async function reduceAll(visit: OfficeVisit, count: number): Promise<void> {
  await chooseAll(visit, count);
  const dialog = await writePercent(visit);
  await expect.poll(() => dialog.getByText('→').count()).toBe(3);
  expect(await dialog.getByText(/^(250,50 → 213|213 → 181)$/).count()).toBe(3);
  expect(await inspectOffice(visit)).toEqual([]);
  await visit.press(visit.say(productTexts, 'applyTo', { n: count }), dialog);
  await visit.sees(visit.say(productTexts, 'changed', { n: count }));
  await dialog.waitFor({ state: 'hidden' });
}

async function countAt({ shop }: Storefront, price: number): Promise<number> {
  const rows = await shop.ctx.db
    .selectFrom('product')
    .select('id')
    .where('price_tenge', '=', price)
    .execute();
  return rows.length;
}

async function statusesOf({ shop }: Storefront): Promise<string[]> {
  const rows = await shop.ctx.db.selectFrom('shop_order').select('status').distinct().execute();
  return rows.map(({ status }) => status);
}
