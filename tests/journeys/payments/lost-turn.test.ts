import { expect, test } from 'vitest';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';
import { registeringSeconds } from '#domain/payments/attempt.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addUnpaidOrder, pressPay, startPayingShop } from '../../support/people/paying.ts';

test('whoever waits for a registration that nobody ends is told in how many seconds it can be tried again', async () => {
  await using shop = await startPayingShop();
  const order = await addUnpaidOrder(shop);
  const banks = shop.ctx.banks as Map<string, object>;
  const bank = banks.get('HALK') ?? {};
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  // The server that registers is gone before the bank has answered.
  const gone = () => {
    begun();
    return new Promise(() => {});
  };
  banks.set('HALK', { ...bank, register: gone });
  const press = () =>
    startPayment(shop.ctx, { orderId: order.id, customerId: order.customerId, bank: 'HALK' as const });
  void press().catch(() => undefined);
  await isBegun;
  shop.advance(5);
  const refusal = await press().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'bank.unreachable', facts: { retryAfter: registeringSeconds - 4 } });
  banks.set('HALK', bank);
  shop.advance(registeringSeconds - 4);
  expect(await pressPay(shop, order)).toContain('http');
});
