import { isPaidByBuyer, mayPay, type HandOverParties } from '#domain/payments/payer.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

type PayerOrder = Pick<OrderRecord, 'gift' | 'address'> & { payment: PaymentMethod };

/** `phone` is the buyer's, null for an erased one. */
function meetingOf({ gift, address }: PayerOrder, phone: string | null): HandOverParties {
  const calledMobile = gift?.recipientMobile || (address?.mobile ?? '');
  const isAnonymous = gift?.anonymous ?? false;
  return { isGift: gift !== null, calledMobile, buyerMobile: phone ?? '', isAnonymous };
}

/** Whether no money is collected, or from the buyer only. */
export function isPayerMet(order: PayerOrder, phone: string | null): boolean {
  return isPaidByBuyer(order.payment, meetingOf(order, phone));
}

/**
 * @throws Refusal `payment.not-for-gifts` when a courier would collect money from the recipient of a gift and the shop
 * does not allow it
 */
export async function requirePayer(trx: Trx, order: PayerOrder, phone: string | null): Promise<void> {
  // Most orders need no look at the setting.
  if (isPayerMet(order, phone)) return;
  const { giftsOnDelivery } = await readPaymentChoice(trx, []);
  if (!mayPay(order.payment, { ...meetingOf(order, phone), giftsOnDelivery }))
    throw new Refusal('payment.not-for-gifts', { field: 'payment' });
}
