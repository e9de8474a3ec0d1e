import { expect, test } from 'vitest';
import { filterSearch } from '#backoffice/data/read-filter.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { staffTexts } from '#backoffice/features/staff/staff.texts.ts';
import { requestTexts } from '#backoffice/features/gift-requests/request.texts.ts';
import { ownViewTexts, rowTexts, viewTexts } from '#backoffice/features/orders/list/row.texts.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { shortDay } from '#domain/print/days.ts';
import { comeToOffice, desktop, phone, raWords } from '../../support/people/office-visit.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { openCounter } from '../../support/shop/counter.ts';
import { addProduct } from '../../support/shop/factories.ts';

test('twelve rows of the list are in sight with their goods; a view is one tap, or an address', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const { order, buyer } = await openCounter(shop, 40);
  const title = { tm: 'Pingwin', ru: 'Плюшевый пингвин' };
  const penguin = await addProduct(shop, { title, options: [{ price: 5_000, count: 90 }] });
  const items = [{ product: penguin.id, option: penguin.option, quantity: 3 }];
  for (let n = 0; n < 14; n++) await order(n === 3 ? { items } : {}, 2, buyer);
  const late = { delivery_day: addDays(dayOf(shop.ctx.now()), -1) };
  await shop.ctx.db.updateTable('shop_order').set(late).where('total_tenge', '>', 15_000).execute();
  const visit = await comeToOffice(storefront, 'ru');
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit.comeInByLink();
  await page.goto(`${shop.origin}/office/#/orders`);
  const rows = page.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(14);
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  expect(boxes.filter((box) => box && box.y + box.height <= 720).length).toBeGreaterThanOrEqual(12);
  await page.getByText('3 × Плюшевый пингвин').waitFor();
  expect(await inspectOffice(visit)).toEqual([]);

  await visit.press(`${visit.say(viewTexts, 'late')} 1`);
  await expect.poll(() => rows.count()).toBe(1);
  const day = shortDay(late.delivery_day, 'ru');
  expect((await rows.first().innerText()).split(day)).toHaveLength(2);
  await rows.first().getByText(visit.say(rowTexts, 'isLate')).waitFor();
  await visit.press(visit.say(rowTexts, 'dense'));
  await expect.poll(async () => (await rows.first().boundingBox())?.height).toBeGreaterThan(50);
  await visit.press(visit.say(viewTexts, 'all'));
  await expect.poll(() => rows.count()).toBe(14);
  await page.goto(`${shop.origin}/office/#/orders?view=late`);
  await expect.poll(() => rows.count()).toBe(1);

  await visit.turn(phone);
  await page.getByText('Плюшевый пингвин').waitFor();
  expect(await inspectOffice(visit)).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('the view of orders that wait says which recipients are to be called, and where', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const { order } = await openCounter(shop, 40);
  const gift = { recipientName: 'Jeren', recipientMobile: '+99365112233' };
  const ids = [(await order()).data.id, (await order()).data.id];
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ awaits_recipient: true, gift: JSON.stringify(gift) })
    .where('id', 'in', ids)
    .execute();
  const at = shop.ctx.now();
  const request = { scope: 'home', shows_sender: true, recipient_mac: 'mac', word: 'Gül', created_at: at };
  const rows = ids.map((order_id, n) => ({ ...request, order_id, state: n ? 'asked' : 'lapsed' }));
  await shop.ctx.db.insertInto('gift_request').values(rows).execute();
  const visit = await comeToOffice(storefront, 'ru');
  const { page } = visit;
  await visit.comeInByLink();
  await page.goto(`${shop.origin}/office/#/me`);
  await page.goto(`${shop.origin}/office/#/requests`);
  const called = page.locator('tbody tr').filter({ hasText: visit.say(requestTexts, 'needsCall') });
  await expect.poll(() => called.count()).toBe(1);
  expect(await page.locator('a[href="tel:+99365112233"]').count()).toBe(2);
  expect(await inspectOffice(visit)).toEqual([]);
  await page.goBack();
  await page.waitForFunction(() => location.hash === '#/me');
  await page.goForward();
  await visit.turn(phone);
  await page.getByText(visit.say(requestTexts, 'needsCall')).waitFor();
  expect(visit.problems).toEqual([]);
});

test("a filter is kept as a view of one's own, renamed, kept over signing out, and deleted", async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const { order } = await openCounter(shop, 40);
  const [one, other] = [(await order()).data, (await order()).data];
  await shop.ctx.db.updateTable('shop_order').set({ needs_call: true }).where('id', '=', one.id).execute();
  const visit = await comeToOffice(storefront, 'ru');
  const { page } = visit;
  const own = (key: keyof typeof ownViewTexts) => visit.say(ownViewTexts, key);
  await visit.comeInByLink();
  const filter = filterSearch({ view: 'call', status: 'placed' });
  await page.goto(`${shop.origin}/office/#/orders${filter}`);
  await page.getByText(one.number).waitFor();
  await visit.press(own('keep'));
  await visit.write(own('name'), 'Новые');
  await visit.press(own('go'));
  await visit.press(visit.say(viewTexts, 'all'));
  await page.getByText(other.number).waitFor();
  await visit.press(visit.say(rowTexts, 'dense'));
  await visit.press('Новые');
  await page.getByText(other.number).waitFor({ state: 'detached' });
  await visit.press(own('change'));
  await visit.write(own('name'), 'Звонки');
  await visit.press(own('go'));
  await visit.turn({ width: 360, height: 800 });
  const chip = page.getByRole('button', { name: 'Звонки', pressed: true });
  const right = async () => ((box) => (box ? box.x + box.width : 999))(await chip.boundingBox());
  await expect.poll(right).toBeLessThan(360);
  expect(await inspectOffice(visit)).toEqual([]);
  await visit.turn(desktop);
  // What the shop refuses to filter by leaves the views to be chosen.
  await page.goto(`${shop.origin}/office/#/orders${filterSearch({ payment: 'GOLD' })}`);
  await page.getByRole('alert').first().waitFor();
  visit.problems.splice(0);
  await visit.press('Звонки');
  await page.getByText(one.number).waitFor();
  await visit.press(own('change'));
  await visit.press(own('forget'));
  await page.getByRole('button', { name: 'Звонки' }).waitFor({ state: 'detached' });
  await visit.press(own('keep'));
  await visit.write(own('name'), 'Утром');
  await visit.press(own('go'));
  await page.getByRole('button', { name: 'Утром', pressed: true }).waitFor();
  expect(visit.problems).toEqual([]);
  await visit.press(visit.say(staffTexts, 'owner'));
  await page.getByRole('menuitem', { name: raWords.ru.ra.auth.logout }).click();
  await visit.sees(page.getByRole('heading', { name: visit.say(signInTexts, 'heading') }));
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(kept).not.toContain('office.orders-dense');
  expect(await kept()).toContain('Утром');
});
