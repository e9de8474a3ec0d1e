import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { importExportTexts } from '#backoffice/features/import-export/import-export.texts.ts';
import { deliveryTexts } from '#backoffice/features/delivery/delivery.texts.ts';
import { weekTexts } from '#backoffice/features/delivery/week/week.texts.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { comeToOffice, desktop, type OfficeVisit, raWords } from '../../support/people/office-visit.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';
import { twoHalves } from '../../support/shop/two-halves.ts';

test('what a hand does: pulls categories and pictures to their places, chooses a cut, takes files home', async () => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'ru');
  await visit.comeInByLink();
  await visit.sees(visit.say(dashboardTexts, 'ordered'));

  await pullCategory(storefront, visit);
  await writeRoses(storefront, visit);
  await publishRose(storefront, visit);
  await writeSlots(storefront, visit);
  await cutAndPullPicture(storefront, visit);
  await takeFiles(visit);
  // The download is refused until a fresh code is given.
  expect(visit.problems.filter((problem) => !/\b403\b/.test(problem))).toEqual([]);
});

async function pullCategory({ shop }: Storefront, visit: OfficeVisit): Promise<void> {
  const titles = async () =>
    (await shop.api('GET /api/product/home-info/', {})).data.mainInfo.categories.map(({ title }) => title.ru);
  const [first = '', second = '', third = ''] = await titles();
  await visit.goTo(resourceWords.categories);
  // A hand that pulls does not scroll: all three rows stand on one screen.
  await visit.page.setViewportSize({ ...desktop, height: 1_600 });
  const row = (title: string) => visit.page.getByRole('listitem').filter({ hasText: title }).first();
  await row(third).dragTo(row(first));
  await visit.sees(visit.say(partTexts, 'orderSaved'));
  expect((await titles()).slice(0, 3)).toEqual([third, first, second]);
  await visit.page.setViewportSize(desktop);
}

/** Two products, one after the other, on one page: name, price, stock. */
async function writeRoses({ shop }: Storefront, visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  await visit.goTo(resourceWords.products, 'new');
  await visit.choose(visit.name('category'), /./);
  for (const title of ['Täze gyzyl bägül', 'Täze ak bägül']) {
    await page.locator('input[name="title.tm"]').fill(title);
    await page.locator('input[name="options.0.price"]').fill('35');
    await page.locator('input[name="options.0.onHand"]').fill('40');
    await page
      .getByRole('region', { name: visit.say(partTexts, 'onPhone') })
      .getByText(title)
      .waitFor();
    await visit.press(visit.say(productTexts, 'saveAndNext'));
    await expect.poll(() => page.locator('input[name="title.tm"]').inputValue()).toBe('');
  }
  const made = await shop.ctx.db
    .selectFrom('product_option')
    .innerJoin('stock', 'stock.option_id', 'product_option.id')
    .select(['sku', 'price_tenge', 'on_hand'])
    .where('sku', 'like', 'TAZE-%')
    .orderBy('product_option.id')
    .execute();
  expect(made).toEqual([
    { sku: expect.stringMatching(/^TAZE-GYZYL-BAGUL-\d{4}$/), price_tenge: 3_500, on_hand: 40 },
    { sku: expect.stringMatching(/^TAZE-AK-BAGUL-\d{4}$/), price_tenge: 3_500, on_hand: 40 },
  ]);
}

/** A draft is published with one press. */
async function publishRose({ shop }: Storefront, visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  await visit.goTo(resourceWords.products);
  await page.getByRole('row').filter({ hasText: 'Täze ak bägül' }).click();
  await visit.sees(visit.say(productTexts, 'draftNote'));
  // The button beside the note, not the one at the end of the form.
  const publish = page.getByRole('button', { name: visit.say(productTexts, 'publish') }).first();
  expect((await publish.boundingBox())?.y).toBeLessThan(desktop.height / 2);
  await publish.click();
  const newest = shop.ctx.db.selectFrom('product').select('status').orderBy('id', 'desc').limit(1);
  await expect.poll(() => newest.executeTakeFirst()).toEqual({ status: 'published' });
}

/** One row for all weekdays. */
async function writeSlots({ shop }: Storefront, visit: OfficeVisit): Promise<void> {
  await visit.goTo(layoutTexts.delivery);
  await visit.press(visit.say(weekTexts, 'addWindow'));
  const dialog = visit.page.getByRole('dialog');
  const hour = (name: 'from' | 'to') => dialog.getByRole('textbox', { name: visit.name(name), exact: true });
  await hour('from').fill('21-00');
  await hour('to').fill('23');
  await visit.press(visit.say(weekTexts, 'addWindow'), dialog);
  await visit.press(visit.say(partTexts, 'save'));
  await visit.sees(visit.say(deliveryTexts, 'saved'));
  const made = await shop.ctx.db
    .selectFrom('delivery_slot')
    .select('weekday')
    .where('starts', '=', '21:00')
    .orderBy('weekday')
    .execute();
  expect(made.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
}

async function cutAndPullPicture({ shop }: Storefront, visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  const [product] = await findProducts(shop, 1);
  const id = product?.id ?? 0;
  await page.goto(`${shop.origin}/office/#/products/${id}`);
  await page.getByLabel(visit.say(partTexts, 'addPictures')).setInputFiles({
    name: 'surat.jpg',
    mimeType: 'image/jpeg',
    // A photo as large as a phone takes, larger than the server accepts: the browser scales it down.
    buffer: await sharp(await twoHalves())
      .resize(8_200, 6_150)
      .jpeg({ progressive: true })
      .toBuffer(),
  });
  const tiles = page.getByRole('listitem').filter({ has: page.getByLabel(visit.say(partTexts, 'altText')) });
  const count = (await shop.api('GET /api/product/detail/:id/', { params: { id } })).data.pictures.length;
  await tiles.nth(count).waitFor();

  // The crop frame is dragged to the right third, as far as it goes.
  await tiles.nth(count).getByLabel(visit.say(partTexts, 'altText')).click();
  const dialog = page.getByRole('dialog');
  const whole = dialog.getByRole('button', { name: visit.say(partTexts, 'focus') });
  const frame = whole.locator('[data-frame]');
  await frame.waitFor();
  const { width, height, x, y } = (await whole.boundingBox()) ?? { width: 0, height: 0, x: 0, y: 0 };
  await page.mouse.move(x + width * 0.1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, y + height / 2, { steps: 4 });
  await page.mouse.up();
  const { x: left = 0, width: seen = 0 } = (await frame.boundingBox()) ?? {};
  expect(left + seen).toBeCloseTo(x + width, -1);
  expect(seen / height).toBeCloseTo(4 / 5, 1);
  await visit.press(visit.say(partTexts, 'save'), dialog);
  await dialog.waitFor({ state: 'hidden' });

  await tiles.nth(count).dragTo(tiles.first());
  await visit.press(raWords.ru.ra.action.save);
  // The notification lasts only seconds, while the shop's jobs render a large picture.
  await page.getByText(raWords.ru.ra.notification.updated).first().waitFor();
  const { data } = await shop.api('GET /api/product/detail/:id/', { params: { id } });
  expect(data.pictures).toHaveLength(count + 1);
  const picture = Buffer.from(await (await shop.api.raw(data.pictures[0]?.src ?? '')).arrayBuffer());
  const { dominant } = await sharp(picture).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
}

async function takeFiles(visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  await visit.goTo(resourceWords.imports);
  const download = page.waitForEvent('download');
  await visit.press(visit.say(importExportTexts, 'download'));
  // An export asks for a fresh code.
  await visit.confirm();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sowgat-products-.*\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
}
