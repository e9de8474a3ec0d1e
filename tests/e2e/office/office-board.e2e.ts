/** A busy day on the board, measured: what is in sight, and that no number promises too much. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardTexts, cureTexts, doneTexts } from '#backoffice/features/fulfilment/board/board.texts.ts';
import { bulkTexts } from '#backoffice/features/orders/steps/bulk.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { comeToOffice, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';
import { openCounter } from '../../support/shop/counter.ts';
import { addProduct } from '../../support/shop/factories.ts';

const small = { width: 1280, height: 720 };
const statuses = ['placed', 'preparing', 'ready', 'on-the-way'] as const;

test('34 orders with goods of two lines: six whole rows in each lane, five on a phone with the button of the lane', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { goods } = await fillBoard(storefront, 34);
  const visit = await comeToOffice(storefront, 'ru');
  await visit.page.setViewportSize(small);
  await visit.comeInByLink();
  await openBoard(visit, storefront);
  for (const lane of statuses) {
    const rows = visit.page.getByRole('region', { name: visit.say(orderWords, lane) }).getByRole('article');
    expect(await countWhole(rows, small.height), lane).toBeGreaterThanOrEqual(6);
    expect(Math.max(...(await heightsOf(rows))), lane).toBeLessThanOrEqual(92);
  }
  expect(await visit.page.getByText('Бука').count(), 'an only option says nothing').toBe(0);
  expect(await inspectOffice(visit)).toEqual([]);
  await visit.press(visit.say(boardTexts, 'about', { number: 'S-100001' }));
  await visit.page.getByRole('dialog').getByText(goods).first().waitFor();
  await visit.page.keyboard.press('Escape');
  await visit.page.getByRole('dialog').waitFor({ state: 'hidden' });

  await visit.turn(phone);
  await visit.page.getByRole('tab', { name: visit.say(orderWords, 'preparing') }).click();
  const bulk = visit.page.getByRole('link', { name: visit.say(boardTexts, 'inRow', { n: 9 }) });
  const { y } = (await bulk.boundingBox()) ?? { y: 0 };
  expect(await countWhole(visit.page.getByRole('article'), y - 8)).toBeGreaterThanOrEqual(5);
  expect(await inspectOffice(visit)).toEqual([]);
});

test('the button of a lane has the number it will do; what is left over stands above with its reason until it is closed', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  await fillBoard(storefront, 5, 'placed');
  const set = { needs_call: true };
  await shop.ctx.db.updateTable('shop_order').set(set).where('number', '<=', 100_002).execute();
  const visit = await comeToOffice(storefront, 'tm');
  await visit.page.setViewportSize(small);
  await visit.comeInByLink();
  await openBoard(visit, storefront);
  const { will } = await shop.ctx.db
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll<number>().as('will'))
    .where('needs_call', '=', false)
    .executeTakeFirstOrThrow();
  await visit.press(visit.say(bulkTexts, 'confirm', { n: will }));
  const strip = visit.page.getByText(visit.say(doneTexts, 'confirm', { done: will, left: 5 - will }));
  await strip.waitFor();
  const confirming = visit.page.getByRole('button', { name: /^Tassykla/ });
  // At none there is none.
  await expect.poll(() => confirming.count()).toBe(0);
  expect(await inspectOffice(visit)).toEqual([]);
  await visit.page.reload();
  await strip.waitFor();
  await visit.page
    .getByRole('button', { name: visit.say(cureTexts, 'call') })
    .first()
    .click();
  await visit.page.getByRole('dialog').getByRole('link', { name: /\+993/ }).waitFor();
  await visit.page.keyboard.press('Escape');
  await visit.press(visit.say(partTexts, 'close'));
  await strip.waitFor({ state: 'detached' });
});

/** Orders of today with goods whose titles take two lines, in equal lanes. */
async function fillBoard(storefront: Storefront, count: number, only?: (typeof statuses)[number]) {
  const { shop } = storefront;
  const { order, buyer } = await openCounter(shop, 10);
  const goods = 'Фруктовая корзина с манго и ананасом';
  const title = { tm: 'Mango we ananas bilen miwe sebedi', ru: goods };
  const basket = await addProduct(shop, {
    title,
    options: [{ price: 5_000, count: 200, title: { tm: 'Buka', ru: 'Бука' } }],
  });
  const juice = await addProduct(shop, {
    title: { tm: 'Nar şiresi', ru: 'Сок гранатовый' },
    options: [{ price: 900, count: 400 }],
  });
  const items = [
    { product: basket.id, option: basket.option, quantity: 1 },
    { product: juice.id, option: juice.option, quantity: 2 },
  ];
  for (let n = 0; n < count; n++) {
    const { id } = (await order({ items }, 1, buyer)).data;
    const status = only ?? statuses[n % statuses.length];
    await shop.ctx.db
      .updateTable('shop_order')
      .set({ status, delivery_day: null, courier: status === 'on-the-way' ? 'Merdan' : '' })
      .where('id', '=', id)
      .execute();
  }
  return { goods };
}

async function openBoard({ page }: OfficeVisit, { shop }: Storefront) {
  await page.goto(`${shop.origin}/office/#/board`);
  await page.getByRole('article').first().waitFor();
}

async function countWhole(rows: Locator, bottom: number): Promise<number> {
  await rows.first().waitFor();
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  return boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= bottom).length;
}

async function heightsOf(rows: Locator): Promise<number[]> {
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  return boxes.map((box) => box?.height ?? 0);
}
