import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('address, slot and texts can be changed until the order is sent; the old slot is released', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order, place, buyer } = await openCounter(shop);
  const slots = (await shop.api('GET /api/order/slots/', { query: { place } })).data.days.flatMap(
    (day) => day.slots,
  );
  const [first, second] = slots.filter(({ state }) => state === 'open');
  if (!first || !second) throw new Error('two windows are open');
  const { data } = await order({ delivery: 'SLOT', slot: first.id });
  const edit = (body: object) =>
    manager.office('PUT /api/office/orders/:id/', { params: { id: data.id }, body });
  const address = {
    fullname: 'Aýna',
    mobile: '+99365112233',
    region: 'AG' as const,
    place,
    line1: 'Bitarap 5',
  };
  const changed = await edit({
    address,
    delivery: { method: 'SLOT', slot: second.id },
    gift: { message: 'Gutlaýan!', recipientMobile: buyer.phone.slice(4) },
  });
  expect(changed.data).toMatchObject({
    address: { line1: 'Bitarap 5', fullname: 'Aýna' },
    delivery: { slot: second.id },
    gift: { message: 'Gutlaýan!', recipientMobile: buyer.phone },
    totals: data.totals,
  });
  const taken = await shop.ctx.db
    .selectFrom('slot_booking')
    .select(['day', 'taken'])
    .orderBy('day')
    .execute();
  expect(taken.reduce((sum, row) => sum + row.taken, 0)).toBe(1);
  expect(await refusalOf(edit({ gift: { recipientMobile: '65112233' } })), 'paid on delivery').toBe(
    'payment.not-for-gifts',
  );
  expect(await refusalOf(edit({ address: { ...address, place: 999 } }))).toBe('place.not-found');
  expect(await refusalOf(edit({ delivery: { method: 'SLOT', slot: '1-2026-12-31' } }))).toBe(
    'slot.not-found',
  );
  for (const action of ['confirm', 'prepare', 'make-ready', 'send'] as const)
    await manager.office('POST /api/office/orders/:id/move/', { params: { id: data.id }, body: { action } });
  expect(await refusalOf(edit({ comment: 'giç' }))).toBe('order.action-refused');
});

test('of two people who edit one order the second gets a conflict, and nothing is overwritten', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const { data } = await order();
  const edit = (body: object) =>
    manager.office('PUT /api/office/orders/:id/', { params: { id: data.id }, body });
  const { updatedAt: seen } = (
    await manager.office('GET /api/office/orders/:id/', { params: { id: data.id } })
  ).data;
  shop.advance(1);
  expect((await edit({ comment: 'birinji', seen })).data.comment).toBe('birinji');
  expect(await refusalOf(edit({ comment: 'ikinji', seen })), 'somebody else was faster').toBe(
    'record.conflict',
  );
  const { data: kept } = await manager.office('GET /api/office/orders/:id/', { params: { id: data.id } });
  expect(kept.comment).toBe('birinji');
  expect((await edit({ comment: 'ikinji', seen: kept.updatedAt })).data.comment).toBe('ikinji');
});
