import { expect, test } from 'vitest';
import type { DeliveryPayment } from '#domain/payments/payment-methods.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { returnByHand } from '#server/features/fulfilment/return-by-hand.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { addStaff, openCounter, stockOf } from '../../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../../tests/support/shop/invariants.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';
import { noteTaking } from './order-money.ts';

type Action = Parameters<typeof moveOrder>[1]['action'];
type Meanwhile = Parameters<typeof moveOrder>[2];

const steps = ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const;
const keptMoney = /would end with money taken by hand/;

/** An order of two of ten roses for 120.00 that is paid on delivery. */
async function openOrder(payment: DeliveryPayment, last: (typeof steps)[number]) {
  const shop = await startShop();
  const { order, rose } = await openCounter(shop);
  const { id } = (await order({ payment }, 2)).data;
  const staffId = await addStaff(shop);
  const move = (action: Action, meanwhile?: Meanwhile) =>
    moveOrder(shop.ctx, { orderId: id, action, staffId }, meanwhile);
  for (const action of steps.slice(0, steps.indexOf(last) + 1)) await move(action);
  const now = async () => {
    const row = shop.ctx.db
      .selectFrom('shop_order')
      .innerJoin('order_money', 'order_id', 'id')
      .select(['status', 'paid_tenge', 'refunded_tenge']);
    return { ...(await row.executeTakeFirstOrThrow()), ...(await stockOf(shop, rose.option)) };
  };
  const giveBack =
    (amount?: number): Meanwhile =>
    async (trx) => {
      const given = { reason: 'take-back' as const, note: '', staffId, at: shop.ctx.now() };
      const more = amount === undefined ? {} : { amount };
      await returnByHand(shop.ctx, trx, { order: await lockOrder(trx, id), ...given, ...more });
    };
  return { shop, staffId, move, now, giveBack };
}

test.each(['CASH', 'TERMINAL'] as const)(
  'a parcel is not taken back while the shop keeps what was paid for it: %s',
  async (payment) => {
    const { shop, move, now, giveBack } = await openOrder(payment, 'deliver');
    await using _ = shop;
    const before = await now();
    expect(before).toMatchObject({ status: 'delivered', paid_tenge: 12_000, refunded_tenge: 0, on_hand: 8 });
    await expect(move('take-back')).rejects.toThrow(keptMoney);
    await expect(move('take-back', giveBack(11_999)), 'nor all of it but one').rejects.toThrow(keptMoney);
    expect(await now(), 'neither goods nor money have moved').toEqual(before);
    await move('take-back', giveBack());
    expect(await now()).toMatchObject({ status: 'returned', refunded_tenge: 12_000, on_hand: 10 });
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  },
);

test.each([
  ['cancel', 'confirm'],
  ['call-off', 'send'],
] as const)(
  '%s refuses to keep money that was taken meanwhile, and ends what is unpaid',
  async (end, last) => {
    const { shop, staffId, move, now } = await openOrder('CASH', last);
    await using _ = shop;
    const before = await now();
    const nobody = { courierId: null, courier: '' };
    const taking: Meanwhile = (trx, order) =>
      noteTaking(trx, order, { kind: 'CASH', ...nobody, staffId, at: shop.ctx.now() });
    await expect(move(end, taking)).rejects.toThrow(keptMoney);
    expect(await now()).toEqual(before);
    await move(end);
    expect(await now()).toMatchObject({ status: 'cancelled', paid_tenge: 0, on_hand: 10, reserved: 0 });
    expect(await findBreaches(shop.ctx.db)).toEqual([]);
  },
);
