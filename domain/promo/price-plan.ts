/** Price plans (timed discounts, sales): what goods cost while one runs, and when it begins and ends. Whole tenge. */
import { changePrice, type Price } from '#domain/price-change.ts';

export const pricePlanStates = ['planned', 'running', 'over'] as const;
export type PricePlanState = (typeof pricePlanStates)[number];

/** Reduced prices are whole multiples of this: the smallest coins are rare. */
const roundTo = 10;

/**
 * The price while a plan runs, or null where it would be no lower. The old price is the lowest of the days before: a sale right
 * after another is no lower than the first.
 * @param lowest the lowest price of those days, the present one included
 */
export function plannedPrice(price: number, percent: number, lowest: number): Price | null {
  const change = { by: 'percent', value: -percent, roundTo, showOld: true } as const;
  const reduced = changePrice({ price, oldPrice: null, lowest }, change);
  return reduced && reduced.price < price ? reduced : null;
}

type Timed = { state: PricePlanState; startsAt: Date; endsAt: Date };

/** What is to be done with a plan now. One whose whole time has passed unseen is over and never began. */
export function pricePlanStep({ state, startsAt, endsAt }: Timed, now: Date): 'start' | 'end' | null {
  if (state === 'over') return null;
  if (endsAt <= now) return 'end';
  return state === 'planned' && startsAt <= now ? 'start' : null;
}
