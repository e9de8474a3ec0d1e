import { expect, test } from 'vitest';
import type { CallError } from '#contract/client.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { addPlace, addZone } from '../../../tests/support/people/places.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { freshPhone, startShop } from '../../../tests/support/shop/start-shop.ts';
import { exportAnswers } from '#server/features/gift-requests/core/forget-requests.ts';
import { recipientMac } from '#server/features/gift-requests/core/open-request.ts';

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
  const refused = await edit({ comment: 'ikinji', seen }).catch(({ body }: CallError) => body);
  expect(refused, 'somebody else was faster').toMatchObject({
    ...{ code: 'record.conflict', data: { by: 'manager of the tests', at: expect.any(String) } },
  });
  const { data: kept } = await manager.office('GET /api/office/orders/:id/', { params: { id: data.id } });
  expect(kept.comment).toBe('birinji');
  expect((await edit({ comment: 'ikinji', seen: kept.updatedAt })).data.comment).toBe('ikinji');
});

test("the recipient's answer follows their number; while they are asked, the number is not edited", async () => {
  await using asked = await openAsked();
  const { shop, give, answer } = asked;
  const { office } = await hire(shop, 'manager');
  const order = await give();
  const mobile = freshPhone();
  const edit = () =>
    office('PUT /api/office/orders/:id/', {
      params: { id: order.id },
      body: { gift: { recipientMobile: mobile } },
    });
  expect(await refusalOf(edit())).toBe('order.action-refused');
  await answer(order, { fullname: 'Jeren', line1: 'Bitarap 5' });
  expect((await edit()).data.gift?.recipientMobile).toBe(mobile);
  const answers = async (phone: string) => exportAnswers(shop.ctx.db, recipientMac(shop.ctx, phone));
  expect(await answers(asked.recipient)).toEqual([]);
  expect(await answers(mobile)).toMatchObject([{ address: { line1: 'Bitarap 5' } }]);
});

test('an address in a zone without the slot of the order needs another time in the same change', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order, place } = await openCounter(shop);
  const far = await addPlace(shop, { zone: await addZone(shop, { id: 'Z9' }), region: 'MR' });
  const { data: times } = await shop.api('GET /api/order/slots/', { query: { place } });
  const slot = times.days.flatMap(({ slots }) => slots).find(({ state }) => state === 'open')?.id ?? '';
  const { data } = await order({ delivery: 'SLOT', slot });
  const address = { fullname: 'Aýna', mobile: '+99365112233', region: 'MR' as const, place: far, line1: '5' };
  const edit = (body: object) =>
    office('PUT /api/office/orders/:id/', { params: { id: data.id }, body: { address, ...body } });
  expect(await refusalOf(edit({}))).toBe('slot.not-found');
  expect((await edit({ delivery: { method: 'STANDARD' } })).data.delivery.slot).toBeNull();
});
