/** What a recipient may choose instead of the gift, and what is then refunded to the giver. Money in tenge. */
import type { OrderStatus } from '../order.ts';
import { mayAnswer, type RequestState } from './request.ts';

/** Maximum number of alternatives that a giver may allow. */
export const mostAlternatives = 3;
/** How often a recipient may swap. */
export const mostSwaps = 2;
/** Index of the giver's own choice among the alternatives. */
export const originalPlace = 0;

/** Only an order of one line of one unit can be swapped. @returns that line */
export function swappableLine<L extends { quantity: number }>(lines: readonly L[]): L | undefined {
  const [line, ...others] = lines;
  return others.length === 0 && line?.quantity === 1 ? line : undefined;
}

type Goods = { option: number; price: number; forSale: boolean; isCertificate: boolean };

/** Whether the giver may offer these instead: other goods on sale that cost no more. */
export function areAlternatives(original: Goods, offered: readonly Goods[]): boolean {
  const all = [original, ...offered];
  const isEachOnce = new Set(all.map(({ option }) => option)).size === all.length;
  const areGoods = all.every(({ forSale, isCertificate }) => forSale && !isCertificate);
  return isEachOnce && areGoods && offered.every(({ price }) => price <= original.price);
}

/** Until it is prepared, as often as allowed, and only for paid goods. */
export function maySwap(
  { state, swaps }: { state: RequestState; swaps: number },
  order: { status: OrderStatus; isPaid: boolean },
): boolean {
  return order.isPaid && swaps < mostSwaps && mayAnswer(state, order.status);
}

/** A line as paid: its agreed price, the promo code's share of it, and refunds by earlier swaps. */
export type PaidLine = { price: number; share: number; back: number };

/**
 * What is refunded when something cheaper is sent instead: the part of the difference that the giver paid for the line.
 * @returns undefined when it costs more than is left of the line; nobody pays a second time
 */
export function swapDifference({ price, share, back }: PaidLine, other: number): number | undefined {
  if (other > price) return undefined;
  const due = Number((BigInt(price - other) * BigInt(price - share)) / BigInt(price));
  return due < back ? undefined : due - back;
}
