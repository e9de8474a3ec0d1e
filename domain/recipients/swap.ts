/** What a recipient may take instead of the gift, and what goes back to the giver then. Money in tenge. */
import type { OrderStatus } from '#domain/order.ts';
import { mayAnswer, type RequestState } from './request.ts';

/** Goods that a giver may allow instead of the one they chose. */
export const mostAlternatives = 3;
/** How often a recipient may change their mind. */
export const mostSwaps = 2;
/** The place of the giver's own choice among the alternatives. */
export const originalPlace = 0;

/** One line of one unit: what else would be swapped for what? @returns the line that may be swapped */
export function swappableLine<L extends { quantity: number }>(lines: readonly L[]): L | undefined {
  const [line, ...others] = lines;
  return others.length === 0 && line?.quantity === 1 ? line : undefined;
}

type Goods = { option: number; price: number; forSale: boolean; isCertificate: boolean };

/** Whether the giver may allow these instead: other goods that are for sale and cost no more. */
export function areAlternatives(original: Goods, offered: readonly Goods[]): boolean {
  const all = [original, ...offered];
  const isEachOnce = new Set(all.map(({ option }) => option)).size === all.length;
  const areGoods = all.every(({ forSale, isCertificate }) => forSale && !isCertificate);
  return isEachOnce && areGoods && offered.every(({ price }) => price <= original.price);
}

/** Until it is prepared, as often as allowed, and only for goods that are paid. */
export function maySwap(
  { state, swaps }: { state: RequestState; swaps: number },
  order: { status: OrderStatus; isPaid: boolean },
): boolean {
  return order.isPaid && swaps < mostSwaps && mayAnswer(state, order.status);
}

/** A line as it was paid: its agreed price, a promo code's share of it, and what went back by swaps. */
export type PaidLine = { price: number; share: number; back: number };

/**
 * What goes back when something of another price is sent instead: of the difference the part that the giver paid for the line.
 * @returns undefined for what costs more than is left of the line; nobody is asked for money twice
 */
export function swapDifference({ price, share, back }: PaidLine, other: number): number | undefined {
  if (other > price) return undefined;
  const due = Number((BigInt(price - other) * BigInt(price - share)) / BigInt(price));
  return due < back ? undefined : due - back;
}
