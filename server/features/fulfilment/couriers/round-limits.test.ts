import { expect, test } from 'vitest';
import { type Deed, deedText, mostDeedsOfDay } from '#domain/deeds/deed.ts';
import { followOn } from '#domain/deeds/outbox.ts';
import { mostStops } from '#domain/deeds/show-stops.ts';
import { give, openPage } from '../../../../tests/support/people/courier-page.ts';
import { openCourierPhone } from '../../../../tests/support/people/courier-phone.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

/** A session of staff lasts from the afternoon past midnight. */
const hour = 3_600;

test('a phone brings so many deeds a day and not one more; the next day it goes on, and nothing is lost', async () => {
  await using shop = await startShop();
  shop.advance(6 * hour);
  const page = await openPage(shop);
  const { id: order } = await give(page);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  await phone.does(order, 'taken-along');
  await phone.sync();
  const { device, deeds, round } = await phone.state();
  // As if it had brought all but one of them since.
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
  expect(await send(last, next), 'as far as there is room').toMatchObject({
    deeds: [{ id: last.id }],
    next: mostDeedsOfDay + 1,
  });
  expect(await refusalOf(send(next))).toBe('limit.reached');
  expect((await send(last)).deeds, 'what is known is answered').toMatchObject([{ id: last.id }]);
  expect((await send()).round.stops).toEqual([]);
  shop.advance(8 * hour);
  expect((await send(next)).next).toBe(mostDeedsOfDay + 2);
});

test('a phone that is stopped for the day says so and keeps what it has', async () => {
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

test('a courier is given so many stops of a day and not one more, all or none', async () => {
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
