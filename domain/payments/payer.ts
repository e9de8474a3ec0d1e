/** Paying on delivery: a courier takes money from the buyer, and from the recipient of a gift only where the shop allows it. */
import { isPrepaid, type PaymentMethod } from './payment-methods.ts';

/** The phone numbers of an order, normalised, '' where there is none. */
export type HandOverParties = {
  isGift: boolean;
  /** The number that the courier calls: the recipient's, or else that of the address. */
  calledMobile: string;
  buyerMobile: string;
  /** The giver is not named. */
  isAnonymous?: boolean;
  /** The shop lets recipients pay on delivery. */
  giftsOnDelivery?: boolean;
};

/**
 * Whether an order with these contacts can be paid with this method. A gift whose giver is not named is paid by card in
 * any case: nobody pays for a present of a stranger.
 */
export function mayPay(payment: PaymentMethod, meeting: HandOverParties): boolean {
  return (
    isPaidByBuyer(payment, meeting) || (meeting.giftsOnDelivery === true && meeting.isAnonymous !== true)
  );
}

/** Whether this payment comes from the buyer: by card, or on delivery to them. */
export function isPaidByBuyer(
  payment: PaymentMethod,
  { isGift, calledMobile, buyerMobile }: HandOverParties,
): boolean {
  return isPrepaid(payment) || !isGift || calledMobile === buyerMobile;
}
