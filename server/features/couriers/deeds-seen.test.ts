import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isCodeLike } from '#domain/couriers/hand-over-code.ts';
import { openCourierPhone } from '../../../tests/support/people/courier-phone.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { cash, give, move, openPage, show } from '../../../tests/support/people/courier-page.ts';

test('a courier’s answers contain no price of a paid order, no giver and no greeting; a session idle for eight hours still works', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const names = { recipientName: 'Şirin', recipientMobile: '65112233', senderName: 'Kerim' };
  const gift = { ...names, message: 'Doglan günüň gutly bolsun', doNotCall: true };
  const { data } = await page.counter.order({ payment: 'ONLINE', gift });
  const of = {
    status: 'ready',
    payment_status: 'paid',
    courier_id: page.courierId,
    courier: 'Myrat',
  } as const;
  await shop.ctx.db.updateTable('shop_order').set(of).where('id', '=', data.id).execute();
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  const bytes = JSON.stringify(await phone.state());
  expect(bytes).toContain('Şirin');
  const { phone: giver } = page.counter.buyer;
  for (const secret of ['Kerim', 'Doglan', giver.slice(4), '65112233', String(data.totals.total)])
    expect(bytes).not.toContain(secret);
  shop.advance(8 * 3_600);
  expect(await phone.sync()).toBe('done');
  shop.advance(4 * 3_600);
  expect(await phone.sync()).toBe('signed-out');
  expect(JSON.stringify(await phone.state())).not.toContain('Şirin');
});

test('the code shown to the buyer proves a hand-over; a wrong one is reported, a name is on the timeline', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const [right, wrong, named] = [await give(page), await give(page), await give(page)];
  const { api } = await signIn(shop, page.counter.buyer.phone);
  const codeOf = async ({ id }: { id: string }) =>
    (await api('GET /api/order/order-detail/:id/', { params: { id } })).data.handOverCode;
  const code = (await codeOf(right)) ?? '';
  expect(isCodeLike(code), code).toBe(true);
  expect([await codeOf(right), await codeOf(wrong)]).not.toEqual([code, code]);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  expect(JSON.stringify(await phone.state())).not.toContain(code);
  for (const { id } of [right, wrong, named]) await phone.does(id, 'taken-along');
  await phone.does(right.id, 'handed-over', { ...cash(7_000), code });
  await phone.does(wrong.id, 'handed-over', { ...cash(7_000), code });
  await phone.does(named.id, 'handed-over', { ...cash(7_000), takenBy: 'goňşusy Ogulgerek' });
  expect(await phone.sync()).toBe('done');
  const proofs = await Promise.all([right, wrong, named].map(({ id }) => show(page.manager, id)));
  expect(proofs.map(({ deeds, status }) => [deeds[1]?.proof, status, deeds[1]?.problem])).toEqual([
    ['code', 'delivered', null],
    ['wrong-code', 'delivered', 'proof-missing'],
    ['name', 'delivered', null],
  ]);
  expect(proofs[2]?.timeline.find(({ event }) => event === 'note')).toMatchObject({
    note: 'goňşusy Ogulgerek',
    isPublic: false,
  });
  expect(await codeOf(right), 'over').toBeUndefined();
  const { rows } = await sql`select * from deed`.execute(shop.ctx.db);
  expect(JSON.stringify(rows), 'people are erased from the timeline').not.toContain('Ogulgerek');
});

test('the message that a parcel is on its way has the link to the code, not the code', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id } = await give(page);
  const { phone: mobile } = page.counter.buyer;
  await move(page.manager, id, 'send');
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.ctx.db);
  await shop.settle();
  const text = shop.sms(mobile).find((sms) => sms.text.includes('/o/'))?.text ?? '';
  const token = /\/o\/([A-Za-z0-9]{12})/.exec(text)?.[1] ?? '';
  const { data } = await shop.api('GET /api/order-link/:token/', { params: { token } });
  expect(isCodeLike(data.handOverCode ?? ''), text).toBe(true);
  expect(text).not.toContain(data.handOverCode);
});

test('couriers of a shop that wants no proofs bring an expensive parcel without one, and it lacks none', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { id, totals } = await give(page, {}, 10);
  const off = { params: { name: 'courier-page' }, body: { isOn: false } } as const;
  await page.owner.office('PUT /api/office/features/:name/', off);
  const phone = openCourierPhone(shop, page.myrat);
  await phone.sync();
  expect((await phone.state())?.round).toMatchObject({ hasPage: false, stops: [{ id, needsProof: false }] });
  await phone.does(id, 'taken-along');
  await phone.does(id, 'handed-over', cash(totals.total));
  expect(await phone.sync()).toBe('done');
  const order = await show(page.manager, id);
  expect(order).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
  expect(order.proofMissing).toBeUndefined();
});
