import { isPaidByBuyer } from '#domain/payments/payer.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { OrderRecord } from '#server/features/orders/order-record.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Handed = Pick<OrderRecord, 'gift' | 'address'> & { payment: PaymentMethod };

/** Whether no money is collected, or from the buyer only. `phone` is the buyer's, null for an erased one. */
export function isPayerMet({ gift, address, payment }: Handed, phone: string | null): boolean {
  const calledMobile = gift?.recipientMobile || (address?.mobile ?? '');
  return isPaidByBuyer(payment, { isGift: gift !== null, calledMobile, buyerMobile: phone ?? '' });
}

/** @throws Refusal `payment.not-for-gifts` when a courier would collect money from the recipient of a gift */
export function requirePayer(order: Handed, phone: string | null): void {
  if (!isPayerMet(order, phone)) throw new Refusal('payment.not-for-gifts', { field: 'payment' });
}
