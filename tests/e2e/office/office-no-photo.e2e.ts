import { expect, test } from 'vitest';
import { boardTexts } from '#backoffice/features/fulfilment/board/board.texts.ts';
import { runTexts } from '#backoffice/features/fulfilment/photo-run/run.texts.ts';
import { bulkTexts } from '#backoffice/features/orders/steps/bulk.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { photoTexts, skipReasonTexts } from '#backoffice/features/parcel-photos/photo.texts.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { comeToOffice, desktop, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { move, pack, shoot } from '../../support/people/packing.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { addStaff, openCounter } from '../../support/shop/counter.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';
import { twoHalves } from '../../support/shop/two-halves.ts';

test.each([
  ['tm', phone],
  ['ru', desktop],
] as const)(
  'a parcel without a photo: its packer takes one, or says why there is none (%s)',
  async (language, size) => {
    await using storefront = await openStorefront({ seed: false });
    const { shop } = storefront;
    const { packer, id: first, order } = await pack(shop);
    const second = (await order()).data;
    await move(packer, second.id, 'confirm', 'prepare');
    await switchOn(shop);
    const input = { login: 'packer-two', name: 'Packer', role: 'packer' } as const;
    const { link } = await createStaff(shop.ctx, input, { actor: undefined, ip: '', requestId: 'test' });
    const visit = await comeToOffice(storefront, language);
    await visit.page.setViewportSize(size);
    await visit.comeInByLink(link.url);

    const dialog = await askForReady(visit, first);
    expect(await inspectOffice(visit)).toEqual([]);
    const ready = dialog.getByRole('button', { name: visit.say(orderWords, 'make-ready'), exact: true });
    expect(await ready.isDisabled(), 'not without a word').toBe(true);
    await visit.choose(visit.say(photoTexts, 'why'), visit.say(skipReasonTexts, 'camera'));
    await ready.click();
    await dialog.waitFor({ state: 'detached' });
    const why = visit.say(skipReasonTexts, 'camera');
    await visit.sees(visit.say(photoTexts, 'skippedWhy', { why }));
    const notes = shop.ctx.db
      .selectFrom('order_event')
      .select(['note', 'is_public'])
      .where('order_id', '=', first);
    expect(await notes.where('note', '<>', '').execute(), 'for staff only').toEqual([
      { note: why, is_public: false },
    ]);

    const asked = await askForReady(visit, second.id);
    const camera = asked.locator('input[type="file"]');
    await camera.setInputFiles({ name: 'surat.jpg', mimeType: 'image/jpeg', buffer: await twoHalves() });
    await asked.waitFor({ state: 'detached' });
    await visit.page.getByRole('img', { name: visit.say(photoTexts, 'one', { n: 1 }) }).waitFor();
    const rows = shop.ctx.db.selectFrom('shop_order').select('status').where('id', 'in', [first, second.id]);
    expect(await rows.execute()).toEqual([{ status: 'ready' }, { status: 'ready' }]);
    expect(visit.problems).toEqual([]);
  },
);

/** Presses "ready" on the order's page. @returns the question */
async function askForReady(visit: OfficeVisit, id: string) {
  const { page } = visit;
  await page.goto(`${new URL(page.url()).origin}/office/#/orders/${id}/show`);
  await visit.press(visit.say(orderWords, 'make-ready'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(visit.say(photoTexts, 'none')).waitFor();
  return dialog;
}

test('the button of a lane has the number it will do; the others are photographed one after another', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const { packer, id: first, order } = await pack(shop);
  const ids = [first];
  for (let n = 0; n < 3; n++) {
    const { id } = (await order()).data;
    await move(packer, id, 'confirm', 'prepare');
    ids.push(id);
  }
  await switchOn(shop);
  for (const id of ids.slice(2)) await shoot(packer, id);
  const input = { login: 'packer-two', name: 'Packer', role: 'packer' } as const;
  const { link } = await createStaff(shop.ctx, input, { actor: undefined, ip: '', requestId: 'test' });
  const visit = await comeToOffice(storefront, 'ru');
  await visit.comeInByLink(link.url);

  await visit.press(visit.say(bulkTexts, 'make-ready', { n: 2 }));
  const states = async () => {
    const rows = await shop.ctx.db.selectFrom('shop_order').select(['id', 'status']).execute();
    return ids.map((id) => rows.find((one) => one.id === id)?.status);
  };
  await expect.poll(states).toEqual(['preparing', 'preparing', 'ready', 'ready']);
  await visit.press(visit.say(boardTexts, 'inRow', { n: 2 }));
  for (const n of [1, 2]) {
    await visit.sees(visit.say(runTexts, 'place', { n, all: 2 }));
    if (n === 1) expect(await inspectOffice(visit)).toEqual([]);
    // However little of the parcel the screen has room for, its button is in sight.
    await visit.page.setViewportSize({ width: 640, height: 330 });
    const { y = -1, height = 0 } = (await next(visit).boundingBox()) ?? {};
    expect([y > 0, y + height <= 330]).toEqual([true, true]);
    await takeAndGoOn(visit);
  }
  await visit.sees(visit.say(runTexts, 'through'));
  await expect.poll(states).toEqual(['ready', 'ready', 'ready', 'ready']);
  expect(visit.problems).toEqual([]);
});

const next = (visit: OfficeVisit) => visit.page.getByRole('button', { name: visit.say(runTexts, 'next') });

/** Two taps: the camera, and on to the next parcel. */
async function takeAndGoOn(visit: OfficeVisit) {
  const camera = visit.page.locator('input[type="file"]');
  await camera.setInputFiles({ name: 'surat.jpg', mimeType: 'image/jpeg', buffer: await twoHalves() });
  await next(visit).click();
}

test('32 parcels without a photo are 64 taps, nothing is refused; what failed on the way comes last', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const { order } = await openCounter(shop, 40);
  for (let n = 0; n < 32; n++) await order();
  await shop.ctx.db.updateTable('shop_order').set({ status: 'preparing', delivery_day: null }).execute();
  await switchOn(shop);
  const visit = await comeToOffice(storefront, 'tm');
  await visit.page.setViewportSize(phone);
  await visit.comeInByLink();
  await visit.page.goto(`${shop.origin}/office/#/board/photos`);
  await visit.sees(visit.say(runTexts, 'place', { n: 1, all: 32 }));
  let isLost = false;
  await visit.page.route('**/photos/', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.abort();
  });
  for (let n = 0; n < 32; n++) await takeAndGoOn(visit);
  await visit.sees(visit.say(runTexts, 'place', { n: 33, all: 33 }));
  await visit.press(visit.say(runTexts, 'next'));
  await visit.sees(visit.say(runTexts, 'through'));
  const rows = await shop.ctx.db.selectFrom('shop_order').select('status').distinct().execute();
  expect(rows).toEqual([{ status: 'ready' }]);
  expect(visit.problems.filter((problem) => !/ERR_FAILED|Failed to fetch/.test(problem))).toEqual([]);
});

async function switchOn(shop: TestShop) {
  const staff_id = await addStaff(shop);
  await shop.ctx.db
    .insertInto('feature')
    .values({ name: 'photo-report', mode: 'shown', is_on: true, changed_at: shop.ctx.now(), staff_id })
    .execute();
}
