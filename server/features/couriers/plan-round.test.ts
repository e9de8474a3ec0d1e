import { expect, test } from 'vitest';
import { give, openPage } from '../../../tests/support/people/courier-page.ts';
import { openCourierPhone } from '../../../tests/support/people/courier-phone.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

async function openPlan(shop: TestShop, count: number) {
  const page = await openPage(shop);
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push((await give(page)).id);
  const params = { id: page.courierId };
  const phone = openCourierPhone(shop, page.myrat);
  return {
    ...page,
    ids,
    plan: async () => (await page.manager.office('GET /api/office/rounds/:id/', { params })).data,
    save: async (version: number, stops: string[], by = page.manager) =>
      (await by.office('PUT /api/office/rounds/:id/', { params, body: { version, stops } })).data,
    shown: async () => {
      await phone.sync();
      return (await phone.state()).round?.stops.map(({ id }) => id) ?? [];
    },
  };
}

test('staff put the stops of a courier in an order, and the courier’s page follows at its next contact', async () => {
  await using shop = await startShop();
  const page = await openPlan(shop, 3);
  const { ids, plan, save, shown, counter, manager, courierId } = page;
  const [a = '', b = '', c = ''] = ids;
  expect(await shown()).toEqual([a, b, c]);
  expect(await plan()).toMatchObject({
    version: 0,
    stops: [{ id: a, status: 'ready' }, { id: b }, { id: c }],
  });
  expect(await save(0, [c, a, b])).toMatchObject({ version: 1, stops: [{ id: c }, { id: a }, { id: b }] });
  expect(await shown()).toEqual([c, a, b]);
  // What is given later comes after it, also while it is not ready.
  const late = (await counter.order()).data.id;
  await manager.office('POST /api/office/couriers/assign/', { body: { orders: [late], courierId } });
  expect((await plan()).stops.map(({ id }) => id)).toEqual([c, a, b, late]);
  await save(1, [late, b, a, c]);
  expect(await shown(), 'what is not ready is not shown').toEqual([b, a, c]);
  // A stop that is brought leaves the order of the others as it is.
  await page.myrat.office('POST /api/office/round/:id/move/', {
    params: { id: b },
    body: { action: 'send' },
  });
  await page.myrat.office('POST /api/office/round/:id/move/', {
    params: { id: b },
    body: { action: 'deliver' },
  });
  expect(await shown()).toEqual([a, c, b]);
});

test('two people who order the same stops: one of them is told, and nothing is half written', async () => {
  await using shop = await startShop();
  const { ids, plan, save, manager } = await openPlan(shop, 3);
  const [a = '', b = '', c = ''] = ids;
  const second = await hire(shop, 'manager');
  for (const version of [0, 1, 2]) {
    const both = [save(version, [c, b, a], manager), save(version, [b, c, a], second)].map(refusalOf);
    expect((await Promise.all(both)).toSorted()).toEqual(['accepted', 'record.conflict']);
    const { version: now, stops } = await plan();
    expect(now).toBe(version + 1);
    expect([`${[c, b, a]}`, `${[b, c, a]}`]).toContain(`${stops.map(({ id }) => id)}`);
  }
  expect(await refusalOf(save(0, [a, b, c])), 'of a plan that was never read').toBe('record.conflict');
});

test('stops of nobody and of others are left out, a failed one loses its place, and who may not work on orders plans none', async () => {
  await using shop = await startShop();
  const { ids, plan, save, myrat, counter } = await openPlan(shop, 2);
  const [a = '', b = ''] = ids;
  const foreign = (await counter.order()).data.id;
  expect((await save(0, [foreign, b, 'nobody', a])).stops.map(({ id }) => id)).toEqual([b, a]);
  expect(await refusalOf(save(1, [], await hire(shop, 'editor')))).toBe('staff.not-allowed');
  expect(await refusalOf(save(1, [], myrat))).toBe('staff.not-allowed');
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ delivery_day: '2027-01-05' })
    .where('id', '=', b)
    .execute();
  expect(
    (await plan()).stops.map(({ id }) => id),
    'another day by now',
  ).toEqual([a, b]);
  const kept = await shop.ctx.db.selectFrom('round_stop').select(['order_id', 'position']).execute();
  expect(kept).toHaveLength(2);
});
