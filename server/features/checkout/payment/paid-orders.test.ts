import { expect, test } from 'vitest';
import { addBuyer, type TestBuyer } from '../../../../tests/support/people/buyers.ts';
import { addCertificate, openCounter, stockOf } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import {
  atBank,
  comeBack,
  letTimePass,
  playFaults,
  pressPay,
  readOrder,
  startPayingShop,
  type UnpaidOrder,
} from '../../../../tests/support/people/paying.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import type { PlacedOrder } from '#server/features/checkout/placing.ts';

const asUnpaid = ({ data }: PlacedOrder, buyer: TestBuyer): UnpaidOrder => ({
  id: data.id,
  customerId: buyer.customerId,
  total: data.totals.total,
  option: 0,
  phone: '',
});

test('an order is placed, paid by card, cancelled, and its money is refunded', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { order, buyer, rose } = await openCounter(shop);
  await addCertificate(shop, 'TEN-000000000000', 1_000);
  const mine = asUnpaid(await order({ payment: 'ONLINE', certificate: 'TEN-000000000000' }, 2), buyer);

  await atBank(shop, await pressPay(shop, mine));
  expect(await comeBack(shop, mine)).toMatchObject({
    status: 'placed',
    paymentStatus: 'paid',
    amount: 11_000,
  });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 8, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  const { data } = await cancelOrder(shop.ctx, buyer, mine.id);
  expect(data).toMatchObject({ status: 'cancelled', paymentStatus: 'refunding' });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 10, reserved: 0 });
  await letTimePass(shop, 60);
  expect(await readOrder(shop, mine.id)).toMatchObject({
    payment_status: 'refunded',
    paid_tenge: 11_000,
    refunded_tenge: 11_000,
  });
  expect(data.timeline.map(({ event }) => event)).toEqual([
    'ordered',
    'payment-paid',
    'cancelled',
    'payment-refunding',
  ]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('a reservation lasts while the bank’s page is open, and expires when it is not', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { order, buyer } = await openCounter(shop);
  const mine = asUnpaid(await order({ payment: 'ONLINE' }), buyer);
  await letTimePass(shop, 20 * 60, 60);
  await pressPay(shop, mine);
  await letTimePass(shop, 10 * 60, 60);
  expect(await readOrder(shop, mine.id), 'half an hour, but a page is open').toMatchObject({
    status: 'awaiting-payment',
  });
  await letTimePass(shop, 30 * 60, 60);
  expect(await readOrder(shop, mine.id)).toMatchObject({ status: 'expired', stock_state: 'released' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('while the bank does not answer the goods stay reserved up to the upper limit, and its late money finds them again', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { order, buyer, rose } = await openCounter(shop, 1);
  const mine = asUnpaid(await order({ payment: 'ONLINE' }), buyer);
  await atBank(shop, await pressPay(shop, mine));
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'http-502', times: 10_000 });
  await letTimePass(shop, 50 * 60, 60);
  expect(await readOrder(shop, mine.id)).toMatchObject({ status: 'awaiting-payment', stock_state: 'held' });
  await letTimePass(shop, 15 * 60, 60);
  expect(await readOrder(shop, mine.id)).toMatchObject({ status: 'expired', stock_state: 'released' });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);

  playFaults(shop);
  await letTimePass(shop, 15 * 60, 30);
  expect(await readOrder(shop, mine.id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
  expect(await stockOf(shop, rose.option)).toEqual({ on_hand: 0, reserved: 0 });
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('late money for goods that were sold meanwhile is refunded once', async () => {
  await using shop = await startPayingShop({ isHurried: true });
  const { order, buyer, place } = await openCounter(shop, 1);
  const mine = asUnpaid(await order({ payment: 'ONLINE' }), buyer);
  await atBank(shop, await pressPay(shop, mine));
  playFaults(shop, { method: 'getOrderStatusExtended.do', kind: 'http-502', times: 10_000 });
  await letTimePass(shop, 65 * 60, 60);
  await order({}, 1, await addBuyer(shop, place));
  playFaults(shop);
  await letTimePass(shop, 15 * 60, 30);
  expect(await readOrder(shop, mine.id)).toMatchObject({
    status: 'expired',
    payment_status: 'refunded',
    refunded_tenge: 7_000,
  });
  expect(await shop.ctx.db.selectFrom('refund').select('state').execute()).toEqual([{ state: 'done' }]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
