import { isPaidByBuyer } from '#domain/payments/payer.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { OrderRecord } from '#server/features/orders/order-record.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Handed = Pick<OrderRecord, 'gift' | 'address'> & { payment: PaymentMethod };

/** Whether the courier asks the buyer for the money, or nobody. `phone` is the buyer's, null for one who was erased. */
export function isPayerMet({ gift, address, payment }: Handed, phone: string | null): boolean {
  const calledMobile = gift?.recipientMobile || (address?.mobile ?? '');
  return isPaidByBuyer(payment, { isGift: gift !== null, calledMobile, buyerMobile: phone ?? '' });
}

/** @throws Refusal `payment.not-for-gifts` where a courier would ask whoever is given a present for its money */
export function requirePayer(order: Handed, phone: string | null): void {
  if (!isPayerMet(order, phone)) throw new Refusal('payment.not-for-gifts', { field: 'payment' });
}
