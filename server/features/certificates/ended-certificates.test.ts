import { expect, test } from 'vitest';
import { monthsAfter } from '#domain/certificates/certificate.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { face, openSale, print } from '../../../tests/support/shop/certificate-sale.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { freshPhone, startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const reason = 'ogurlandy';
const given = { face: 9_000, reason, isPaid: false, months: 12 };

/** Staff who issue and end certificates, and take orders to their end. */
async function openDesk(shop: TestShop) {
  shop.ctx.config.features = ['certificates'];
  const owner = await hire(shop);
  await confirm(shop, owner);
  const { office } = owner;
  const issue = async (more: object = {}) =>
    (await office('POST /api/office/certificates/', { body: { ...given, ...more } })).data;
  const tell = async (id: number) =>
    (await office('POST /api/office/certificates/:id/code/', { params: { id } })).data.code;
  const end = (id: number, how: 'void' | 'lapse' = 'void') =>
    office(`POST /api/office/certificates/:id/${how}/`, { params: { id }, body: { reason } });
  const deliver = async (id: string) => {
    for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const)
      await office('POST /api/office/orders/:id/move/', { params: { id }, body: { action } });
  };
  const takeBack = (id: string) =>
    office('POST /api/office/orders/:id/take-back/', { params: { id }, body: { note: reason } });
  const list = async () => office('GET /api/office/certificates/');
  return { office, issue, tell, end, deliver, takeBack, list };
}

test('a certificate is not ended while orders under way have spent of it, and the refusal names them', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const { issue, tell, end, deliver } = await openDesk(shop);
  const { id } = await issue({ face: 20_000 });
  const certificate = await tell(id);
  const orders = [(await order({ certificate })).data, (await order({ certificate })).data];
  const numbers = orders.map(({ number }) => number);
  expect(await end(id).catch((error: unknown) => error)).toMatchObject({
    message: `Им платят ${numbers.join(', ')}: завершите их или смените код`,
    body: { code: 'certificate.in-use', data: { orders: numbers } },
  });
  await deliver(orders[0]?.id ?? '');
  expect(await refusalOf(end(id))).toBe('certificate.in-use');
  await deliver(orders[1]?.id ?? '');
  expect((await end(id)).data).toMatchObject({ state: 'void', balance: 0 });
  expect(await refusalOf(end(id))).toBe('record.conflict');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test.each(['bearer', 'buyer'] as const)(
  'what comes back to an ended one goes on to a successor, its code by SMS to the %s',
  async (whom) => {
    await using shop = await startShop();
    const { order, buyer } = await openCounter(shop);
    const { office, issue, tell, end, deliver, takeBack, list } = await openDesk(shop);
    const mobile = freshPhone();
    const { id, last4 } = await issue(whom === 'bearer' ? { mobile } : {});
    const certificate = await tell(id);
    const { data } = await order({ certificate });
    await deliver(data.id);
    await end(id);
    await takeBack(data.id);

    const { data: all, owed } = await list();
    const [successor, former] = all;
    expect(successor).toMatchObject({ face: 7_000, balance: 7_000, state: 'active', replaces: id });
    expect(former).toMatchObject({ id, state: 'void', balance: 0, replaces: null });
    expect([owed, successor?.mobile]).toEqual([7_000, whom === 'bearer' ? mobile : buyer.phone]);
    expect(successor?.last4).not.toBe(last4);
    await shop.settle();
    const code = await tell(successor?.id ?? 0);
    const texts = shop.sms(successor?.mobile ?? '').map(({ text }) => text);
    expect(texts.join('\n')).toContain(code);
    const { uses } = (await office('GET /api/office/certificates/:id/', { params: { id } })).data;
    expect(uses.map(({ what }) => what)).toEqual(['moved', 'returned', 'voided', 'spent', 'issued']);
    expect(await findBreaches(shop.ctx.db)).toEqual([]);

    // It is a certificate like any other: it pays, and what comes back when it has ended goes on again.
    const next = (await order({ certificate: code })).data;
    expect(next.totals).toMatchObject({ certificate: 7_000, total: 0 });
    await deliver(next.id);
    await office('POST /api/office/orders/:id/refunds/', {
      params: { id: next.id },
      body: { reason: 'goodwill', note: 'x', amount: 1_000 },
    });
    await end(successor?.id ?? 0);
    await takeBack(next.id);
    expect((await list()).data[0]).toMatchObject({ face: 6_000, replaces: successor?.id });
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  },
);

test('what comes back to a lapsed one goes on as well, and can be spent for a month', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const { issue, tell, end, deliver, takeBack, list } = await openDesk(shop);
  const { id } = await issue();
  const { data } = await order({ certificate: await tell(id) });
  await deliver(data.id);
  const expires_at = monthsAfter(shop.ctx.now(), -12);
  await shop.ctx.db.updateTable('certificate').set({ expires_at }).where('id', '=', id).execute();
  await end(id, 'lapse');
  await takeBack(data.id);
  const { data: all, owed } = await list();
  expect([owed, all[0]]).toMatchObject([7_000, { balance: 7_000, state: 'active', replaces: id }]);
  expect(all[1]).toMatchObject({ id, balance: 0, state: 'used-up' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('the value of a sold one returns to the order that sold it, when its successor is ended', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const { office, end, deliver, takeBack, list } = await openDesk(shop);
  const sold = await sale.buy([print]);
  await sale.pay(sold);
  const [bought] = (await sale.look(sold.id)).items[0]?.certificates ?? [];
  const { data } = await sale.order({ certificate: bought?.code ?? '' });
  await deliver(data.id);
  await end(bought?.id ?? 0);
  const owedBy = async () =>
    (await office('GET /api/office/orders/:id/', { params: { id: sold.id } })).data.refundable;
  expect(await owedBy()).toBe(face - 7_000);
  await takeBack(data.id);
  expect([await owedBy(), (await list()).owed]).toEqual([face - 7_000, 7_000]);
  await end((await list()).data[0]?.id ?? 0);
  expect([await owedBy(), (await list()).owed]).toEqual([face, 0]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('whoever comes first, ending, spending or giving back, no ended certificate has a balance', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop, 100);
  const { issue, tell, end, deliver, takeBack } = await openDesk(shop);
  for (let round = 0; round < 4; round++) {
    const { id } = await issue({ isPaid: true });
    const certificate = await tell(id);
    const { data } = await order({ certificate });
    await deliver(data.id);
    await Promise.allSettled([end(id), takeBack(data.id), order({ certificate }), end(id)]);
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  }
});

test('a balance of an ended certificate is seen by an invariant', async () => {
  await using shop = await startShop();
  const { issue } = await openDesk(shop);
  const { id } = await issue();
  await shop.ctx.db.updateTable('certificate').set({ state: 'void' }).where('id', '=', id).execute();
  expect((await findBreaches(shop.ctx.db)).map(({ invariant }) => invariant)).toEqual([
    'I6 no certificate that has ended has a balance',
  ]);
});
