/** Checks an old price typed by staff. Whole tenge. */
import { oldPriceDays, type Price } from '#domain/price-change.ts';

type SavedPrice = Price & { formerPrices?: readonly { price: number; until: string }[] | undefined };

/**
 * The highest old price that is not misleading: the lowest price of the month before the present one began. Null unless
 * staff typed a higher one. The shop warns and does not refuse, because a shop may have sold elsewhere or before its prices were recorded. A
 * stored old price is not checked again.
 */
export function higherThanBefore(typed: Price, saved: SavedPrice, now: Date): number | null {
  if (typed.oldPrice === null || (typed.price === saved.price && typed.oldPrice === saved.oldPrice))
    return null;
  const lowest = lowestBefore(typed, saved, now);
  return typed.oldPrice > lowest ? lowest : null;
}

/** A price that is changed now ends the present one; an unchanged one began when the last former one ended. */
function lowestBefore(typed: Price, { price, formerPrices = [] }: SavedPrice, now: Date): number {
  const isChanged = typed.price !== price;
  const ends = formerPrices.map(({ until }) => Date.parse(until));
  const began = isChanged ? now.getTime() : Math.max(...ends);
  const since = began - oldPriceDays * 86_400_000;
  const shown = formerPrices.filter((_, at) => (ends[at] ?? 0) > since).map((former) => former.price);
  return Math.min(...(isChanged || shown.length === 0 ? [...shown, price] : shown));
}
