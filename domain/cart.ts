/** Merges the cart of a guest into that of the customer who signs in. */

/** `seenPrice` (tenge) is what the customer last saw, so that the shop can say "was 90, now 100". */
export type CartLine = { product: number; option: number; quantity: number; seenPrice?: number };

export const maxCartLines = 100;
export const maxWishlist = 500;

/**
 * Merges a guest's cart into the stored one. The guest's lines come first, in their order; an option in both takes the
 * larger quantity, because the sum would double a cart that both devices hold. Stock is checked later, at checkout.
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

/** Merges wishlists: the guest's products first, each product once. */
export function mergeWishlists(guest: readonly number[], kept: readonly number[]): number[] {
  return [...new Set([...guest, ...kept])].slice(0, maxWishlist);
}
