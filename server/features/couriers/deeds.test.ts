import { expect, test } from 'vitest';
import { takingPosting } from '#domain/ledger/postings.ts';
import { post } from '#server/features/ledger/post.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCourierPhone } from '../../../tests/support/people/courier-phone.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { cash, give, move, openPage, show } from '../../../tests/support/people/courier-page.ts';

test('a round is delivered offline, and orders, money and stock are booked once when online again', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { manager, myrat, courierId } = page;
  const [one, two, three] = [await give(page, {}, 2), await give(page), await give(page)];
  const phone = openCourierPhone(shop, myrat);
  expect(await phone.sync()).toBe('done');
  expect((await phone.state()).round?.stops).toHaveLength(3);
  for (const { id } of [one, two, three]) await phone.does(id, 'taken-along');
  await phone.does(one.id, 'handed-over', cash(12_000));
  await phone.does(two.id, 'handed-over', { taken: { kind: 'TERMINAL', sum: 7_000 } });
  await phone.does(three.id, 'not-delivered', { reason: 'nobody-home', note: 'derweze ýapyk' });
  const sent = await phone.state();
  expect(await phone.sync()).toBe('done');
  // The answer was lost: the phone sends everything again.
  await phone.store.change(() => sent);
  expect(await phone.sync()).toBe('done');
  expect(await show(manager, one.id)).toMatchObject({ status: 'delivered', paid: 12_000, courierId });
  expect(await show(manager, two.id)).toMatchObject({ status: 'delivered', paid: 7_000 });
  expect(await show(manager, three.id)).toMatchObject({
    status: 'ready',
    courierId: null,
    failedAttempts: [{ reason: 'nobody-home', number: 1 }],
  });
  const { round } = await phone.state();
  expect(round).toMatchObject({ balance: 12_000, withdrawn: [] });
  expect(await shop.ctx.db.selectFrom('deed').select('verdict').execute()).toHaveLength(6);
  const { data } = await manager.office('GET /api/office/takings/');
  expect(data.couriers).toMatchObject([{ courierId, cash: 12_000, terminal: 7_000, balance: 12_000 }]);
  await shop.settle();
  expect(
    shop.sms(page.counter.buyer.phone).filter(({ text }) => /^Sowgat: S-1 .*ýol/.test(text)),
    'nobody hears of a way that is over',
  ).toEqual([]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('missing deeds are requested by their number, and a phone belongs to one courier', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  await phone.does(id, 'taken-along');
  await phone.does(id, 'handed-over', cash(7_000));
  const { device, deeds } = await phone.state();
  const body = { device, sentAt: phone.now().toISOString(), deeds: deeds.slice(1) };
  const skipped = await page.myrat.office.raw('/api/office/round/deeds/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(skipped.status).toBe(409);
  expect(await skipped.json()).toMatchObject({ code: 'deed.gap', data: { next: 1 } });
  const merdan = await hire(shop, 'courier');
  const stolen = { ...body, deeds: [...deeds] };
  expect(await refusalOf(merdan.office('POST /api/office/round/deeds/', { body: stolen }))).toBe(
    'record.conflict',
  );
  await phone.store.change((state) => state && { ...state, next: 2 });
  expect(await phone.sync()).toBe('done');
  expect(await show(page.manager, id)).toMatchObject({ status: 'delivered', paid: 7_000 });
});

test('two phones of one courier at one stop: the first deed moves the order, the second is kept; money is booked once', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const phones = [openCourierPhone(shop, page.myrat), openCourierPhone(shop, page.myrat)];
  for (const phone of phones) await phone.sync();
  for (const phone of phones) await phone.does(id, 'handed-over', cash(7_000));
  expect(await Promise.all(phones.map((phone) => phone.sync()))).toEqual(['done', 'done']);
  const order = await show(page.manager, id);
  expect(order).toMatchObject({ status: 'delivered', paid: 7_000 });
  expect(order.deeds.map(({ verdict, problem }) => [verdict, problem])).toEqual([
    ['applied', null],
    ['kept', 'done-before'],
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('what one phone brought back is not sent again by an older deed of another phone; a second attempt is', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { manager, courierId } = page;
  const { id } = await give(page);
  const [first, second] = [openCourierPhone(shop, page.myrat), openCourierPhone(shop, page.myrat)];
  for (const phone of [first, second]) {
    await phone.sync();
    await phone.does(id, 'taken-along');
  }
  await first.does(id, 'not-delivered', { reason: 'nobody-home' });
  expect([await first.sync(), await second.sync()]).toEqual(['done', 'done']);
  const back = await show(manager, id);
  expect(back).toMatchObject({ status: 'ready', courierId: null });
  expect(back.deeds.map(({ problem }) => problem).toSorted()).toEqual(['done-before', null, null]);
  await manager.office('POST /api/office/couriers/assign/', { body: { orders: [id], courierId } });
  await second.sync();
  await second.does(id, 'taken-along');
  await second.does(id, 'handed-over', cash(7_000));
  await second.sync();
  expect(await show(manager, id)).toMatchObject({ status: 'delivered', paid: 7_000 });
});

test('a deed overrides a change that the phone could not know; one that it knew counts', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { manager, myrat } = page;
  const merdan = await hire(shop, 'courier');
  const { id: merdanId } = (await merdan.office('GET /api/office/me/')).data;
  const [moved, known, cancelled, back] = [
    await give(page),
    await give(page),
    await give(page),
    await give(page),
  ];
  const phone = openCourierPhone(shop, myrat);
  await phone.sync();
  for (const { id } of [moved, known, cancelled, back]) await move(manager, id, 'send');
  const old = await phone.state();
  const orders = [moved.id, known.id];
  await manager.office('POST /api/office/couriers/assign/', { body: { orders, courierId: merdanId } });
  const cancelledAt = shop.ctx.now().toISOString();
  await manager.office('POST /api/office/orders/:id/cancel/', {
    params: { id: cancelled.id },
    body: { note: 'müşderi ýatyrdy' },
  });
  await manager.office('POST /api/office/orders/:id/bring-back/', {
    params: { id: back.id },
    body: { reason: 'nobody-home' },
  });
  for (const { id } of [moved, cancelled, back]) await phone.does(id, 'handed-over', cash(7_000));
  await phone.sync();
  expect(await show(manager, moved.id)).toMatchObject({
    status: 'delivered',
    courier: 'courier of the tests',
  });
  const { data } = await manager.office('GET /api/office/couriers/');
  expect(data.find(({ courierId }) => courierId === page.courierId)?.balance).toBe(14_000);
  expect(await show(manager, back.id)).toMatchObject({ status: 'delivered', paid: 7_000 });
  expect(await show(manager, cancelled.id)).toMatchObject({
    status: 'cancelled',
    deeds: [{ kind: 'handed-over', verdict: 'kept', problem: 'order-changed', taken: { sum: 7_000 } }],
  });
  const { round, problems } = await phone.state();
  expect(problems).toMatchObject([{ problem: 'order-changed' }]);
  expect(round?.withdrawn.map(({ number }) => number).toSorted()).toEqual(
    [known.number, cancelled.number].toSorted(),
  );
  const over = round?.withdrawn.find(({ number }) => number === cancelled.number);
  expect(over, 'when it was cancelled, not when the phone heard of it').toEqual({
    ...{ number: cancelled.number, status: 'cancelled', at: cancelledAt },
  });
  // The phone has shown that the stop belongs to another courier.
  await phone.does(known.id, 'handed-over', cash(7_000));
  await phone.sync();
  expect(await show(manager, known.id)).toMatchObject({
    status: 'on-the-way',
    courierId: merdanId,
    deeds: [{ verdict: 'kept', problem: 'foreign-stop' }],
  });
  expect(old.round?.stops).toHaveLength(4);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a sum other than the one due moves nothing; money that was paid meanwhile is not collected again', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const [short, paid] = [await give(page), await give(page)];
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  for (const { id } of [short, paid]) await phone.does(id, 'taken-along');
  await phone.sync();
  const nobody = { courierId: null, courier: '' };
  const taken = { id: 0, orderId: paid.id, kind: 'CASH' as const, ...nobody, amount: 7_000, isUndone: false };
  await inTransaction(shop.ctx.db, async (trx) => {
    await post(trx, takingPosting({ ...taken, at: shop.ctx.now() }));
    await trx.updateTable('shop_order').set({ payment_status: 'paid' }).where('id', '=', paid.id).execute();
  });
  await phone.does(short.id, 'handed-over', cash(5_000));
  await phone.does(paid.id, 'handed-over', cash(7_000));
  await phone.sync();
  const kept = { verdict: 'kept', problem: 'sum-differs', taken: { kind: 'CASH', sum: 5_000 } };
  expect(await show(page.manager, short.id)).toMatchObject({
    status: 'on-the-way',
    paid: 0,
    deeds: [{}, kept],
  });
  const both = await show(page.manager, paid.id);
  expect(both).toMatchObject({ status: 'delivered', paid: 7_000 });
  expect(both.deeds.at(-1)).toMatchObject({ verdict: 'applied', problem: 'sum-differs' });
  const waiting = async () =>
    (await page.manager.office('GET /api/office/dashboard/')).data.alarms.flatMap(({ kind, number }) =>
      kind === 'deed-kept' ? [number] : [],
    );
  expect((await waiting()).toSorted(), 'staff are to look').toEqual([short.number, paid.number].toSorted());
  shop.advance(60);
  const note = { params: { id: short.id }, body: { text: 'kurýer bilen gürleşdim' } };
  await page.manager.office('POST /api/office/orders/:id/notes/', note);
  expect(await waiting(), 'until they have').toEqual([paid.number]);
});

test('a phone whose clock is a day wrong has the same result, and staff see both times', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const phone = openCourierPhone(shop, page.myrat);
  phone.ahead = -86_400;
  await phone.sync();
  await phone.does(id, 'taken-along');
  shop.advance(600);
  const done = shop.ctx.now().toISOString();
  await phone.does(id, 'handed-over', cash(7_000));
  shop.advance(12 * 60);
  await phone.sync();
  const { deeds, status } = await show(page.manager, id);
  expect(status).toBe('delivered');
  const phoneAt = new Date(Date.parse(done) - 86_400_000).toISOString();
  expect(deeds[1]).toMatchObject({ doneAt: done, phoneAt, arrivedAt: shop.ctx.now().toISOString() });
});

test('a deed that was changed afterwards is kept for staff, and the following ones go on', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const [one, two] = [await give(page), await give(page)];
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  await phone.does(one.id, 'handed-over', cash(7_000));
  await phone.does(two.id, 'handed-over', cash(7_000));
  await phone.store.change((state) => {
    const [first, ...rest] = state?.deeds ?? [];
    return state && first && { ...state, deeds: [{ ...first, facts: cash(1) as never }, ...rest] };
  });
  expect(await phone.sync()).toBe('done');
  expect((await show(page.manager, one.id)).deeds).toMatchObject([
    { verdict: 'kept', problem: 'chain-broken' },
  ]);
  expect((await show(page.manager, two.id)).status).toBe('delivered');
});
