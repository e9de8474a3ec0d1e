import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';

/** Who receives an order. */
export function recipientOf({ gift, address, customer }: OfficeOrder): string {
  return gift?.recipientName || address?.fullname || customer.name;
}

/** Below the cut line of a greeting card: the order's number and recipient. */
export function stubOf(order: OfficeOrder): string {
  return `✂ ${order.number} · ${recipientOf(order)}`;
}

/**
 * Whom a courier calls: the recipient, unless it is a surprise, then the giver. An anonymous giver is not called: the
 * shop is.
 */
export function contactsOf({ gift, address, customer }: OfficeOrder): { recipient: string; giver: string } {
  const recipient = gift?.recipientMobile || address?.mobile || (gift ? '' : customer.phone);
  return {
    recipient: gift?.doNotCall ? '' : recipient,
    giver: gift?.anonymous || customer.phone === recipient ? '' : customer.phone,
  };
}
