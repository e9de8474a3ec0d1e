import { expect, test } from 'vitest';
import { deliveryTexts } from '#backoffice/features/delivery/delivery.texts.ts';
import { weekTexts } from '#backoffice/features/delivery/week/week.texts.ts';
import { choiceTexts } from '#backoffice/parts/conflict/choice.texts.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { awaitConflict, conflictOf } from '../../support/pages/second-editor.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { comeToOffice, phone } from '../../support/people/office-visit.ts';
import { addPlace, addSlots, addZone } from '../../support/people/places.ts';
import { hire } from '../../support/people/staff.ts';

/** A shop with a zone and a window of every day, 16:00 to 19:00 for 50 orders, and its owner at the week. */
async function openWeek(language: 'tm' | 'ru', slots = true) {
  const storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const zone = await addZone(shop, { title: { tm: 'Aşgabat', ru: 'Ашхабад' } });
  await addPlace(shop, { zone });
  if (slots) await addSlots(shop, { zone });
  const visit = await comeToOffice(storefront, language);
  await visit.comeInByLink();
  await visit.page.locator('#react-admin-title').waitFor();
  await visit.goTo(layoutTexts.delivery);
  const kept = () =>
    shop.ctx.db.selectFrom('delivery_slot').select(['id', 'capacity']).orderBy('id').execute();
  const cell = (at: string) => visit.page.locator(`[data-cell="${at}"]`);
  const save = () => visit.press(visit.say(partTexts, 'save'));
  return { storefront, shop, visit, kept, cell, save };
}

test('one save changes a window for the whole week; arrows move; of two editors the second decides', async () => {
  const { storefront, shop, visit, kept, cell, save } = await openWeek('ru');
  await using _ = storefront;
  const { page } = visit;
  const before = await kept();
  await cell('0,0').focus();
  await page.keyboard.type('12');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('0,1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('930');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('0,0');
  expect(await cell('1,1').inputValue()).toBe('09:30');
  await visit.press(visit.say(weekTexts, 'mondayOnAll'));
  await visit.sees(visit.say(weekTexts, 'changes', { n: 8 }));
  await save();
  await visit.sees(visit.say(deliveryTexts, 'saved'));
  expect(await kept()).toEqual(before.map(({ id }) => ({ id, capacity: 12 })));
  const saves = shop.ctx.db.selectFrom('audit').select('subject').where('subject', 'in', ['week', 'slot']);
  expect(await saves.execute()).toHaveLength(1);

  await cell('0,6').fill('');
  const { office } = await hire(shop);
  const { windows, hours } = (await office('GET /api/office/week/')).data;
  const other = windows.map(({ booked: _, ...window }) => ({
    ...window,
    capacity: Array<number>(7).fill(30),
  }));
  await office('PUT /api/office/week/', { body: { windows: other, hours } });
  await save();
  await awaitConflict(visit);
  expect((await kept()).map(({ capacity }) => capacity)).toEqual(Array(7).fill(30));
  await visit.press(visit.say(choiceTexts, 'save'), conflictOf(visit));
  await expect.poll(async () => (await kept()).map(({ capacity }) => capacity)).toEqual(Array(6).fill(12));
});

test('on a phone: a week without windows, a fault, a new window, and fields for a finger', async () => {
  const { storefront, visit, kept, cell, save } = await openWeek('tm', false);
  await using _ = storefront;
  const { page } = visit;
  await page.setViewportSize(phone);
  await visit.sees(visit.say(weekTexts, 'noWindows'));
  await cell('0,2').fill('ertir');
  await cell('0,3').focus();
  await save();
  await visit.sees(visit.say(partTexts, 'clockForm'));
  expect(await kept()).toEqual([]);
  await cell('0,2').fill('9');

  await visit.press(visit.say(weekTexts, 'addWindow'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(visit.name('from')).fill('13-00');
  await dialog.getByLabel(visit.name('to')).fill('16');
  await visit.press(visit.say(weekTexts, 'addWindow'), dialog);
  await dialog.waitFor({ state: 'detached' });
  expect(await inspectOffice(visit)).toEqual([]);
  expect((await cell('0,0').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await save();
  await expect.poll(async () => (await kept()).length).toBe(7);
  await visit.sees('13:00–16:00');
});

test('beside the week: its zones and the special days, each one press from its form', async () => {
  const { storefront, shop, visit } = await openWeek('tm');
  await using _ = storefront;
  const { page, say } = visit;
  await visit.sees(say(weekTexts, 'noSpecialDays'));
  await page.getByRole('link', { name: /^Aşgabat/ }).click();
  await page.locator('[name="title.tm"]').waitFor();
  expect(page.url()).toMatch(/#\/delivery\/zones\/[^/]+$/);
  await page.goBack();
  await visit.press(say(deliveryTexts, 'day'));
  await visit.press(say(deliveryTexts, 'addDay'), page.getByRole('dialog'));
  await page.locator('[name="reason.tm"]').waitFor();
  expect(page.url()).toMatch(/#\/delivery\/days\/\d{4}-\d\d-\d\d$/);
  await page.goBack();
  await page.getByRole('link').getByText(say(deliveryTexts, 'closedDay')).waitFor();
  expect(await shop.ctx.db.selectFrom('closed_day').select('day').execute()).toHaveLength(1);
  expect(visit.problems.filter((problem) => !/404/.test(problem))).toEqual([]);
});
