import { expect, test } from 'vitest';
import { type Deed, deedText, mostDeedsOfDay } from '#domain/couriers/deed.ts';
import { followOn } from '#domain/couriers/outbox.ts';
import { mostStops } from '#domain/couriers/show-stops.ts';
import { give, openPage } from '../../../tests/support/people/courier-page.ts';
import { openCourierPhone } from '../../../tests/support/people/courier-phone.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

/** A staff session lasts from the afternoon past midnight. */
const hour = 3_600;

test('a phone may send a limited number of deeds per day; the next day it goes on, and nothing is lost', async () => {
  await using shop = await startShop();
  shop.advance(6 * hour);
  const page = await openPage(shop);
  const { id: order } = await give(page);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  await phone.does(order, 'taken-along');
  await phone.sync();
  const { device, deeds, round } = await phone.state();
  // As if it had sent all but one of them already.
  const end = { seq: mostDeedsOfDay - 1, hash: deeds[0]?.hash ?? '' };
  await shop.ctx.db
    .updateTable('courier_device')
    .set({ last_seq: end.seq })
    .where('id', '=', device)
    .execute();
  const at = phone.now().toISOString();
  const made = async (after: { seq: number; hash: string }) => {
    const facts = { reason: 'nobody-home' as const };
    const what = {
      id: shop.ctx.newId(),
      order,
      kind: 'not-delivered' as const,
      facts,
      seen: round?.now ?? '',
      at,
    };
    const deed = followOn(after, what);
    return { ...deed, hash: await phone.hash(deedText(device, deed)) };
  };
  const last = await made(end);
  const next = await made(last);
  const send = async (...sent: Deed[]) => phone.send({ device, sentAt: at, deeds: sent });
  expect(await send(last, next), 'up to the limit').toMatchObject({
    deeds: [{ id: last.id }],
    next: mostDeedsOfDay + 1,
  });
  expect(await refusalOf(send(next))).toBe('limit.reached');
  expect((await send(last)).deeds, 'what is known is answered').toMatchObject([{ id: last.id }]);
  expect((await send()).round.stops).toMatchObject([{ status: 'not-delivered' }]);
  shop.advance(8 * hour);
  expect((await send(next)).next).toBe(mostDeedsOfDay + 2);
});

test('a phone at its daily limit shows it and keeps its deeds', async () => {
  await using shop = await startShop();
  shop.advance(6 * hour);
  const page = await openPage(shop);
  const { id } = await give(page);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  await phone.does(id, 'taken-along');
  await phone.sync();
  const { device } = await phone.state();
  await shop.ctx.db
    .updateTable('courier_device')
    .set({ last_seq: mostDeedsOfDay })
    .where('id', '=', device)
    .execute();
  await phone.store.change(
    (state) =>
      state && {
        ...state,
        next: mostDeedsOfDay + 1,
        tried: mostDeedsOfDay,
        deeds: state.deeds.map((deed) => ({ ...deed, seq: mostDeedsOfDay })),
      },
  );
  await phone.does(id, 'not-delivered', { reason: 'refused' });
  expect(await phone.sync()).toBe('later');
  expect((await phone.state()).deeds.at(-1)).toMatchObject({ kind: 'not-delivered' });
  shop.advance(8 * hour);
  expect(await phone.sync()).toBe('done');
});

test('a courier is assigned a limited number of stops per day, all or none', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { manager, courierId, counter } = page;
  const orders: string[] = [];
  for (let n = 0; n <= mostStops; n++) orders.push((await counter.order()).data.id);
  const assign = (ids: string[]) =>
    manager.office('POST /api/office/couriers/assign/', { body: { orders: ids, courierId } });
  expect(await refusalOf(assign(orders))).toBe('record.too-many');
  expect((await assign(orders.slice(1))).data.assigned).toBe(mostStops);
  expect(await refusalOf(assign(orders.slice(0, 1)))).toBe('record.too-many');
});

test('a full round takes no parcel by the way of sending it either, and two people fill it only once', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { manager, courierId, counter } = page;
  const second = await hire(shop, 'manager');
  const ready: string[] = [];
  for (let n = 0; n < 3; n++) ready.push((await give(page)).id);
  const orders: string[] = [];
  for (let n = 0; n < mostStops - 1; n++) orders.push((await counter.order()).data.id);
  const assign = (ids: string[], to: number | null, by = manager) =>
    refusalOf(by.office('POST /api/office/couriers/assign/', { body: { orders: ids, courierId: to } }));
  await assign(ready, null);
  const [one = '', other = '', third = ''] = ready;
  expect(await assign(orders, courierId)).toBe('accepted');
  const send = (id: string, by = manager) =>
    refusalOf(
      by.office('POST /api/office/orders/:id/move/', {
        params: { id },
        body: { action: 'send' as const, courierId },
      }),
    );
  const results = await Promise.all([send(one), send(other, second), assign([third], courierId, second)]);
  expect(results.toSorted()).toEqual(['accepted', 'record.too-many', 'record.too-many']);
  const stops = await shop.ctx.db
    .selectFrom('shop_order')
    .select('id')
    .where('courier_id', '=', courierId)
    .execute();
  expect(stops).toHaveLength(mostStops);
  // What is on the round already leaves with it.
  await assign([third, one, other], null);
  expect(await assign([third], courierId)).toBe('accepted');
  expect(await send(third)).toBe('accepted');
});
