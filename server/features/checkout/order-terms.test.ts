import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { addBuyer } from '../../../tests/support/people/buyers.ts';
import { addCertificate, addWrap, openCounter, stockOf } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { addPlace, addZone } from '../../../tests/support/people/places.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

const refused = (code: string, facts: object = {}) => ({ code, facts });

test('a gift costs its wrap and its card, and its phone number is normalised', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const wrap = await addWrap(shop, 1_500);
  await shop.ctx.db
    .insertInto('shop_text')
    .values({ key: 'card', value: JSON.stringify({ price: 1_000 }) })
    .execute();

  const { data } = await order({
    payment: 'ONLINE',
    gift: { wrap, message: ' Doglan günüň bilen! ', recipientMobile: '8 (61) 23-45-67', hidePrices: false },
  });
  expect(data.totals).toEqual({ goods: 5_000, wrap: 2_500, delivery: 2_000, discount: 0, total: 9_500 });
  expect(data.gift).toEqual({
    wrap: { id: wrap, title: { tm: 'Guty', ru: 'Коробка' }, price: 1_500, picture: null },
    message: 'Doglan günüň bilen!',
    senderName: '',
    anonymous: false,
    // Prices are always hidden from the recipient, whatever an older client asks for.
    hidePrices: true,
    recipientName: '',
    recipientMobile: '+99361234567',
    doNotCall: false,
  });
  const plain = await order({ gift: { wrap: null, message: '   ' } });
  expect(plain.data.totals.wrap, 'no words, no card').toBe(0);
  await expect(order({ gift: { wrap: 999 } })).rejects.toMatchObject(refused('wrap.not-found'));
  await expect(order({ gift: { recipientMobile: '12 34 56' } })).rejects.toMatchObject(
    refused('request.invalid', { field: 'gift.recipientMobile' }),
  );
});

test('without an address the shop asks the recipient, if it may call', async () => {
  await using shop = await startShop();
  const { order, buyer } = await openCounter(shop);
  const asking = { address: null, recipientAsks: true, payment: 'ONLINE' as const };
  const { data } = await order({ ...asking, gift: { recipientMobile: '+99365000001' } });
  expect(data).toMatchObject({
    address: null,
    delivery: { recipientAsks: true },
    totals: { delivery: 2_000 },
  });
  const chosen = await order({
    ...asking,
    delivery: 'SLOT',
    gift: { recipientMobile: '+99365000002' },
  });
  expect(chosen.data.delivery, 'a slot that the recipient will choose').toEqual(data.delivery);

  const call = { recipientMobile: '+99365000001', doNotCall: true };
  const wrong = refused('request.invalid');
  await expect(order({ ...asking, gift: call })).rejects.toMatchObject(wrong);
  await expect(order(asking)).rejects.toMatchObject(wrong);
  await expect(order({ recipientAsks: true, address: buyer.address })).rejects.toMatchObject(wrong);
  const nowhere = { code: 'request.invalid', facts: { field: 'address' } };
  for (const input of [{ address: null }, { address: undefined }, { address: null, recipientAsks: false }])
    await expect(order(input as object)).rejects.toMatchObject(nowhere);
});

test('an order that leaves place and time to the recipient has neither, or the day alone; the fee is that of the chosen city', async () => {
  await using shop = await startShop();
  const { order, buyer } = await openCounter(shop);
  const zone = await addZone(shop, { id: 'Z3', fee: 3_000, leadDays: 2 });
  const mary = await addPlace(shop, { zone, title: { tm: 'Mary', ru: 'Мары' } });
  const gift = { recipientMobile: '+99365000001' };
  const asking = { address: null, recipientAsks: true, payment: 'ONLINE' as const, gift };
  const { data } = await order(asking);
  expect(data.delivery).toMatchObject({ method: 'STANDARD', day: null, from: null });
  const day = addDays(dayOf(shop.ctx.now()), 4);
  const there = await order({ ...asking, place: mary, day });
  expect(there.data).toMatchObject({
    totals: { delivery: 3_000 },
    delivery: { day, recipientAsks: true, askedPlace: { tm: 'Mary', ru: 'Мары' } },
  });
  await expect(order({ ...asking, place: 999_999 })).rejects.toMatchObject(refused('place.not-found'));
  const wrong = refused('request.invalid', { field: 'place' });
  await expect(order({ address: buyer.address, place: mary })).rejects.toMatchObject(wrong);
});

test('a standard delivery can be booked for a later day, ninety days ahead at most', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const today = dayOf(shop.ctx.now());
  expect((await order({ day: addDays(today, 89) })).data.delivery).toMatchObject({ day: addDays(today, 89) });
  for (const day of [addDays(today, -1), addDays(today, 90)])
    await expect(order({ day })).rejects.toMatchObject(refused('slot.closed', { field: 'day' }));
  const wrong = refused('request.invalid', { field: 'day' });
  await expect(order({ day: today, delivery: 'EXPRESS' })).rejects.toMatchObject(wrong);
});

test('somebody else’s address is refused, and a place that is switched off is closed', async () => {
  await using shop = await startShop();
  const { order, buyer, place } = await openCounter(shop);
  const other = await addBuyer(shop, place);
  await expect(order({ address: other.address })).rejects.toMatchObject(refused('address.not-found'));
  await shop.ctx.db.updateTable('place').set({ is_active: false }).where('id', '=', place).execute();
  await expect(order({ address: buyer.address })).rejects.toMatchObject(refused('place.closed'));
});

test('a far zone has its own fee and minimum, and no express', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const zone = await addZone(shop, {
    id: 'Z5',
    fee: 9_000,
    freeFrom: 20_000,
    minimum: 15_000,
    expressFee: null,
    leadDays: 3,
  });
  const far = await addBuyer(shop, await addPlace(shop, { zone, region: 'LB' }));

  await expect(order({}, 2, far)).rejects.toMatchObject(
    refused('order.below-minimum', { data: { minimum: 15_000, missing: 5_000 } }),
  );
  const paying = await order({}, 3, far);
  expect(paying.data).toMatchObject({
    totals: { delivery: 9_000, total: 24_000 },
    delivery: { day: '2026-11-23' },
  });
  expect((await order({}, 4, far)).data.totals.delivery).toBe(0);
  await expect(order({ delivery: 'EXPRESS' }, 4, far)).rejects.toMatchObject(refused('express.unavailable'));
});

test('express is there within the minutes of its zone, and not offered when the shop would be closed', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const { data } = await order({ delivery: 'EXPRESS' });
  expect(data).toMatchObject({
    delivery: { method: 'EXPRESS', day: '2026-11-20', from: null, to: '12:00' },
    totals: { delivery: 4_500 },
  });
  await shop.ctx.db.updateTable('zone').set({ express_minutes: 92 }).execute();
  expect((await order({ delivery: 'EXPRESS' })).data.delivery.to).toBe('12:35');
  shop.advance(5.5 * 3_600);
  await expect(order({ delivery: 'EXPRESS' })).rejects.toMatchObject(refused('express.unavailable'));
});

test('a slot is chosen by its id and before its cutoff', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const { id } = await shop.ctx.db
    .selectFrom('delivery_slot')
    .select('id')
    .where('weekday', '=', 4)
    .executeTakeFirstOrThrow();
  const slot = `${id}-2026-11-20`;
  const { data } = await order({ delivery: 'SLOT', slot });
  expect(data.delivery).toEqual({
    method: 'SLOT',
    day: '2026-11-20',
    from: '16:00',
    to: '19:00',
    recipientAsks: false,
  });
  for (const wrong of [undefined, '', '1', `${id}-2026-11-21`, `${id}-2027-02-19`, `999-2026-11-20`])
    await expect(
      order({ delivery: 'SLOT', ...(wrong === undefined ? {} : { slot: wrong }) }),
    ).rejects.toMatchObject(refused('slot.not-found'));
  await expect(order({ slot })).rejects.toMatchObject(refused('request.invalid', { field: 'slot' }));
  shop.advance(3 * 3_600);
  await expect(order({ delivery: 'SLOT', slot })).rejects.toMatchObject(refused('slot.closed'));
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a certificate pays its part, and its rest the next time', async () => {
  await using shop = await startShop();
  const { order, rose } = await openCounter(shop);
  await addCertificate(shop, 'SOWGAT-1-0000000', 10_000);
  const first = await order({ certificate: ' sowgat-1- 000 0000 ', payment: 'ONLINE' });
  expect(first.data).toMatchObject({
    status: 'placed',
    paymentStatus: 'paid',
    totals: { discount: 7_000, certificate: 7_000, total: 0 },
    actions: ['cancel'],
  });
  expect(await stockOf(shop, rose.option), 'paid goods are out of the house').toEqual({
    on_hand: 9,
    reserved: 0,
  });
  const second = await order({ certificate: 'SOWGAT-1-0000000' });
  expect(second.data).toMatchObject({ paymentStatus: 'unpaid', totals: { discount: 3_000, total: 4_000 } });
  await expect(order({ certificate: 'SOWGAT-1-0000000' })).rejects.toMatchObject(
    refused('certificate.used-up', { data: { on: '2026-11-20' } }),
  );
  await expect(order({ certificate: 'SOWGAT-2-0000000' })).rejects.toMatchObject(
    refused('certificate.unknown'),
  );
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('ten orders at once spend a certificate once', async () => {
  await using shop = await startShop();
  const { place, order } = await openCounter(shop, 100);
  await addCertificate(shop, 'ONE-000000000000', 7_000);
  const buyers = await Promise.all(Array.from({ length: 10 }, () => addBuyer(shop, place)));
  const calls = await Promise.allSettled(
    buyers.map((buyer) => order({ certificate: 'ONE-000000000000' }, 1, buyer)),
  );
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a shop without banks offers no card payment', async () => {
  await using shop = await startShop({ overrides: { banks: new Map() } });
  const { order } = await openCounter(shop);
  await expect(order({ payment: 'ONLINE' })).rejects.toMatchObject(refused('payment.method-off'));
  expect((await order({ payment: 'TERMINAL' })).data.status).toBe('placed');
});
