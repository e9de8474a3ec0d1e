import type { Updateable } from 'kysely';
import { expect, test } from 'vitest';
import { isLate, type OrderView } from '#domain/order-views.ts';
import { addDays, dayOf, minuteOf, timeAt } from '#domain/delivery/calendar.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('a row has its first six lines with what is left of them', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, rose, buyer } = await openCounter(shop);
  const many = await addProduct(shop, {
    options: [
      { price: 100, count: 9 },
      { price: 200, count: 9 },
    ],
  });
  const others = await Promise.all(Array.from({ length: 5 }, () => addProduct(shop)));
  const items = [
    { product: rose.id, option: rose.option, quantity: 3 },
    { product: many.id, option: many.option, quantity: 1 },
    ...others.map(({ id, option }) => ({ product: id, option, quantity: 2 })),
  ];
  const { data } = await order({ items, gift: { message: 'Gutlaýaryn' } }, 1, buyer);
  const row = async () => {
    const { data: board } = await manager.office('GET /api/office/board/', {
      query: { day: data.delivery.day ?? '' },
    });
    return board.orders[0];
  };
  const seen = await row();
  expect(seen).toMatchObject({ moreLines: 1, toCollect: data.totals.total, way: 'CASH', hasCard: true });
  expect(seen?.lines.map(({ quantity }) => quantity)).toEqual([3, 1, 2, 2, 2, 2]);
  await manager.office('POST /api/office/orders/:id/cancel/', {
    params: { id: data.id },
    body: { note: 'x' },
  });
  const { data: list } = await manager.office('GET /api/office/orders/', { query: { ids: data.id } });
  expect(list[0]).toMatchObject({ toCollect: 0, lines: [{ quantity: 3 }, {}, {}, {}, {}, {}] });
});

test('an order names an option where the product has several, on its page, its papers and the board alike', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, buyer } = await openCounter(shop);
  const [small, large] = [{ title: 'kiçi' }, { title: 'uly' }];
  // One after the other: an order lists its lines by their ids.
  const goods = [
    await addProduct(shop, { options: [{ title: '1 sany' }] }),
    await addProduct(shop, { options: [large, small] }),
    await addProduct(shop, { options: [large, { ...small, archived: true }] }),
  ];
  const items = goods.map(({ id: product, option }) => ({ product, option, quantity: 1 }));
  const { data: placed } = await order({ items }, 1, buyer);
  const titles = ['', 'uly', 'uly'];
  const named = (lines: readonly { optionTitle?: { tm: string } }[] | undefined) =>
    lines?.map(({ optionTitle }) => optionTitle?.tm ?? '');
  const params = { id: placed.id };
  const { data: shown } = await manager.office('GET /api/office/orders/:id/', { params });
  const slips = await manager.office('GET /api/office/papers/', { query: { ids: placed.id } });
  const { data: rows } = await manager.office('GET /api/office/orders/', { query: { ids: placed.id } });
  expect([placed.items, shown.items, slips.data.picking, rows[0]?.lines].map(named)).toEqual([
    ...[titles, titles, titles, titles],
  ]);
});

test('a view finds what it says, counts as many, and is a filter for steps of many', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push((await order()).data.id);
  const [today, pay, call, late, waiting] = ids as [string, string, string, string, string];
  const day = dayOf(shop.ctx.now());
  const set = (id: string, values: Updateable<Tables['shop_order']>) =>
    shop.ctx.db
      .updateTable('shop_order')
      .set({ delivery_day: null, ...values })
      .where('id', '=', id)
      .execute();
  await set(today, { delivery_day: day, delivery_from: '23:00', delivery_to: '23:59' });
  await set(pay, { status: 'awaiting-payment' });
  await set(call, { needs_call: true });
  await set(late, { delivery_day: addDays(day, -1) });
  await set(waiting, { awaits_recipient: true });
  // What is over is not to be done today.
  await set((await order()).data.id, { delivery_day: day, status: 'delivered' });
  const { data: counts } = await manager.office('GET /api/office/orders/views/');
  expect(counts).toEqual({ today: 1, pay: 1, call: 1, late: 1, waiting: 1, mine: 0 });
  for (const [view, id] of Object.entries({ today, pay, call, late, waiting })) {
    const { data } = await manager.office('GET /api/office/orders/', { query: { view: view as OrderView } });
    expect(
      data.map((row) => row.id),
      view,
    ).toEqual([id]);
  }
  await manager.office('POST /api/office/orders/move/', {
    body: { filter: { view: 'late' }, count: 1, action: 'confirm' },
  });
  const { data: rows } = await manager.office('GET /api/office/orders/', { query: { status: 'confirmed' } });
  expect(rows).toMatchObject([{ id: late, picture: null }]);
});

test('the view and the board call the same orders late: by their window, not by their day alone', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const day = dayOf(shop.ctx.now());
  const until = (minutes: number) => timeAt(minuteOf(shop.ctx.now()) + minutes);
  const windows: Updateable<Tables['shop_order']>[] = [
    { delivery_day: addDays(day, -1), delivery_to: null },
    { delivery_day: addDays(day, -1), delivery_to: '23:00', status: 'delivered' },
    { delivery_day: addDays(day, -1), delivery_to: '23:00', promise_lost_at: shop.ctx.now() },
    { delivery_day: day, delivery_to: until(-1) },
    { delivery_day: day, delivery_to: until(1) },
    { delivery_day: day, delivery_to: null },
  ];
  const ids: string[] = [];
  for (const values of windows) {
    const { data } = await order();
    ids.push(data.id);
    const query = shop.ctx.db.updateTable('shop_order').set({ delivery_from: null, ...values });
    await query.where('id', '=', data.id).execute();
  }
  const { data: listed } = await office('GET /api/office/orders/', { query: { view: 'late' } });
  const { data: board } = await office('GET /api/office/board/');
  const onBoard = board.orders.filter((row) => isLate(row, shop.ctx.now()));
  for (const found of [listed, onBoard])
    expect(found.map(({ id }) => id).toSorted()).toEqual([ids[0], ids[3]].toSorted());
  expect(board.late).toBe(2);
});
