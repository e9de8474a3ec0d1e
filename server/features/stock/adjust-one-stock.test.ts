import { expect, test } from 'vitest';
import { openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { adjustOneStock } from './adjust-stock.ts';
import { readAvailableUnits } from './stock.read.ts';

const correct = (shop: TestShop, option: number, delta: number) =>
  shop.ctx.db.transaction().execute((trx) =>
    adjustOneStock(trx, {
      option,
      delta,
      kind: 'correct',
      reason: 'sanaldy',
      staffId: 3,
      at: shop.ctx.now(),
    }),
  );

test('an adjustment changes stock by a delta, with its reason, and never takes reserved units', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop, 10);
  await order({}, 4);
  await correct(shop, rose.option, -6);
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 4, reserved: 4 });
  await expect(correct(shop, rose.option, -1)).rejects.toMatchObject({
    code: 'record.conflict',
    facts: { data: { free: 0 } },
  });
  await correct(shop, rose.option, 2);
  expect(await readAvailableUnits(shop.ctx.db, [rose.option, 999])).toEqual(
    new Map([
      [rose.option, 2],
      [999, 0],
    ]),
  );
  const reasons = await shop.ctx.db
    .selectFrom('stock_movement')
    .select(['on_hand_delta', 'staff_id'])
    .where('reason', '=', 'sanaldy')
    .orderBy('id')
    .execute();
  expect(reasons).toEqual([
    { on_hand_delta: -6, staff_id: 3 },
    { on_hand_delta: 2, staff_id: 3 },
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test("the table's constraint refuses to reserve more than there is", async () => {
  await using shop = await startShop();
  const { rose } = await openCounter(shop, 1);
  const oversell = shop.ctx.db
    .updateTable('stock')
    .set({ reserved: 2 })
    .where('option_id', '=', rose.option)
    .execute();
  await expect(oversell).rejects.toThrow(/stock_never_oversold/);
});
