/** Gift certificates (vouchers, gift cards): how often somebody may be wrong about a code. */

/**
 * Unknown codes in an hour. A code has at least 80 random bits, so this bounds load and noise more than luck; many customers
 * share an address (carrier NAT), so it may be wrong three times as often as one customer.
 */
export const unknownCodeLimits = {
  customer: { windowSeconds: 3600, max: 20 },
  address: { windowSeconds: 3600, max: 60 },
} as const;
