import type { Updateable } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('each need is one line with its number, its beginning and an example; the views count the same', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'manager');
  const { order } = await openCounter(shop);
  const now = shop.ctx.now();
  const day = dayOf(now);
  const set = (id: string, values: Updateable<Tables['shop_order']>) =>
    shop.ctx.db.updateTable('shop_order').set(values).where('id', '=', id).execute();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const [old, fresh] = [(await order()).data, (await order()).data];
  await set(old.id, { status_since: ago(42) });
  const made: Updateable<Tables['shop_order']>[] = [
    { needs_call: true },
    { needs_call: true },
    { delivery_day: addDays(day, -1), delivery_from: '09:00', delivery_to: '12:00' },
    { awaits_recipient: true },
    { delivery_day: day, delivery_to: null },
    { delivery_day: day, status: 'delivered' },
  ];
  const numbers: string[] = [];
  for (const values of made) {
    const { data } = await order();
    numbers.push(data.number);
    await set(data.id, { status: 'confirmed', ...values });
    // A change of the status begins it anew.
    if (numbers.length === 2) await set(data.id, { status_since: ago(60) });
  }
  const { data, openToday } = await office('GET /api/office/needs/');
  expect(data.map(({ kind, count }) => [kind, count])).toEqual([
    ['new', 2],
    ['call', 2],
    ['late', 1],
    ['waiting', 1],
  ]);
  const [unread, call, late, waiting] = data;
  // The newest shows whether one has come; the oldest, how long somebody has waited.
  expect(unread).toMatchObject({
    act: 'confirm',
    oldest: ago(42).toISOString(),
    sample: { id: fresh.id, number: fresh.number },
  });
  expect(call).toMatchObject({ act: 'open', sample: { number: numbers[1], tenge: 7_000 } });
  expect(late).toMatchObject({
    act: 'board',
    sample: { number: numbers[2], day: addDays(day, -1), from: '09:00', to: '12:00' },
  });
  expect(waiting).toMatchObject({ sample: { number: numbers[3] } });
  // All but the late and the delivered one.
  expect(openToday).toBe(6);
  const { data: views } = await office('GET /api/office/orders/views/');
  expect(views).toMatchObject({
    call: call?.count,
    late: late?.count,
    waiting: waiting?.count,
    today: openToday,
  });
});

test('new reviews, holidays without a day and guessed codes are told to who can do something about them', async () => {
  await using shop = await startShop();
  const { rose } = await openCounter(shop);
  const { db } = shop.ctx;
  const now = shop.ctx.now();
  const title = { tm: 'Gurban baýramy', ru: 'Курбан-байрам' };
  const { id } = await db
    .insertInto('occasion')
    .values({ key: 'gurban', title, moves: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const review = { product_id: rose.id, author: 'Aýna', rating: 2, text: 'Solupdyr' };
  await db
    .insertInto('review')
    .values([
      { ...review, created_at: now },
      { ...review, created_at: new Date(now.getTime() - 72 * 3_600_000) },
    ])
    .execute();
  const told = async (role: 'manager' | 'editor' | 'packer' | 'courier') =>
    (await (await hire(shop, role)).office('GET /api/office/needs/')).data;
  const needs = await told('editor');
  expect(needs).toMatchObject([
    { kind: 'reviews', count: 1, act: 'look' },
    { kind: 'holiday', count: 1, act: 'date', oldest: null, sample: { id: String(id), title } },
  ]);
  expect(await told('manager')).toEqual(needs);
  expect(await told('packer')).toEqual([]);
  expect(await told('courier')).toEqual([]);
  // Its day is listed, more than 90 days before the next is due.
  const listed = { occasion_id: id, day: addDays(dayOf(now), 30) };
  await db.insertInto('occasion_day').values(listed).execute();
  expect((await told('manager')).map(({ kind }) => kind)).toEqual(['reviews']);
});
