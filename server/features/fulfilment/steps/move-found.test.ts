import { expect, test } from 'vitest';
import type { OrderFilter } from '#contract/fulfilment/order-filter.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { openCounter } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { confirm, hire } from '../../../../tests/support/people/staff.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

const placed: OrderFilter = { status: 'placed' };

test('all orders that a filter finds are moved, as many as the dry run says', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'packer');
  const { order } = await openCounter(shop, 40);
  for (let n = 0; n < 31; n += 1) await order();
  const rung = (await order()).data.id;
  await shop.ctx.db.updateTable('shop_order').set({ needs_call: true }).where('id', '=', rung).execute();
  const body = { filter: placed, count: 32, action: 'confirm' as const };
  const { forecast } = await office('POST /api/office/orders/move/', { body: { ...body, dryRun: true } });
  expect(forecast).toEqual({ will: 31, wont: [{ reason: 'call', count: 1 }] });
  const { data } = await office('POST /api/office/orders/move/', { body });
  expect(data.filter(({ reason }) => reason === null)).toHaveLength(31);
  expect(data.filter(({ reason }) => reason)).toEqual([{ id: rung, reason: 'call' }]);
  const left = await office('GET /api/office/orders/', { query: { status: 'confirmed' } });
  expect(left.page.total).toBe(31);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a named order that cannot make the step is counted by the dry run', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'packer');
  const { order } = await openCounter(shop, 40);
  const id = (await order()).data.id;
  await office('POST /api/office/orders/move/', { body: { orders: [id], action: 'confirm' } });
  const { forecast } = await office('POST /api/office/orders/move/', {
    body: { orders: [id, 'nobody'], action: 'confirm', dryRun: true },
  });
  expect(forecast).toEqual({ will: 0, wont: [{ reason: 'changed', count: 2 }] });
});

test('moves, papers and the export take the same filter; the first two refuse another number', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { office } = owner;
  const { order, buyer } = await openCounter(shop, 40);
  await order();
  await order();
  await shop.ctx.db
    .updateTable('customer')
    .set({ name: 'Jeren' })
    .where('id', '=', buyer.customerId)
    .execute();
  const filter: OrderFilter = { ...placed, q: 'jeren' };
  const move = { filter, count: 3, action: 'confirm' as const };
  expect(await refusalOf(office('POST /api/office/orders/move/', { body: move }))).toBe('selection.changed');
  const papers = (count: number, day?: string) =>
    office('GET /api/office/papers/', { query: { ...filter, count, ...(day ? { since_day: day } : {}) } });
  expect((await papers(2)).data.orders).toHaveLength(2);
  expect(await refusalOf(papers(1))).toBe('selection.changed');
  expect(await refusalOf(papers(2, '2030-01-01'))).toBe('selection.changed');
  await confirm(shop, owner);
  const rowsOf = async (wanted: OrderFilter) => {
    const { data } = await office('POST /api/office/exports/', {
      body: { kind: 'orders', format: 'csv', filter: wanted },
    });
    const file = await office.raw(data.url, {});
    return (await file.text()).trim().split('\n').length - 1;
  };
  expect(await rowsOf(filter)).toBe(2);
  expect(await rowsOf({ q: 'nobody' })).toBe(0);
});
