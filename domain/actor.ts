/**
 * Who changes an order or its payment. `system` is a scheduled task or job of the shop, `bank` a payment status
 * reported by a bank, `recipient` whoever holds the link of a gift.
 */
export type Who = 'customer' | 'staff' | 'system' | 'bank' | 'recipient';
