/** Paying on delivery: a courier takes money only from the buyer, never from somebody who is given a present. */
import { isPrepaid, type PaymentMethod } from './payment-methods.ts';

/** Who the courier meets. Numbers in their one spelling, '' where there is none. */
export type Meeting = {
  isGift: boolean;
  /** The number that the courier calls: the recipient's, or else the one of the address. */
  calledMobile: string;
  buyerMobile: string;
};

/** Whether an order that is handed over like this can be paid like this. */
export function isPaidByBuyer(
  payment: PaymentMethod,
  { isGift, calledMobile, buyerMobile }: Meeting,
): boolean {
  return isPrepaid(payment) || !isGift || calledMobile === buyerMobile;
}
