/** Cash that couriers carry: what they collect at a delivery, and what they hand in to the till. All sums in tenge. */
import type { OrderPayment } from './payment.ts';
import {
  byDeliveryPayment,
  type DeliveryPayment,
  deliveryPaymentOf,
  isPrepaid,
  type PaymentMethod,
} from './payment-methods.ts';

/** What the courier collects for an order: all of it, or nothing when its money is in or comes by card. */
export function toCollect(order: {
  payment: PaymentMethod;
  paymentStatus: OrderPayment;
  total: number;
}): number {
  return isPrepaid(order.payment) || order.paymentStatus !== 'unpaid' ? 0 : order.total;
}

type Stop = { payment: PaymentMethod; paymentStatus: OrderPayment; totals: { total: number } };

/** What a courier brings home when every order of a round is paid as it was ordered. */
export function roundTotals(orders: readonly Stop[]): { cash: number; terminal: number } {
  const sumOf = (kind: DeliveryPayment) =>
    orders
      .filter((order) => deliveryPaymentOf(order) === kind)
      .reduce((sum, { totals, ...order }) => sum + toCollect({ ...order, total: totals.total }), 0);
  return byDeliveryPayment(sumOf);
}

/**
 * The cash that a courier comes to carry with more orders, when every one is paid as it was ordered.
 * @returns undefined when these orders bring no cash
 */
export function purseWith(
  { balance, toCollect }: { balance: number; toCollect: number },
  added: readonly Stop[],
): number | undefined {
  const { cash } = roundTotals(added);
  return cash > 0 ? balance + toCollect + cash : undefined;
}

/** What a courier still has of the shop's money; below zero when the shop owes the courier. */
export function openBalance(sums: { taken: number; handedIn: number }): number {
  return sums.taken - sums.handedIn;
}

/** What a courier counted holds while their balance is the one that they saw. */
export function isOwnCountGood(count: { expected: number }, balance: number): boolean {
  return count.expected === balance;
}

type Count = {
  expected: number;
  counted: number;
  restStays: boolean;
  note: string;
  /** What the courier has counted; null where staff count alone. */
  own?: number | null;
};

/**
 * What a hand-in writes beside the counted sum: the difference that nobody owes any more. When the rest stays with the courier
 * there is none, and the balance goes on.
 * @returns undefined for a difference without a word about it, between the two counts too, or for a rest that is none
 */
export function differenceOf(count: Count): number | undefined {
  const { expected, counted, restStays, note, own = null } = count;
  const difference = counted - expected;
  if (own !== null && own !== counted && note.trim() === '') return undefined;
  if (restStays) return difference < 0 && counted > 0 ? 0 : undefined;
  return difference === 0 || note.trim() !== '' ? difference : undefined;
}
