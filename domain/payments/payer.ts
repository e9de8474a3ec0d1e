/** Paying on delivery: a courier takes money only from the buyer, never from the recipient of a gift. */
import { isPrepaid, type PaymentMethod } from './payment-methods.ts';

/** The phone numbers of an order, normalised, '' where there is none. */
export type Meeting = {
  isGift: boolean;
  /** The number that the courier calls: the recipient's, or else that of the address. */
  calledMobile: string;
  buyerMobile: string;
};

/** Whether an order with these contacts can be paid with this method. */
export function isPaidByBuyer(
  payment: PaymentMethod,
  { isGift, calledMobile, buyerMobile }: Meeting,
): boolean {
  return isPrepaid(payment) || !isGift || calledMobile === buyerMobile;
}
