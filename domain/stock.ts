/** Inventory: how many units can be sold right now. The only place with this rule. */

export type OrderLine = { product: number; option: number; quantity: number };
/** Stock of an option: `free` is on hand minus reserved; `forSale` is false for drafts and archived goods. */
export type Offer = { product: number; option: number; free: number; forSale: boolean };
export type Shortage = { product: number; option: number; requested: number; available: number };

/** Merges lines of the same option, with the sum. Sorted by option, the order in which rows are locked. */
export function mergeLines(lines: readonly OrderLine[]): OrderLine[] {
  const merged = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = `${line.option}/${line.product}`;
    const known = merged.get(key);
    merged.set(key, { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...merged.values()].sort((a, b) => a.option - b.option || a.product - b.product);
}

/**
 * Units of each merged line that can be sold now, in the order of the lines: the option's stock and nothing else, so
 * that it equals the `count` that lists and pages show.
 */
export function availableFor(inputs: readonly OrderLine[], offers: ReadonlyMap<number, Offer>): number[] {
  return inputs.map(({ product, option }) => {
    const offer = offers.get(option);
    return offer?.forSale && offer.product === product ? Math.max(0, offer.free) : 0;
  });
}

/** Every line that cannot be filled, with the available units; empty: all of it can be sold. */
export function findShortages(inputs: readonly OrderLine[], offers: ReadonlyMap<number, Offer>): Shortage[] {
  const available = availableFor(inputs, offers);
  return inputs.flatMap(({ product, option, quantity }, at) => {
    const left = available[at] ?? 0;
    return left < quantity ? [{ product, option, requested: quantity, available: left }] : [];
  });
}

export type OrderStockKind = 'reserve' | 'release' | 'ship' | 'return';

/** What one unit of each movement does to the two counters. Nothing else changes the stock of an order. */
export const stockEffects: Record<OrderStockKind, { onHand: -1 | 0 | 1; reserved: -1 | 0 | 1 }> = {
  reserve: { onHand: 0, reserved: 1 },
  release: { onHand: 0, reserved: -1 },
  /** Paid or handed over: no longer on hand, no longer reserved. */
  ship: { onHand: -1, reserved: -1 },
  return: { onHand: 1, reserved: 0 },
};
