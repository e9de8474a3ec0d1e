import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { atBank, letTimePass, pressPay } from '../../../tests/support/people/paying.ts';
import { face, openSale, print, settle } from '../../../tests/support/shop/certificate-sale.ts';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('two nodes settle one payment, and are killed while they issue its certificates: each unit exists once', {
  timeout: 60_000,
}, async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  await using other = await startShop({
    databaseUrl: shop.databaseUrl,
    overrides: { banks: shop.ctx.banks },
  });
  const order = await sale.buy(Array.from({ length: 6 }, () => print));
  const total = order.totals.total;
  await atBank(
    shop,
    await pressPay(shop, { ...order, customerId: sale.buyer.customerId, total, option: 0, phone: '' }),
  );
  const kill = () =>
    asOwner(
      shop.databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and query ilike '%certificate%' and query not ilike '%terminate%' and state <> 'idle' limit 1`,
    );
  const tries = Array.from({ length: 12 }, (_, n) => settle(n % 2 === 0 ? shop : other, order.id));
  const kills = Array.from({ length: 10 }, kill);
  await Promise.allSettled([...tries, ...kills]);
  await letTimePass(shop, 120);
  const made = await shop.ctx.db.selectFrom('certificate_money').select('balance_tenge').execute();
  expect(made).toEqual(Array.from({ length: 6 }, () => ({ balance_tenge: face })));
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('staff refund units while their bearers spend: each is spent or refunded, never both', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const { office, ...manager } = await hire(shop, 'manager');
  await confirm(shop, { office, ...manager });
  const order = await sale.buy([print, print, print]);
  await sale.pay(order);
  const codes = (await sale.look(order.id)).items[0]?.certificates?.map(({ code = '' }) => code) ?? [];
  const refund = () =>
    office('POST /api/office/orders/:id/refunds/', {
      params: { id: order.id },
      body: { lines: [{ position: 1, quantity: 1 }], reason: 'goodwill', note: 'x' },
    });
  await Promise.allSettled([
    ...[refund(), refund()],
    ...codes.map((certificate) => sale.order({ certificate })),
  ]);
  await letTimePass(shop, 60);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  const rows = await shop.ctx.db
    .selectFrom('certificate')
    .innerJoin('certificate_money', 'certificate_id', 'id')
    .select(['state', 'balance_tenge'])
    .execute();
  const back = rows.filter(({ state }) => state === 'void').length;
  const { refunded_tenge } = await shop.ctx.db
    .selectFrom('order_money')
    .select('refunded_tenge')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(refunded_tenge).toBe(back * face);
  for (const { state, balance_tenge } of rows)
    expect(state === 'void' ? [0] : [face - 7_000, face]).toContain(balance_tenge);
});

/** A paid certificate, and a manager who may end it. */
async function sellOne() {
  const sale = await openSale();
  const manager = await hire(sale.shop, 'manager');
  await confirm(sale.shop, manager);
  const order = await sale.buy([print]);
  await sale.pay(order);
  return { sale, manager, order };
}

test('staff who end a sold certificate wait for whoever has locked its order', async () => {
  const { sale, manager, order } = await sellOne();
  await using shop = sale.shop;
  const id = (await sale.look(order.id)).items[0]?.certificates?.[0]?.id ?? 0;
  const steps: string[] = [];
  let end: Promise<unknown> = Promise.resolve();
  await inTransaction(shop.ctx.db, async (trx) => {
    await lockOrder(trx, order.id);
    end = manager
      .office('POST /api/office/certificates/:id/void/', { params: { id }, body: { reason: 'x' } })
      .then(() => steps.push('ended'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    // The certificate is locked after its order.
    await sql`select from certificate where id = ${id} for no key update nowait`.execute(trx);
    steps.push('committed');
  });
  await end;
  expect(steps).toEqual(['committed', 'ended']);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('the balance of a partly spent one is refunded when staff end it', async () => {
  const { sale, manager, order } = await sellOne();
  await using shop = sale.shop;
  const [bought] = (await sale.look(order.id)).items[0]?.certificates ?? [];
  const { data: paid } = await sale.order({ certificate: bought?.code ?? '' });
  await sale.cancel(order.id);
  for (const action of ['prepare', 'make-ready', 'send', 'deliver'] as const)
    await manager.office('POST /api/office/orders/:id/move/', { params: { id: paid.id }, body: { action } });
  const params = { id: bought?.id ?? 0 };
  await manager.office('POST /api/office/certificates/:id/void/', { params, body: { reason: 'x' } });
  const there = { params: { id: order.id } };
  expect((await manager.office('GET /api/office/orders/:id/', there)).data.owed).toBe(face - 7_000);
  await manager.office('POST /api/office/orders/:id/return-money/', there);
  await letTimePass(shop, 60);
  expect((await sale.look(order.id)).paymentStatus).toBe('partly-refunded');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an invariant detects a paid unit without its certificate, and one whose money was not moved', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const order = await sale.buy([print, print]);
  await sale.pay(order);
  await shop.ctx.db
    .updateTable('certificate_sale')
    .set({ certificate_id: null })
    .where('unit', '=', 1)
    .execute();
  const seen = (await findBreaches(shop.ctx.db)).map(({ invariant }) => invariant);
  expect(seen.some((name) => name.startsWith('I16 certificates that were sold'))).toBe(true);
});
