import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { paidForUnits } from '#domain/promo/promo-code.ts';

/** By position of the line. */
export type Units = Record<number, number>;

type Item = Pick<
  OfficeOrder['items'][number],
  'position' | 'price' | 'quantity' | 'refunded' | 'promo' | 'swapBack'
>;

/**
 * The sum paid for these units and not refunded yet: without a promo code's share and without what a swap refunded.
 * Tenge.
 */
export function refundSum(items: readonly Item[], units: Units): number {
  return items.reduce((sum, { position, price, quantity, refunded, promo: share = 0, swapBack = 0 }) => {
    const count = units[position] ?? 0;
    if (count === 0) return sum;
    return sum + paidForUnits({ price, quantity, share }, count, refunded) - swapBack;
  }, 0);
}

type Refundable = Pick<OfficeOrder, 'payment' | 'refundable' | 'refundableToCertificate'>;

/** What of a refund goes back to the certificate: money goes first. Tenge. */
export function certificatePart(
  { refundable, refundableToCertificate = 0 }: Refundable,
  sum: number,
): number {
  return Math.max(0, sum - (refundable - refundableToCertificate));
}

/** Whether a bank has to be asked first; cash, terminal money and certificates go back at once. */
export function waitsForBank(order: Refundable, sum: number): boolean {
  return isPrepaid(order.payment) && certificatePart(order, sum) < sum;
}
