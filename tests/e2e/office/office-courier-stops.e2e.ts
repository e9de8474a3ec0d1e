import { expect, test } from 'vitest';
import { roundTexts } from '#backoffice/features/couriers/round.texts.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { openStop } from '../../support/pages/courier-stops.ts';
import { comeToOffice, phone } from '../../support/people/office-visit.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { openCounter } from '../../support/shop/counter.ts';

test('14 stops are at most 1,700 px: one is open, the others are rows, and the next address is in sight', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const { order } = await openCounter(shop, 40);
  const numbers: string[] = [];
  for (let n = 0; n < 14; n++) numbers.push((await order()).data.number);
  const input = { login: 'myrat', name: 'Myrat', role: 'courier' } as const;
  const { link } = await createStaff(shop.ctx, input, { actor: undefined, ip: '', requestId: 'test' });
  const myrat = await comeToOffice(storefront, 'ru');
  const { page } = myrat;
  const { id: courier_id } = await shop.ctx.db
    .selectFrom('staff')
    .select('id')
    .where('login', '=', 'myrat')
    .executeTakeFirstOrThrow();
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ status: 'ready', courier_id, courier: 'Myrat' })
    .execute();
  await page.setViewportSize({ width: 360, height: 640 });
  await myrat.comeInByLink(link.url);
  await myrat.press(myrat.say(roundTexts, 'takeAll', { n: 14 }));
  const folded = page.locator('article.folded');
  await expect.poll(() => folded.count()).toBe(13);
  const top = (await page.locator('article:not(.folded) .address').boundingBox())?.y ?? 1_000;
  expect(top).toBeLessThan(600);
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_700);
  expect((await folded.first().boundingBox())?.height).toBeLessThanOrEqual(56);
  const last = await openStop(myrat, numbers.at(-1) ?? '');
  await last.getByText(myrat.say(roundTexts, 'contents')).waitFor();
  const map = await last.getByRole('link', { name: myrat.say(roundTexts, 'onMap') }).getAttribute('href');
  expect(decodeURIComponent(map ?? '')).toMatch(/^geo:0,0\?q=.+, .+/);
  expect(await folded.count(), 'one closes where another opens').toBe(13);
  expect(await inspectOffice(myrat)).toEqual([]);
});
