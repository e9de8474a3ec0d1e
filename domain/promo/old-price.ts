/** What an old price that staff type may honestly be. Whole tenge. */
import { oldPriceDays, type Price } from '#domain/price-change.ts';

type Saved = Price & { formerPrices?: readonly { price: number; until: string }[] | undefined };

/**
 * The highest old price that was a price in the month before the present one began, where staff have typed a higher one; otherwise
 * null. The shop warns and does not forbid: a shop may have sold elsewhere, or before its prices were kept. What is saved already
 * is not judged again.
 */
export function higherThanBefore(typed: Price, saved: Saved, now: Date): number | null {
  if (typed.oldPrice === null || (typed.price === saved.price && typed.oldPrice === saved.oldPrice))
    return null;
  const lowest = lowestBefore(typed, saved, now);
  return typed.oldPrice > lowest ? lowest : null;
}

/** A price that is changed now ends the present one; one that stays began when the last former one ended. */
function lowestBefore(typed: Price, { price, formerPrices = [] }: Saved, now: Date): number {
  const isChanged = typed.price !== price;
  const ends = formerPrices.map(({ until }) => Date.parse(until));
  const began = isChanged ? now.getTime() : Math.max(...ends);
  const since = began - oldPriceDays * 86_400_000;
  const shown = formerPrices.filter((_, at) => (ends[at] ?? 0) > since).map((former) => former.price);
  return Math.min(...(isChanged || shown.length === 0 ? [...shown, price] : shown));
}
