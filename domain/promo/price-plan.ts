/** Price plans (timed discounts, sales): prices while one runs, and when it begins and ends. Whole tenge. */
import { changePrice, type Price, type PriceChange } from '#domain/price-change.ts';

export const pricePlanStates = ['planned', 'running', 'over'] as const;
export type PricePlanState = (typeof pricePlanStates)[number];

/** Reduced prices are multiples of this, tenge: the smallest coins are rare. */
const roundTo = 10;

/** What a plan makes of a price: so much per cent less, or the price that staff have named; tenge. */
export type Reduction = { percent: number } | { price: number };

/**
 * The price while a plan runs, or null when it would not be lower. The old price is the lowest of the days before, so a
 * second sale right after the first shows no false reduction.
 * @param lowest the lowest price of those days, the present one included
 */
export function plannedPrice(price: number, by: Reduction, lowest: number): Price | null {
  const change: PriceChange =
    'percent' in by ? { by: 'percent', value: -by.percent, roundTo } : { by: 'set', value: by.price };
  const reduced = changePrice({ price, oldPrice: null, lowest }, { ...change, showOld: true });
  return reduced && reduced.price < price ? reduced : null;
}

type PlanSpan = { state: PricePlanState; startsAt: Date; endsAt: Date };

/** The next step of a plan. One whose time passed while no node ran is over without ever having begun. */
export function pricePlanStep({ state, startsAt, endsAt }: PlanSpan, now: Date): 'start' | 'end' | null {
  if (state === 'over') return null;
  if (endsAt <= now) return 'end';
  return state === 'planned' && startsAt <= now ? 'start' : null;
}
