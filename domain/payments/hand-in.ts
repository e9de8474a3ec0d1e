/** Cash carried by couriers: what they collect on delivery, and what they hand in. All sums in tenge. */
import type { OrderPayment } from './payment.ts';
import {
  byDeliveryPayment,
  type DeliveryPayment,
  deliveryPaymentOf,
  isPrepaid,
  type PaymentMethod,
} from './payment-methods.ts';

/** Amount due on delivery: the total, or nothing when the order is paid or paid by card. */
export function toCollect(order: {
  payment: PaymentMethod;
  paymentStatus: OrderPayment;
  total: number;
}): number {
  return isPrepaid(order.payment) || order.paymentStatus !== 'unpaid' ? 0 : order.total;
}

type Stop = { payment: PaymentMethod; paymentStatus: OrderPayment; totals: { total: number } };

/** What a courier collects when every order of a round is paid by its payment method. */
export function roundTotals(orders: readonly Stop[]): { cash: number; terminal: number } {
  const sumOf = (kind: DeliveryPayment) =>
    orders
      .filter((order) => deliveryPaymentOf(order) === kind)
      .reduce((sum, { totals, ...order }) => sum + toCollect({ ...order, total: totals.total }), 0);
  return byDeliveryPayment(sumOf);
}

/**
 * The cash of a courier after a round with more orders, when each is paid by its payment method.
 * @returns undefined when these orders bring no cash
 */
export function purseWith(
  { balance, toCollect }: { balance: number; toCollect: number },
  added: readonly Stop[],
): number | undefined {
  const { cash } = roundTotals(added);
  return cash > 0 ? balance + toCollect + cash : undefined;
}

/** A courier's own count is valid while their balance is still the one it was made against. */
export function isOwnCountGood(count: { expected: number }, balance: number): boolean {
  return count.expected === balance;
}

type Count = {
  expected: number;
  counted: number;
  restStays: boolean;
  note: string;
  /** The courier's own count; null when only staff counted. */
  own?: number | null;
};

/**
 * The difference that a hand-in writes off. When the rest stays with the courier it is zero, and the balance remains.
 * @returns undefined when a difference (also between the two counts) has no note, or when there is no rest to keep
 */
export function differenceOf(count: Count): number | undefined {
  const { expected, counted, restStays, note, own = null } = count;
  const difference = counted - expected;
  if (own !== null && own !== counted && note.trim() === '') return undefined;
  if (restStays) return difference < 0 && counted > 0 ? 0 : undefined;
  return difference === 0 || note.trim() !== '' ? difference : undefined;
}

/** The other purse of a join, as one of its two hand-ins knows it: a name's balance moves to an account, no cash comes or goes. */
export function joinOf(handIn: {
  courierId: number | null;
  joined: string | null;
}): { way: 'to' | 'from'; name: string } | undefined {
  const { courierId, joined: name } = handIn;
  return name === null ? undefined : { way: courierId === null ? 'to' : 'from', name };
}
