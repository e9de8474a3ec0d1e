import { expect, test } from 'vitest';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('an audit row shows the name of its order, product, customer or member of staff, and of nobody who was erased', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const { office } = await hire(shop);
  const { order, buyer, rose } = await openCounter(shop);
  const { data: placed } = await order();
  await db.updateTable('customer').set({ name: 'Gülnar' }).where('id', '=', buyer.customerId).execute();
  await office('POST /api/office/orders/:id/move/', {
    params: { id: placed.id },
    body: { action: 'confirm' },
  });
  await office('POST /api/office/customers/:id/sign-out/', { params: { id: buyer.customerId } });
  await office('POST /api/office/stock/:id/', {
    params: { id: rose.option },
    body: { delta: 2, kind: 'receive', reason: 'täze' },
  });
  const names = async () => {
    const { data } = await office('GET /api/office/audit/');
    return new Map(data.map(({ subject, action, name }) => [`${action} ${subject}`, name?.ru ?? null]));
  };
  expect(Object.fromEntries(await names())).toMatchObject({
    'confirm order': placed.number,
    'sign-out customer': 'Gülnar',
    'set-up staff': 'owner of the tests',
  });
  expect((await names()).get('receive stock')).toBeTruthy();
  await db
    .updateTable('customer')
    .set({ erased_at: shop.ctx.now() })
    .where('id', '=', buyer.customerId)
    .execute();
  expect((await names()).get('sign-out customer')).toBeNull();
});
