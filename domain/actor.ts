/**
 * Who changes an order or its payment. `system` is the shop's own clock, `bank` is what a bank says of money, `recipient` whoever
 * holds the link of a gift.
 */
export type Who = 'customer' | 'staff' | 'system' | 'bank' | 'recipient';
