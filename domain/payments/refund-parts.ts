import { lastOf } from '#domain/lists/last-of.ts';

/**
 * What a refund is of: units of a line, a part of its price without units, or a part of the delivery fee. Tenge. Units
 * whose money goes back in two ways are counted in one of them; the other part of them has none.
 */
export type RefundPart =
  | { part: 'line'; position: number; quantity: number; tenge: number }
  | { part: 'swap'; position: number; quantity: 0; tenge: number }
  | { part: 'delivery'; position: null; quantity: 0; tenge: number };

/** Why money of an order went back, for its customer: `shop` is goodwill, `ended` all of an order that is over. */
export const returnReasons = ['swap', 'zone', 'goods', 'shop', 'ended'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Why a part of an order's money went back. */
export function reasonOf(parts: readonly Pick<RefundPart, 'part'>[]): Exclude<ReturnReason, 'ended'> {
  const [first] = parts;
  return first ? reasons[first.part] : 'shop';
}
const reasons = { line: 'goods', swap: 'swap', delivery: 'zone' } as const;

/**
 * Spreads parts over the ways in which their money goes back, in order. Units belong to the first way that pays for
 * them.
 * @param sums what goes back in each way
 * @returns the parts of each way, and what it gives beyond all parts
 */
export function allocateParts(
  parts: readonly RefundPart[],
  sums: readonly number[],
): { parts: RefundPart[]; rest: number }[] {
  const waiting = [...parts];
  const ways = sums.map((sum) => {
    const way = { parts: [] as RefundPart[], rest: sum };
    for (let next = waiting[0]; next && (way.rest > 0 || next.tenge === 0); next = waiting[0]) {
      const tenge = Math.min(way.rest, next.tenge);
      way.parts.push({ ...next, tenge });
      way.rest -= tenge;
      waiting.shift();
      if (tenge < next.tenge) waiting.unshift({ ...next, quantity: 0, tenge: next.tenge - tenge });
    }
    return way;
  });
  // Units that came back without money for them are gone all the same.
  const unpaid = waiting.filter(({ quantity }) => quantity > 0).map((one) => ({ ...one, tenge: 0 }));
  lastOf(ways)?.parts.push(...unpaid);
  return ways;
}
