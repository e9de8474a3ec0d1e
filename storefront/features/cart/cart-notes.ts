/** What changed about a line since the customer last saw it. */
import type { Quote } from '#contract/checkout/shop.ts';
import type { CartItem } from './cart.slice.ts';

export type LineNote =
  | { kind: 'price'; was: number; now: number }
  /** Fewer are left than the line asks for. */
  | { kind: 'short'; left: number }
  | { kind: 'gone' };

/** Notes of one line compared with the server's quote: at most one about the price, one about the stock. */
export function noteLine(item: CartItem, quote: Quote): LineNote[] {
  const fresh = quote.lines.find(({ option }) => option === item.id);
  const short = quote.unavailable.find(({ option }) => option === item.id);
  const left = Math.min(fresh?.available ?? item.quantity, short?.available ?? item.quantity);
  const notes: LineNote[] = [];
  if (fresh && fresh.price !== item.price) notes.push({ kind: 'price', was: item.price, now: fresh.price });
  if (left <= 0 || (!fresh && !short)) notes.push({ kind: 'gone' });
  else if (left < item.quantity) notes.push({ kind: 'short', left });
  return notes;
}

type Fresh = Pick<CartItem, 'id' | 'price' | 'oldPrice' | 'count'>;

/** The current values for the slice. An old price that is no longer higher is dropped. */
export function freshLines(items: CartItem[], quote: Quote): Fresh[] {
  return items.flatMap((item) => {
    const fresh = quote.lines.find(({ option }) => option === item.id);
    const short = quote.unavailable.find(({ option }) => option === item.id);
    const price = fresh?.price ?? item.price;
    const count = short?.available ?? fresh?.available;
    if (count === undefined) return [{ id: item.id, price, oldPrice: item.oldPrice, count: 0 }];
    const oldPrice = item.oldPrice !== null && item.oldPrice > price ? item.oldPrice : null;
    const isKnown = price === item.price && count === item.count && oldPrice === item.oldPrice;
    return isKnown ? [] : [{ id: item.id, price, oldPrice, count }];
  });
}
