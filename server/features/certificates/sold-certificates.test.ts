import { expect, test } from 'vitest';
import { atBank, bankOrders, letTimePass, pressPay } from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { face, openSale, print, settle, sms } from '../../../tests/support/shop/certificate-sale.ts';
import { checkBooks } from '#server/features/payments/reconciliation/reconcile.ts';
import { addCertificate, addPromo } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';

test('a paid order issues one certificate per unit, once, whoever settles it; its buyer prints one and the SMS of the other is sent', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const order = await sale.buy([{ ...print, design: 'wedding' }, sms]);
  expect(order.totals).toMatchObject({ delivery: 0, total: 2 * face });
  expect(order.delivery).toMatchObject({ method: 'NONE', day: null });
  expect((await sale.look(order.id)).items[0]?.certificates).toMatchObject([
    { state: 'ordered', id: null, last4: '' },
    { state: 'ordered' },
  ]);
  await sale.pay(order);
  await Promise.all(Array.from({ length: 5 }, () => settle(shop, order.id)));
  const [printed, sent] = (await sale.look(order.id)).items[0]?.certificates ?? [];
  expect(printed).toMatchObject({
    state: 'active',
    balance: face,
    name: 'Mähri',
    design: 'wedding',
    code: expect.stringMatching(/^.{14}$/),
  });
  expect(sent).toMatchObject({
    state: 'scheduled',
    mobile: '+99365123456',
    sendDay: '2026-11-20',
    sentAt: null,
    design: 'plain',
  });
  expect(sent?.code).toBeUndefined();
  await shop.settle();
  expect((await sale.look(order.id)).status).toBe('placed');
  await letTimePass(shop, 120, 30);
  expect(shop.sms('+99365123456').map(({ text }) => text)).toEqual([expect.stringContaining('300 TMT')]);
  expect(await sale.look(order.id)).toMatchObject({ status: 'delivered' });
  expect((await sale.order({ certificate: printed?.code ?? '' })).data.totals.discount).toBe(7_000);
  const { data } = await sale.api('GET /api/certificate/list/');
  expect(data).toMatchObject([
    { balance: face - 7_000 },
    { state: 'active', order: order.id, number: order.number },
  ]);
  expect(JSON.stringify(data)).not.toContain(printed?.code);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('checkout asks for certificates as soon as one can be spent, and stops after the last one', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const takes = async () => (await sale.api('GET /api/product/home-info/')).data.mainInfo.takesCertificates;
  // None of the goods sold below is on the home page, whose cache a sale would invalidate.
  await Promise.all(Array.from({ length: 30 }, () => addProduct(shop)));
  const order = await sale.buy([print]);
  expect(await takes()).toBe(false);
  await sale.pay(order);
  await shop.settle();
  expect(await takes()).toBe(true);
  const certificate = (await sale.look(order.id)).items[0]?.certificates?.[0]?.code ?? '';
  expect((await sale.order({ certificate }, 7)).data.totals.discount).toBe(face);
  expect(await takes()).toBe(false);
});

test('the export of a buyer has what they wrote on certificates, and no code', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const order = await sale.buy([{ ...print, message: 'Kanareýka gutlaýar' }]);
  await sale.pay(order);
  const owner = await hire(shop);
  await confirm(shop, owner);
  const there = { params: { id: sale.buyer.customerId } };
  const kept = JSON.stringify(await owner.office('POST /api/office/customers/:id/export/', there));
  expect(kept).toContain('Kanareýka gutlaýar');
  const code = (await sale.look(order.id)).items[0]?.certificates?.[0]?.code ?? '';
  expect(code).toHaveLength(14);
  expect(kept).not.toContain(code.slice(0, 9));
});

test('an order that ends refunds unspent certificates, and leaves a partly spent one', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const order = await sale.buy([print, print, { ...sms, day: '2026-12-20' }]);
  await sale.pay(order);
  const code = (await sale.look(order.id)).items[0]?.certificates?.[1]?.code ?? '';
  await sale.order({ certificate: code });
  await sale.cancel(order.id);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  await letTimePass(shop, 60);
  const after = await sale.look(order.id);
  expect(after).toMatchObject({ status: 'cancelled', paymentStatus: 'partly-refunded' });
  expect(after.items[0]?.certificates?.map(({ state }) => state)).toEqual(['void', 'active', 'void']);
  expect(bankOrders(shop)[0]).toMatchObject({ refunded: 2 * face, deposited: face });
  expect((await checkBooks(shop.ctx)).differences, 'nothing is owed').toEqual([]);
  const { office } = await hire(shop, 'manager');
  const usesOf = async (id: number | null = 0) =>
    (await office('GET /api/office/certificates/:id/', { params: { id: id ?? 0 } })).data.uses.map(
      ({ what, number }) => `${what} ${number}`,
    );
  const [ended, left] = after.items[0]?.certificates ?? [];
  expect(await usesOf(ended?.id)).toEqual([`unsold ${order.number}`, `sold ${order.number}`]);
  expect(await usesOf(left?.id)).toEqual([expect.stringMatching(/^spent /), `sold ${order.number}`]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('an unpaid order issues none; late money issues them once', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const order = await sale.buy([print]);
  const unpaid = { ...order, customerId: sale.buyer.customerId, total: face, option: 0, phone: '' };
  const page = await pressPay(shop, unpaid);
  const made = () => shop.ctx.db.selectFrom('certificate').select('state').execute();
  await shop.ctx.db.updateTable('shop_order').set({ expires_at: shop.ctx.now() }).execute();
  await letTimePass(shop, 30);
  expect(await made()).toEqual([]);
  await atBank(shop, page);
  await letTimePass(shop, 120);
  const after = await sale.look(order.id);
  expect(await made()).toEqual(after.status === 'expired' ? [] : [{ state: 'active' }]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('certificates are paid by card, not by certificate, and count neither for a promo code nor for free delivery', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const { buy, card, rose, buyer } = sale;
  await addCertificate(shop, 'TEN-000000000000', 1_000);
  await addPromo(shop, 'TEN', { minimum_tenge: 6_000 });
  const items = [
    { product: card.id, option: card.option, quantity: 2, certificate: [print, print] },
    { product: rose.id, option: rose.option, quantity: 1 },
  ];
  const mixed = { items, delivery: 'STANDARD', address: buyer.address } as const;
  const refused = [
    [() => buy([print], { payment: 'CASH' }), 'certificate.card-only'],
    [() => buy([print], { certificate: 'TEN-000000000000' }), 'certificate.not-for-this'],
    [() => buy([print], { delivery: 'STANDARD', address: buyer.address }), 'request.invalid'],
    [() => buy([print], { ...mixed, delivery: 'NONE' }), 'request.invalid'],
    [() => buy([{ ...sms, mobile: '12 345678' }]), 'request.invalid'],
    [() => buy([{ ...sms, day: '2026-11-19' }]), 'request.invalid'],
    [() => buy([print], { items: [{ ...items[0]!, certificate: [print] }] }), 'request.invalid'],
    [() => buy(Array.from({ length: 11 }, () => print)), 'limit.reached'],
  ] as const;
  for (const [work, code] of refused) await expect(work(), code).rejects.toMatchObject({ code });
  const { totals } = await buy([], mixed);
  expect(totals).toMatchObject({ goods: 2 * face + 5_000, delivery: 2_000 });
  shop.ctx.config.features = [];
  await expect(buy([print])).rejects.toMatchObject({ code: 'order.unavailable' });
});

test('a buyer can have the SMS sent again, to another phone, three times a day, until it is spent', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const order = await sale.buy([sms, print]);
  await sale.pay(order);
  await letTimePass(shop, 60, 30);
  const [sent, printed] = (await sale.look(order.id)).items[0]?.certificates ?? [];
  const again = (id: number | null | undefined, body = {}) =>
    sale.api('POST /api/certificate/:id/send/', { params: { id: id ?? 0 }, body });
  expect((await again(sent?.id, { mobile: '62 000001' })).data).toMatchObject({ mobile: '+99362000001' });
  await shop.settle();
  expect(shop.sms('+99362000001')).toHaveLength(1);
  expect(await refusalOf(again(printed?.id))).toBe('record.conflict');
  expect(await refusalOf(again(99))).toBe('record.not-found');
  await again(sent?.id);
  await again(sent?.id);
  expect(await refusalOf(again(sent?.id))).toBe('limit.reached');
});

test('a refund made at the bank is booked once the certificates that hold the money are ended', async () => {
  const sale = await openSale();
  await using shop = sale.shop;
  const owner = await hire(shop);
  await confirm(shop, owner);
  const order = await sale.buy([print]);
  await sale.pay(order);
  const [there] = bankOrders(shop);
  shop.simulator.bank.book.keep({ ...there, status: 4, deposited: 0, refunded: face } as never);
  const params = { id: order.id };
  const book = () => refusalOf(owner.office('POST /api/office/orders/:id/book-refund/', { params }));
  expect(await book()).toBe('record.conflict');
  const id = (await sale.look(order.id)).items[0]?.certificates?.[0]?.id ?? 0;
  const end = { params: { id }, body: { reason: 'bank gaýtardy' } };
  await owner.office('POST /api/office/certificates/:id/void/', end);
  expect(await book()).toBe('accepted');
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
