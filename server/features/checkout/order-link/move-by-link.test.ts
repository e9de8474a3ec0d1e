import { expect, test } from 'vitest';
import { readSlotId } from '#domain/delivery/slots.ts';
import { not, openLinked } from '../../../../tests/support/people/linked-order.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { addStaff } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { moveOrder } from '../move-order.ts';

async function openMovable() {
  const linked = await openLinked();
  const { shop, params, ask, readCode } = linked;
  await shop.ctx.db.updateTable('delivery_slot').set({ capacity: 1 }).execute();
  const list = async () => {
    const { data } = await shop.api('GET /api/order-link/:token/slots/', { params });
    return (data?.days ?? []).flatMap(({ slots }) => slots.filter(({ state }) => state === 'open'));
  };
  const move = (slot: string, code?: string) =>
    shop.api('POST /api/order-link/:token/time/', {
      params,
      body: { delivery: 'SLOT', slot, ...(code === undefined ? {} : { code }) },
    });
  const newCode = async () => {
    await ask();
    return readCode();
  };
  const booked = async () =>
    (await shop.ctx.db.selectFrom('slot_booking').select('taken').execute()).reduce(
      (sum, { taken }) => sum + taken,
      0,
    );
  return { ...linked, list, move, newCode, booked };
}

test('the buyer moves an agreed time with a code, once a day; a full slot does not use up the code', async () => {
  const { shop, buyer, look, list, move, newCode, booked } = await openMovable();
  await using _shop = shop;
  expect(await look()).toMatchObject({ mayMove: true, needsTime: false, delivery: { method: 'STANDARD' } });
  const [first, second, third] = (await list()).slice(-3).map(({ id }) => id) as [string, string, string];
  expect(await refusalOf(move(first))).toBe('request.invalid');
  expect(await refusalOf(move(first, '123456')), 'no code was asked for').toBe('otp.expired');
  const code = await newCode();
  expect(await refusalOf(move(first, not(code)))).toBe('otp.wrong');
  // Another customer takes it first.
  const { db } = shop.ctx;
  const { rule: slot_id, day } = readSlotId(first) ?? { rule: 0, day: '' };
  await db.insertInto('slot_booking').values({ slot_id, day, taken: 1 }).execute();
  expect(await refusalOf(move(first, code))).toBe('slot.full');
  await db.deleteFrom('slot_booking').execute();
  const { data } = await move(second, code);
  expect(data).toMatchObject({ mayMove: false, delivery: { method: 'SLOT' } });
  expect(await booked()).toBe(1);
  expect(await refusalOf(move(third, code)), 'a second time on that day').toBe('order.action-refused');
  expect(await refusalOf(list())).toBe('order.action-refused');
  shop.advance(86_401);
  expect(await look()).toMatchObject({ mayMove: true });
  const again = await newCode();
  const both = [move(third, again), move(first, again)].map(refusalOf);
  expect((await Promise.all(both)).filter((said) => said === 'accepted')).toHaveLength(1);
  expect(await booked(), 'what stood before is free').toBe(1);
  expect(buyer.phone).toMatch(/^\+993/);
  expect(await findBreaches(db)).toEqual([]);
});

test('an order being prepared keeps its time, and so does an express order', async () => {
  const { shop, id, look, list, move, newCode } = await openMovable();
  await using _shop = shop;
  const [slot] = (await list()).slice(-1);
  const code = await newCode();
  await shop.ctx.db.updateTable('shop_order').set({ delivery_method: 'EXPRESS' }).execute();
  expect(await look()).toMatchObject({ mayMove: false, mayCancel: true });
  expect(await refusalOf(move(slot?.id ?? '', code))).toBe('order.action-refused');
  await shop.ctx.db.updateTable('shop_order').set({ delivery_method: 'STANDARD' }).execute();
  const staffId = await addStaff(shop);
  for (const action of ['confirm', 'prepare'] as const)
    await moveOrder(shop.ctx, { orderId: id, action, staffId });
  expect(await look()).toMatchObject({ mayMove: false });
  expect(await refusalOf(move(slot?.id ?? '', code))).toBe('order.action-refused');
});
