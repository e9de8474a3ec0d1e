import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/db.ts';
import { lockStock } from '#server/features/stock/stock.repo.ts';
import { lockAdditions, lockOrder } from '#server/features/orders/core/lock-order.ts';
import { openCounter } from '../../tests/support/shop/counter.ts';
import { startShop } from '../../tests/support/shop/start-shop.ts';
import { watchLocks } from './watch-locks.ts';

test('a transaction that locks goods before their order is heard, one that does it in order is not', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop);
  const [{ data: first }, { data: second }] = [await order(), await order()];
  const { db } = shop.ctx;
  const lockAll = (steps: readonly ('goods' | string)[]) =>
    watchLocks(() =>
      inTransaction(db, async (trx) => {
        for (const step of steps)
          await (step === 'goods' ? lockStock(trx, [rose.option]) : lockOrder(trx, step));
      }),
    );
  expect(await lockAll([first.id, second.id, 'goods', first.id])).toEqual([]);
  expect(await lockAll(['goods', first.id])).toEqual([expect.stringMatching(/^shop_order after stock/)]);
  expect(await lockAll([first.id, 'goods', second.id])).toHaveLength(1);
});

test('an addition that was locked with its order may be locked again after its goods, another order may not', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop);
  const [{ data: first }, { data: added }, { data: other }] = [await order(), await order(), await order()];
  const { db } = shop.ctx;
  await db.updateTable('shop_order').set({ adds_to: first.id }).where('id', '=', added.id).execute();
  const lockAfterAdditions = (id: string) =>
    watchLocks(() =>
      inTransaction(db, async (trx) => {
        await lockOrder(trx, first.id);
        await lockAdditions(trx, first.id);
        await lockStock(trx, [rose.option]);
        await lockOrder(trx, id);
      }),
    );
  expect(await lockAfterAdditions(added.id)).toEqual([]);
  expect(await lockAfterAdditions(other.id)).toHaveLength(1);
});
