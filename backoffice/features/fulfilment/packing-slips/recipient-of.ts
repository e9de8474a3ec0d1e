import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';

/** Who receives an order. */
export function recipientOf({ gift, address, customer }: OfficeOrder): string {
  return gift?.recipientName || address?.fullname || customer.name;
}

/** What stands below the cut of a greeting card: which order and whom it belongs to. */
export function stubOf(order: OfficeOrder): string {
  return `✂ ${order.number} · ${recipientOf(order)}`;
}

/**
 * Whom a courier rings: the recipient, unless it is a surprise, and when nobody opens whoever gives it. Whose name is not
 * to be told is not rung either: then the shop is.
 */
export function contactsOf({ gift, address, customer }: OfficeOrder): { recipient: string; giver: string } {
  const recipient = gift?.recipientMobile || address?.mobile || (gift ? '' : customer.phone);
  return {
    recipient: gift?.doNotCall ? '' : recipient,
    giver: gift?.anonymous || customer.phone === recipient ? '' : customer.phone,
  };
}
