import { expect, test } from 'vitest';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { actTexts, needTexts } from '#backoffice/features/dashboard/need.texts.ts';
import { alertTexts } from '#backoffice/app/frame/alerts/alerts.texts.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { bookMoney } from '#domain/print/money.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { comeToOffice } from '../../support/people/office-visit.ts';
import { hire } from '../../support/people/staff.ts';
import { openCounter } from '../../support/shop/counter.ts';
import { addProduct } from '../../support/shop/factories.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

/** A dear order that was delivered without proof, two new ones, one to be called about and one that is late. */
async function fillDay(shop: TestShop) {
  const { order, buyer } = await openCounter(shop, 40);
  const dear = await addProduct(shop, { options: [{ price: 111_507_606, count: 1 }] });
  const { data: sold } = await order(
    { items: [{ product: dear.id, option: dear.option, quantity: 1 }] },
    1,
    buyer,
  );
  const manager = await hire(shop, 'manager');
  for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const)
    await manager.office('POST /api/office/orders/:id/move/', { params: { id: sold.id }, body: { action } });
  await order();
  await order();
  const [call, late] = [(await order()).data, (await order()).data];
  const set = (id: string, values: object) =>
    shop.ctx.db
      .updateTable('shop_order')
      .set({ status: 'confirmed', ...values })
      .where('id', '=', id)
      .execute();
  await set(call.id, { needs_call: true });
  await set(late.id, { delivery_day: addDays(dayOf(shop.ctx.now()), -1) });
  return { total: sold.totals.total, call, late };
}

test('needs stand above the money, whose seven digits are whole at 360 px, and each leads to its cure', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const visit = await comeToOffice(storefront, 'ru');
  const { page, say } = visit;
  await page.setViewportSize({ width: 360, height: 740 });
  await visit.comeInByLink();
  const { total, call, late } = await fillDay(shop);
  await page.reload();

  const sum = page.getByText(bookMoney(total));
  await visit.sees(sum);
  expect(bookMoney(total)).toMatch(/^1\s\d{3}\s\d{3},\d\d\sTMT$/);
  const box = await sum.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('link') });
  const first = lines.filter({ hasText: say(needTexts, 'new', { n: 2 }) });
  expect((await first.boundingBox())?.y).toBeLessThan(box?.y ?? 0);
  await page.getByRole('link', { name: say(alertTexts, 'waiting', { n: 4 }) }).waitFor();
  expect(await inspectOffice(visit)).toEqual([]);

  const follow = async (need: 'new' | 'call' | 'late', n: number, act: keyof typeof actTexts) => {
    await page.goto(`${shop.origin}/office/#/`);
    const line = lines.filter({ hasText: say(needTexts, need, { n }) });
    await line.getByRole('link', { name: say(actTexts, act), exact: true }).click();
  };
  await follow('new', 2, 'confirm');
  await expect.poll(() => page.url()).toContain('status');
  await follow('call', 1, 'open');
  await page.getByRole('heading', { level: 1, name: call.number }).waitFor();
  await follow('late', 1, 'board');
  await page.getByText(late.number).waitFor();
  await page.goto(`${shop.origin}/office/#/`);
  await page.getByRole('link', { name: say(dashboardTexts, 'closeDay') }).click();
  await expect.poll(() => page.url()).toContain('/money/day');
  expect(visit.problems).toEqual([]);
});
