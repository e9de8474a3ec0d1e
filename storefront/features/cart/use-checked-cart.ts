import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { QuoteInput } from '#contract/checkout/shop.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { pricedGift, useGift } from '#storefront/features/gift/gift-form.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { freshLines, type LineNote, noteLine } from './cart-notes.ts';
import { type CartItem, linesRefreshed, selectCartItems } from './cart.slice.ts';
import { useQuote } from './use-quote.ts';

/**
 * The cart held against the shop. Every line is checked; the sums are of what can be had. A changed price is told as
 * long as the page is open, then it counts as seen.
 */
export function useCheckedCart() {
  const dispatch = useShopDispatch();
  const items = useSelector(selectCartItems);
  const gift = usePricedGift();
  const check = useQuote({ items: items.map((item) => input(item, item.quantity)), ...gift });
  const [prices, setPrices] = useState(new Map<number, LineNote>());

  const quote = check.isFresh ? check.quote : null;
  useEffect(() => {
    if (!quote) return;
    const found = items.flatMap((item) =>
      noteLine(item, quote).flatMap((note) => (note.kind === 'price' ? [[item.id, note] as const] : [])),
    );
    if (found.length > 0) setPrices((known) => new Map([...known, ...found]));
    const fresh = freshLines(items, quote);
    if (fresh.length > 0) dispatch(linesRefreshed(fresh));
  }, [dispatch, quote, items]);

  const isShort = items.some((item) => item.quantity > item.count);
  const possible = items.flatMap((item) =>
    item.count > 0 ? [input(item, Math.min(item.quantity, item.count))] : [],
  );
  const sums = useQuote({ items: isShort ? possible : [], ...gift });
  const shown = isShort ? sums : check;
  return {
    items,
    totals: possible.length === 0 ? null : shown.quote,
    isCounting: possible.length > 0 && !shown.isFresh && shown.failure === null,
    /** What the lines come to at the prices last seen, for when the server cannot be asked; tenge. */
    localTotal: items.reduce((sum, item) => sum + item.price * Math.min(item.quantity, item.count), 0),
    failure: shown.failure,
    retry: shown.retry,
    canOrder: possible.length > 0,
    notesOf: (item: CartItem): LineNote[] => {
      const price = prices.get(item.id);
      return [...(price ? [price] : []), ...stockNote(item)];
    },
  };
}

/** Wrap and card as they were chosen; a wrap that the shop has no more would leave the cart without any price. */
function usePricedGift() {
  const { form } = useGift();
  const wraps = useSelector(selectMainInfo)?.wraps;
  const isThere = !wraps || wraps.some(({ id }) => id === form.wrap);
  return pricedGift({ message: form.message, wrap: isThere ? form.wrap : null });
}

function stockNote({ count, quantity }: CartItem): LineNote[] {
  if (count <= 0) return [{ kind: 'gone' }];
  return count < quantity ? [{ kind: 'short', left: count }] : [];
}

function input(item: CartItem, quantity: number): QuoteInput['items'][number] {
  return { product: item.product.id, option: item.id, quantity };
}
