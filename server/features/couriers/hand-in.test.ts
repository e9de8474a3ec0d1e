import { expect, test } from 'vitest';
import { cash, give, openPage } from '../../../tests/support/people/courier-page.ts';
import { openCourierPhone } from '../../../tests/support/people/courier-phone.ts';
import { type Colleague, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { addDays, dayOf, momentOf } from '#domain/delivery/calendar.ts';
import { showRound } from './show-round.ts';

/** A courier who has delivered an order for cash, and the resulting balance. */
async function openEvening(shop: TestShop) {
  const page = await openPage(shop);
  const { manager, myrat, courierId } = page;
  const phone = openCourierPhone(shop, myrat);
  const deliver = async () => {
    const { id, totals } = await give(page);
    await phone.sync();
    await phone.does(id, 'taken-along');
    await phone.does(id, 'handed-over', cash(totals.total));
    await phone.sync();
    return totals.total;
  };
  const rowOf = async () =>
    (await manager.office('GET /api/office/takings/')).data.couriers.find(
      (one) => one.courierId === courierId,
    );
  return {
    ...page,
    deliver,
    rowOf,
    sum: await deliver(),
    count: (expected: number, counted: number, by: Colleague = myrat) =>
      by.office('POST /api/courier/hand-in/', { body: { expected, counted } }),
    handIn: (body: { expected: number; counted: number; note?: string; courierCounted?: number | null }) =>
      manager.office('POST /api/office/hand-ins/', {
        body: { courier: '', courierId, restStays: false, ...body },
      }),
    round: async () => {
      await phone.sync();
      return (await phone.state()).round;
    },
  };
}

test('courier and staff count the same: both counts are stored with the hand-in, and the money moves once', async () => {
  await using shop = await startShop();
  const { sum, count, handIn, rowOf, round, courierId } = await openEvening(shop);
  const counted = (await count(sum, sum)).data;
  expect(counted).toMatchObject({ expected: sum, counted: sum, difference: 0 });
  shop.advance(60);
  expect((await count(sum, sum)).data, 'the same again is the first').toEqual(counted);
  expect(await round()).toMatchObject({ balance: sum, ownCount: { counted: sum, at: counted.at } });
  expect(await rowOf()).toMatchObject({ balance: sum, ownCount: { counted: sum } });
  const { data } = await handIn({ expected: sum, counted: sum, courierCounted: sum });
  expect(data).toMatchObject({
    counted: sum,
    difference: 0,
    courierCounted: sum,
    courierCountedAt: counted.at,
  });
  const after = await round();
  expect(after).toMatchObject({ balance: 0, handedIn: { counted: sum, difference: 0 } });
  expect(after?.ownCount).toBeUndefined();
  expect(await refusalOf(count(sum, sum)), 'a late repeat counts nothing').toBe('record.conflict');
  expect((await rowOf())?.ownCount).toBeUndefined();
  shop.advance(86_400);
  expect((await showRound(shop.ctx, courierId)).handedIn, 'of another day').toBeUndefined();
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('different counts need a note; a count that staff have not seen blocks the hand-in', async () => {
  await using shop = await startShop();
  const { sum, count, handIn } = await openEvening(shop);
  await count(sum, sum - 500);
  const all = { expected: sum, counted: sum };
  expect(await refusalOf(handIn({ ...all, courierCounted: null }))).toBe('record.conflict');
  expect(await refusalOf(handIn({ ...all, courierCounted: sum }))).toBe('record.conflict');
  expect(await refusalOf(handIn({ ...all, courierCounted: sum - 500 }))).toBe('request.invalid');
  expect(await refusalOf(handIn(all)), 'nor by a page of the former release').toBe('request.invalid');
  const { data } = await handIn({ ...all, courierCounted: sum - 500, note: 'bile täzeden sanaldy' });
  expect(data).toMatchObject({ counted: sum, difference: 0, courierCounted: sum - 500 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a count belongs to the balance that the courier saw: with more cash it is ignored', async () => {
  await using shop = await startShop();
  const { sum, count, handIn, rowOf, deliver, manager } = await openEvening(shop);
  expect(await refusalOf(count(sum + 1, sum))).toBe('record.conflict');
  expect(await refusalOf(count(0, 0, await hire(shop, 'courier'))), 'nothing to hand in').toBe(
    'record.conflict',
  );
  expect(await refusalOf(count(sum, sum, manager)), 'of couriers alone').toBe('staff.not-allowed');
  await count(sum, sum);
  const more = sum + (await deliver());
  expect((await rowOf())?.ownCount).toBeUndefined();
  const { data } = await handIn({ expected: more, counted: more, courierCounted: null });
  expect(data).toMatchObject({ counted: more, courierCounted: null, courierCountedAt: null });
});

test('a courier counts while staff book: one comes first, and the money moves once', async () => {
  await using shop = await startShop();
  const { sum, count, handIn, round } = await openEvening(shop);
  const all = { expected: sum, counted: sum };
  const said = await Promise.all([
    refusalOf(count(sum, sum - 100)),
    refusalOf(handIn({ ...all, courierCounted: null })),
    refusalOf(count(sum, sum - 200)),
    refusalOf(handIn({ ...all, courierCounted: null })),
  ]);
  const booked = said.filter((one, at) => at % 2 === 1 && one === 'accepted').length;
  expect(booked).toBeLessThanOrEqual(1);
  const after = await round();
  expect(after?.balance).toBe(booked === 1 ? 0 : sum);
  expect(after?.ownCount === undefined).toBe(booked === 1);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('money taken at midnight is of the day that begins, in the list and in the sums', async () => {
  await using shop = await startShop();
  const today = dayOf(shop.ctx.now());
  const tomorrow = addDays(today, 1);
  const secondsLeft = () => (momentOf(tomorrow, '00:00').getTime() - shop.ctx.now().getTime()) / 1_000;
  shop.advance(secondsLeft() - 60);
  const { manager, courierId, sum, deliver } = await openEvening(shop);
  shop.advance(secondsLeft());
  const later = await deliver();
  const of = async (day: string) => {
    const { data } = await manager.office('GET /api/office/takings/', { query: { day } });
    const row = data.couriers.find((one) => one.courierId === courierId);
    return [data.rows.length, row?.cash ?? 0];
  };
  expect(await of(today)).toEqual([1, sum]);
  expect(await of(tomorrow)).toEqual([1, later]);
});
