/** State key `cart`: what the customer wants; persisted between visits, priced again by the server at checkout. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Option, ProductCard } from '#contract/catalogue/shop.ts';
import type { Persist } from '#storefront/store/stored-entry.ts';

/** The chosen option's own fields, how many, and the whole product it belongs to (its count is the stock). */
export type CartItem = Option & { quantity: number; cartItemId: string; product: ProductCard };

/** An option being added to the cart, optionally with a quantity. */
export type OptionToAdd = Option & { quantity?: number };

export type CartState = { items: CartItem[] };

type NewCartLine = { option: OptionToAdd; product: ProductCard; cartItemId: string };
/** The server's current values of an option: prices and stock change while a cart waits. */
type OptionValues = Pick<Option, 'id' | 'price' | 'oldPrice' | 'count'>;

export const persist: Persist<keyof CartState> = {
  fields: ['items'],
  joins: 'items',
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState: (): CartState => ({ items: [] }),
  reducers: {
    lineAdded(state, { payload: { option, product, cartItemId } }: PayloadAction<NewCartLine>) {
      const quantity = quantityAfterAdding(state.items, option);
      if (quantity > stockOf(option, product)) return;
      const line = state.items.find((item) => item.id === option.id);
      if (line) Object.assign(line, option, { quantity, product });
      else state.items.push({ ...option, quantity, cartItemId, product });
    },
    /** Adds 1, never beyond the stock. Ids are those of options. */
    lineIncreased(state, { payload: id }: PayloadAction<number>) {
      const line = state.items.find((item) => item.id === id);
      if (line && line.quantity < stockOf(line, line.product)) line.quantity += 1;
    },
    /** Removes 1 unit; removing the last one removes the line. */
    lineDecreased(state, { payload: id }: PayloadAction<number>) {
      const line = state.items.find((item) => item.id === id);
      if (line && line.quantity > 1) line.quantity -= 1;
      else state.items = state.items.filter((item) => item.id !== id);
    },
    /** Sets the quantity of a line to an earlier value or to the server's remaining stock. */
    quantitySet(state, { payload: { id, quantity } }: PayloadAction<{ id: number; quantity: number }>) {
      const line = state.items.find((item) => item.id === id);
      if (line) line.quantity = Math.max(1, quantity);
    },
    lineRemoved(state, { payload: id }: PayloadAction<number>) {
      state.items = state.items.filter((item) => item.id !== id);
    },
    /** Undo of a removal: the line returns to its position. */
    lineRestored(state, { payload: { item, at } }: PayloadAction<{ item: CartItem; at: number }>) {
      if (!state.items.some((other) => other.id === item.id)) state.items.splice(at, 0, item);
    },
    linesRefreshed(state, { payload }: PayloadAction<OptionValues[]>) {
      for (const fresh of payload) {
        const line = state.items.find((item) => item.id === fresh.id);
        if (!line) continue;
        Object.assign(line, fresh);
        line.product.count = fresh.count;
      }
    },
    /**
     * Replaces all lines: with those of another device or of the sign-in, or with those before the cart was cleared.
     */
    linesReplaced(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
    },
    cartCleared(state) {
      state.items = [];
    },
  },
  selectors: {
    selectCartItems: (state) => state.items,
    /** Units in the cart, for the badge. */
    selectCartCount: (state) => state.items.reduce((sum, item) => sum + item.quantity, 0),
    /** Tenge at the prices last seen; the server's quote decides. */
    selectCartTotal: (state) => state.items.reduce((sum, item) => sum + item.price * item.quantity, 0),
  },
});

export const {
  lineAdded,
  lineIncreased,
  lineDecreased,
  quantitySet,
  lineRemoved,
  lineRestored,
  linesRefreshed,
  linesReplaced,
  cartCleared,
} = cartSlice.actions;
export const { selectCartItems, selectCartCount, selectCartTotal } = cartSlice.selectors;

/** Quantity after adding: plus the option's own quantity if it has one, else plus 1. */
export function quantityAfterAdding(items: CartItem[], option: OptionToAdd): number {
  const line = items.find((item) => item.id === option.id);
  return (line?.quantity ?? 0) + (option.quantity ?? 1);
}

/** Stock available for sale: the product's count is the upper bound, its option may have fewer. */
export function stockOf(option: Pick<Option, 'count'>, product: Pick<ProductCard, 'count'>): number {
  return Math.min(product.count, option.count ?? product.count);
}

export type WithCart = { cart: CartState };
/** How many of this option are in the cart. */
export const selectQuantityOf = (id: number) => (state: WithCart) =>
  state.cart.items.find((item) => item.id === id)?.quantity ?? 0;
/** How many of this product are in the cart, of whichever options. */
export const selectQuantityOfProduct = (id: number) => (state: WithCart) =>
  state.cart.items.reduce((sum, item) => sum + (item.product.id === id ? item.quantity : 0), 0);
