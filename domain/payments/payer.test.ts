import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPaidByBuyer, mayPay } from './payer.ts';
import { paymentMethods } from './payment-methods.ts';

const mobile = fc.constantFrom('', '+99361000001', '+99361000002');

test('the recipient of a gift is never asked for money on delivery', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentMethods), mobile, mobile, (payment, calledMobile, buyerMobile) => {
      const isPaid = isPaidByBuyer(payment, { isGift: true, calledMobile, buyerMobile });
      expect(isPaid).toBe(payment === 'ONLINE' || calledMobile === buyerMobile);
    }),
  );
});

test('where the shop allows it a recipient may pay on delivery, unless the giver is not named', () => {
  const meeting = { isGift: true, calledMobile: '+99361000001', buyerMobile: '+99361000002' };
  for (const isAnonymous of [false, true])
    expect(mayPay('CASH', { ...meeting, giftsOnDelivery: true, isAnonymous })).toBe(!isAnonymous);
  expect(mayPay('CASH', meeting)).toBe(false);
  expect(mayPay('ONLINE', { ...meeting, isAnonymous: true })).toBe(true);
});

test('an order that is no gift is paid in any way, whoever takes it', () => {
  for (const payment of paymentMethods)
    expect(isPaidByBuyer(payment, { isGift: false, calledMobile: '+99361000001', buyerMobile: '' })).toBe(
      true,
    );
});
