/** A server is killed in the middle of a sale in the shop, held at its first lock and at its last. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { freshKey } from '../../../tests/support/people/buyers.ts';
import { createOffice, hire } from '../../../tests/support/people/staff.ts';
import { openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { startChild } from './start-child.ts';

type Moment = [name: string, lock: (trx: Trx, shop: TestShop) => Promise<unknown>];
const moments: Moment[] = [
  ['while units are reserved', (trx) => sql`select from stock for update`.execute(trx)],
  [
    'before it is recorded',
    (trx, { ctx }) =>
      recordAudit(
        trx,
        ctx,
        { actor: undefined, ip: '', requestId: '' },
        { action: 'sell', subject: 'order' },
      ),
  ],
];

/** How many calls wait for a lock; how many have a transaction open. */
async function countBusy({ ctx }: TestShop): Promise<{ waiting: number; open: number }> {
  const { rows } = await sql<{ waiting: number; open: number }>`
    select count(*) filter (where wait_event_type = 'Lock')::int as waiting, count(*)::int as open
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
    ctx.db,
  );
  return rows[0] ?? { waiting: 0, open: 0 };
}

/** Roses for 50.00 each, sold two at a time by one seller, and what there is to see afterwards. */
async function openShop(shop: TestShop, opened: AsyncDisposableStack) {
  const { rose } = await openCounter(shop);
  const { office: seller } = await hire(shop, 'packer');
  const body = { items: [{ product: rose.id, option: rose.option, quantity: 2 }], payment: 'CASH' as const };
  return {
    /** A node of its own, which serves until it is killed. */
    async openTill() {
      const { said: origin, kill } = await startChild(shop, 'serving-node.ts', shop.ctx.now().toISOString());
      opened.defer(kill);
      const office = createOffice(origin);
      for (const [name, value] of seller.jar) office.jar.set(name, value);
      const sell = (key: string) =>
        office('POST /api/office/counter-sales/', { headers: { 'idempotency-key': key }, body });
      return { kill, sell };
    },
    async look() {
      const orders = await shop.ctx.db.selectFrom('shop_order').select('status').execute();
      return {
        orders: orders.map(({ status }) => status),
        stock: await stockOf(shop, rose.option),
        till: (await seller('GET /api/office/counter-sales/')).data.till,
        breaches: await findBreaches(shop.ctx.db),
      };
    },
    sold: (sales: number) => ({
      orders: Array.from({ length: sales }, () => 'delivered'),
      stock: { on_hand: 10 - 2 * sales, reserved: 0 },
      till: sales * 10_000,
      breaches: [],
    }),
  };
}

test.each(moments)(
  'kill -9 in the middle of a counter sale, %s: all or nothing, and a key sells once',
  async (_, lock) => {
    await using shop = await startShop();
    await using opened = new AsyncDisposableStack();
    const { openTill, look, sold } = await openShop(shop, opened);
    const first = await openTill();
    await first.sell(freshKey());
    expect(await look()).toEqual(sold(1));
    const key = freshKey();
    await inTransaction(shop.ctx.db, async (trx) => {
      await lock(trx, shop);
      const told = first.sell(key).then(
        () => 'answered',
        () => 'cut off',
      );
      await expect.poll(async () => (await countBusy(shop)).waiting, { interval: 20 }).toBe(1);
      await first.kill();
      expect(await told).toBe('cut off');
    });
    await expect.poll(async () => (await countBusy(shop)).open).toBe(0);
    expect(await look()).toEqual(sold(1));

    const second = await openTill();
    const answer = await second.sell(key);
    // As if the answer had been lost with the server.
    await second.kill();
    const third = await openTill();
    expect(await third.sell(key)).toEqual(answer);
    expect(await look()).toEqual(sold(2));
  },
);
