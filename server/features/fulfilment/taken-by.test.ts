import { expect, test } from 'vitest';
import { dayOf } from '#domain/delivery/calendar.ts';
import type { StaffMove } from '#domain/staff-moves.ts';
import { freshKey } from '../../../tests/support/people/buyers.ts';
import { hire, type Office } from '../../../tests/support/people/staff.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { freshPhone, startShop } from '../../../tests/support/shop/start-shop.ts';

const step = (office: Office, id: string, action: StaffMove) =>
  office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });

async function mineOf(office: Office): Promise<string[]> {
  const { data } = await office('GET /api/office/orders/', { query: { view: 'mine', sort: 'number' } });
  const { data: counts } = await office('GET /api/office/orders/views/');
  expect(counts.mine).toBe(data.length);
  return data.map(({ id }) => id);
}

test('an order is of whoever wrote it down, or else confirmed it first, until it is over', async () => {
  await using shop = await startShop();
  const [meret, aman] = [(await hire(shop, 'manager')).office, (await hire(shop, 'manager')).office];
  const { order, rose, place } = await openCounter(shop);
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const { data: byPhone } = await meret('POST /api/office/orders/', {
    headers: { 'idempotency-key': freshKey() },
    body: {
      ...{ customer: { phone: freshPhone() }, items, payment: 'CASH', delivery: 'STANDARD' },
      address: { fullname: 'Aýna', mobile: freshPhone(), region: 'AG', place, line1: 'Görogly 5' },
    },
  });
  const ofSite = (await order()).data.id;
  expect([await mineOf(meret), await mineOf(aman)]).toEqual([[byPhone.id], []]);
  await step(aman, byPhone.id, 'confirm');
  await step(aman, ofSite, 'confirm');
  await step(meret, ofSite, 'prepare');
  expect([await mineOf(meret), await mineOf(aman)]).toEqual([[byPhone.id], [ofSite]]);
  const { data: moved } = await aman('POST /api/office/orders/move/', {
    body: { filter: { view: 'mine' }, count: 1, action: 'make-ready', dryRun: true },
  });
  expect(moved).toEqual([]);
  for (const action of ['make-ready', 'send', 'deliver'] as const) await step(meret, ofSite, action);
  expect(await mineOf(aman)).toEqual([]);
});

test('sales by staff are of whoever took the order or sold it in the shop', async () => {
  await using shop = await startShop();
  const seller = await hire(shop, 'packer');
  const manager = await hire(shop, 'manager');
  const { order, rose } = await openCounter(shop);
  await seller.office('POST /api/office/counter-sales/', {
    headers: { 'idempotency-key': freshKey() },
    body: { items: [{ product: rose.id, option: rose.option, quantity: 1 }], payment: 'CASH' },
  });
  const { id } = (await order({}, 2)).data;
  await manager.office('POST /api/office/orders/:id/notes/', { params: { id }, body: { text: 'jaň et' } });
  await step(seller.office, id, 'prepare');
  for (const action of ['make-ready', 'send', 'deliver'] as const) await step(manager.office, id, action);
  const day = dayOf(shop.ctx.now());
  const { data } = await manager.office('GET /api/office/reports/sales/', {
    query: { from: day, to: day, by: 'staff' },
  });
  expect(data.rows).toMatchObject([{ title: { tm: 'packer of the tests' }, orders: 2 }]);
});
