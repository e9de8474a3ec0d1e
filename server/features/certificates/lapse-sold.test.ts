import { expect, test } from 'vitest';
import { monthsAfter } from '#domain/certificates/certificate.ts';
import { bankOrders, letTimePass } from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { face, openSale, print } from '../../../tests/support/shop/certificate-sale.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';

/** The owner books out what is left of the newest certificate, which ended a year ago. */
async function lapseNewest(shop: TestShop): Promise<() => Promise<string>> {
  const { db } = shop.ctx;
  const { id } = await db
    .selectFrom('certificate')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('certificate')
    .set({ expires_at: monthsAfter(shop.ctx.now(), -12) })
    .where('id', '=', id)
    .execute();
  const owner = await hire(shop);
  await confirm(shop, owner);
  return () =>
    refusalOf(
      owner.office('POST /api/office/certificates/:id/lapse/', {
        params: { id },
        body: { reason: 'wagty geçdi' },
      }),
    );
}

test('what lapses of a certificate that an order sold is not money of that order again', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const order = await sale.buy([print]);
  await sale.pay(order);
  const lapse = await lapseNewest(shop);
  expect(await lapse()).toBe('accepted');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  const { office } = await hire(shop, 'manager');
  const shown = async () => (await office('GET /api/office/orders/:id/', { params: { id: order.id } })).data;
  expect((await shown()).refundable).toBe(0);
  await sale.cancel(order.id).catch(() => undefined);
  await letTimePass(shop, 120, 30);
  expect(bankOrders(shop)[0]).toMatchObject({ refunded: 0, deposited: face });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a certificate that lapses while its order is cancelled goes one of the two ways', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  for (let round = 0; round < 3; round += 1) {
    const order = await sale.buy([print]);
    await sale.pay(order);
    const lapse = await lapseNewest(shop);
    const [said] = await Promise.all([lapse(), sale.cancel(order.id)]);
    await letTimePass(shop, 60, 15);
    const { refunded } = bankOrders(shop).at(-1) ?? {};
    expect(refunded).toBe(said === 'accepted' ? 0 : face);
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  }
});
