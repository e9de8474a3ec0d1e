/** Cart: merging the cart of a guest into that of the customer who signs in. */

/** `seenPrice` (tenge) is what the customer last saw, so that the shop can say "was 90, now 100". */
export type CartLine = { product: number; option: number; quantity: number; seenPrice?: number };

export const maxCartLines = 100;
export const maxWishlist = 500;

/**
 * Joins a cart into the one that is kept. The guest's lines come first, in the order they were put in; of an option that is
 * in both, the larger quantity is wanted: summing would double a cart that both devices hold. What is in stock is asked
 * later, when it matters.
 */
export function mergeCarts(guest: readonly CartLine[], kept: readonly CartLine[]): CartLine[] {
  const merged = new Map<number, CartLine>();
  for (const line of [...guest, ...kept]) {
    const first = merged.get(line.option);
    if (first)
      merged.set(line.option, { ...line, ...first, quantity: Math.max(first.quantity, line.quantity) });
    else merged.set(line.option, line);
  }
  return [...merged.values()].slice(0, maxCartLines);
}

/** Joins wishlists: the guest's products first, each product once. */
export function mergeWishlists(guest: readonly number[], kept: readonly number[]): number[] {
  return [...new Set([...guest, ...kept])].slice(0, maxWishlist);
}
