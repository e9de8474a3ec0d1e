import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { paidForUnits } from '#domain/promo/promo-code.ts';

/** By position of the line. */
export type Units = Record<number, number>;

type Item = Pick<
  OfficeOrder['items'][number],
  'position' | 'price' | 'quantity' | 'refunded' | 'promo' | 'swapBack'
>;

/** What was paid for these units and has not gone back: without a promo code's share and what went back by a swap. Tenge. */
export function refundSum(items: readonly Item[], units: Units): number {
  return items.reduce((sum, { position, price, quantity, refunded, promo: share = 0, swapBack = 0 }) => {
    const count = units[position] ?? 0;
    if (count === 0) return sum;
    return sum + paidForUnits({ price, quantity, share }, count, refunded) - swapBack;
  }, 0);
}
