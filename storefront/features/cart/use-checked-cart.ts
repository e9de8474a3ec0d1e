import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Quote, QuoteInput } from '#contract/checkout/shop.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { pricedGift, useGift } from '#storefront/features/gift/gift-form.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { freshLines, type LineNote, noteLine } from './cart-notes.ts';
import { type CartItem, linesRefreshed, selectCartItems } from './cart.slice.ts';
import { useKeptPromo } from './code/use-kept-promo.ts';
import { useQuote } from './use-quote.ts';

/**
 * The cart compared with the server's quote. Every line is checked; the sums include only what is available. A
 * changed price is shown until the page is closed; then it counts as seen.
 */
export function useCheckedCart() {
  const items = useSelector(selectCartItems);
  const priced = usePricedGift();
  // Certificates alone need neither wrap nor delivery.
  const isDigital = items.length > 0 && items.every(({ product }) => product.kind === 'certificate');
  const gift = isDigital ? { delivery: 'NONE' as const } : priced;
  const isShort = items.some((item) => item.quantity > item.count);
  const { code, field } = usePricedCode();
  const asked = { items: items.map((item) => input(item, item.quantity)), ...gift };
  // A code is only tried when every line is available.
  const check = useQuote(isShort ? asked : { ...asked, ...code });
  const prices = usePriceNotes(items, check.isFresh ? check.quote : null);
  const possible = items.flatMap((item) =>
    item.count > 0 ? [input(item, Math.min(item.quantity, item.count))] : [],
  );
  const sums = useQuote({ items: isShort ? possible : [], ...gift, ...code });
  const shown = isShort ? sums : check;
  const isOfCode = shown.failure?.fields.some(({ path }) => path === 'promo') ?? false;
  return {
    items,
    totals: possible.length === 0 ? null : shown.quote,
    isCounting: possible.length > 0 && !shown.isFresh && (shown.failure === null || isOfCode),
    /** Sum of the lines at the prices last seen, for when the server cannot be reached; tenge. */
    localTotal: items.reduce((sum, item) => sum + item.price * Math.min(item.quantity, item.count), 0),
    failure: isOfCode ? null : shown.failure,
    /** The promo code and its refusal; a refused code is left out of the quote. */
    code: { ...field, refusal: isOfCode ? shown.failure : null, isFresh: shown.isFresh },
    retry: shown.retry,
    canOrder: possible.length > 0,
    isDigital,
    notesOf: (item: CartItem): LineNote[] => {
      const price = prices.get(item.id);
      return [...(price ? [price] : []), ...stockNote(item)];
    },
  };
}

/** Prices that differed when the page opened; the lines themselves take the current ones. */
function usePriceNotes(items: CartItem[], quote: Quote | null): ReadonlyMap<number, LineNote> {
  const dispatch = useShopDispatch();
  const [prices, setPrices] = useState(new Map<number, LineNote>());
  useEffect(() => {
    if (!quote) return;
    const found = items.flatMap((item) =>
      noteLine(item, quote).flatMap((note) => (note.kind === 'price' ? [[item.id, note] as const] : [])),
    );
    if (found.length > 0) setPrices((known) => new Map([...known, ...found]));
    const fresh = freshLines(items, quote);
    if (fresh.length > 0) dispatch(linesRefreshed(fresh));
  }, [dispatch, quote, items]);
  return prices;
}

/** A guest's code is validated only after signing in. */
function usePricedCode() {
  const [value, onChange] = useKeptPromo();
  const isSignedIn = useSelector(selectIsSignedIn);
  return { code: value && isSignedIn ? { promo: value } : {}, field: { value, isSignedIn, onChange } };
}

/** The chosen wrap and card; a wrap that the shop no longer has would make every quote fail. */
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
