import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { cash, give, move, openPage, show } from '../../../tests/support/people/courier-page.ts';
import { openCourierPhone } from '../../../tests/support/people/courier-phone.ts';
import { atBank } from '../../../tests/support/people/paying.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { openingTime, startShop } from '../../../tests/support/shop/start-shop.ts';

test('a batch that is cut in the middle stands as far as it came, and the rest follows once', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const [one, two] = [await give(page), await give(page)];
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  for (const { id } of [one, two]) {
    await phone.does(id, 'taken-along');
    await phone.does(id, 'handed-over', cash(7_000));
  }
  const { send } = phone;
  phone.send = async (body) => {
    await send({ ...body, deeds: body.deeds.slice(0, 3) });
    throw new CallError(0, undefined);
  };
  expect(await phone.sync()).toBe('offline');
  expect((await show(page.manager, one.id)).status).toBe('delivered');
  expect((await show(page.manager, two.id)).status).toBe('on-the-way');
  phone.send = send;
  expect(await phone.sync()).toBe('done');
  expect(await show(page.manager, two.id)).toMatchObject({ status: 'delivered', paid: 7_000 });
  expect((await phone.state()).round?.balance).toBe(14_000);
  expect(await shop.ctx.db.selectFrom('deed').select('id').execute()).toHaveLength(4);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a round that goes past midnight is one round: what was done before and after counts once, each at its time', async () => {
  await using shop = await startShop();
  // Ten minutes before midnight in Aşgabat.
  const midnight = openingTime + 13 * 3_600_000;
  shop.advance(13 * 3_600 - 600);
  const page = await openPage(shop);
  const [before, after, left] = [await give(page), await give(page), await give(page)];
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  await phone.does(before.id, 'handed-over', cash(7_000));
  shop.advance(600);
  await phone.does(after.id, 'handed-over', cash(7_000));
  shop.advance(600);
  expect(await phone.sync()).toBe('done');
  const [{ deeds }, { deeds: late }] = [
    await show(page.manager, before.id),
    await show(page.manager, after.id),
  ];
  expect(Date.parse(deeds[0]?.doneAt ?? '')).toBeLessThan(midnight);
  expect(Date.parse(late[0]?.doneAt ?? '')).toBeGreaterThan(midnight);
  const { round } = await phone.state();
  expect(round?.balance).toBe(14_000);
  expect(round?.stops.flatMap(({ id, status }) => (status === 'delivered' ? [] : [id]))).toEqual([left.id]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a phone that died: staff enter its evening by hand; when it wakes all the same, its deeds are kept and move nothing', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { manager, courierId } = page;
  const { id } = await give(page);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  await phone.does(id, 'handed-over', cash(7_000));
  await move(manager, id, 'send');
  await move(manager, id, 'deliver');
  const byHand = await show(manager, id);
  expect(byHand).toMatchObject({ status: 'delivered', paid: 7_000, deeds: [] });
  expect(await phone.sync()).toBe('done');
  const afterSync = await show(manager, id);
  expect(afterSync).toMatchObject({ paid: 7_000, deeds: [{ verdict: 'kept', problem: 'done-before' }] });
  const { data } = await manager.office('GET /api/office/couriers/');
  expect(data.find((one) => one.courierId === courierId)?.balance).toBe(7_000);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an order that is paid by its link while a phone shows it to be paid in cash: the phone hears of it, and the cash is for staff', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { manager } = page;
  const [told, untold] = [await give(page), await give(page)];
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  for (const { id } of [told, untold]) {
    const params = { id };
    for (const _ of ['ready', 'preparing'])
      await manager.office('POST /api/office/orders/:id/step-back/', {
        params,
        body: { note: 'kartdan töleýär' },
      });
    await manager.office('POST /api/office/orders/:id/payment/', { params, body: { payment: 'ONLINE' } });
    const { url } = (await manager.office('POST /api/office/orders/:id/link/', { params })).data;
    const link = { params: { token: /\/o\/(\w+)/.exec(url)?.[1] ?? '' }, query: { bank: 'HALK' as const } };
    await atBank(shop, (await shop.api('POST /api/order-link/:token/pay/', link)).formUrl);
    shop.advance(60);
    await shop.settle();
    for (const action of ['confirm', 'prepare', 'make-ready'] as const) await move(manager, id, action);
  }
  // Without a connection: the phone still says that 70.00 are to be taken.
  await phone.does(untold.id, 'handed-over', cash(7_000));
  await phone.sync();
  const stop = (await phone.state()).round?.stops.find(({ id }) => id === told.id);
  expect(stop, 'nothing is to be taken any more').toMatchObject({ toCollect: 0 });
  await phone.does(told.id, 'handed-over');
  await phone.sync();
  expect(await show(manager, told.id)).toMatchObject({ status: 'delivered', paid: 7_000 });
  const taken = await show(manager, untold.id);
  expect(taken).toMatchObject({ status: 'delivered', payment: 'ONLINE', paid: 7_000 });
  expect(taken.deeds).toMatchObject([{ verdict: 'applied', problem: 'sum-differs', taken: { sum: 7_000 } }]);
  const { alarms } = (await manager.office('GET /api/office/dashboard/')).data;
  expect(alarms.flatMap(({ kind, number }) => (kind === 'deed-kept' ? [number] : []))).toEqual([
    untold.number,
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
