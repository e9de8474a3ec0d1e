/** What happens after a payment, in the words of `checkPaymentTexts`. */
import type { Order } from '#contract/orders/shop.ts';

type PaidOrder = {
  items: readonly Pick<Order['items'][number], 'certificates'>[];
  delivery: Pick<Order['delivery'], 'recipientAsks'>;
};

/** Certificates alone need no preparing: they are printed by the buyer, or their codes are sent. */
export function paidNext({ items, delivery }: PaidOrder) {
  if (items.every(({ certificates }) => certificates)) {
    const ways = items.flatMap(({ certificates = [] }) => certificates.map(({ way }) => way));
    return ways.includes('PRINT') ? 'paidCard' : 'paidCode';
  }
  return delivery.recipientAsks ? 'paidAsks' : 'paidHint';
}
