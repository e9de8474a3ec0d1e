/** Who changes an order or its payment. `system` is the shop's own clock, `bank` is what a bank says of money. */
export type Who = 'customer' | 'staff' | 'system' | 'bank';
