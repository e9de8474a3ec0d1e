/** State key `wishlist`: products on the wishlist, newest last. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import type { Persist } from '#storefront/store/stored-entry.ts';

export type WishlistState = { items: ProductCard[] };

export const persist: Persist<keyof WishlistState> = {
  fields: ['items'],
  joins: 'items',
};

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: (): WishlistState => ({ items: [] }),
  reducers: {
    /** Adds the product, or removes it if it is there already. */
    productToggled(state, { payload: product }: PayloadAction<ProductCard>) {
      const at = state.items.findIndex((item) => item.id === product.id);
      if (at < 0) state.items.push(product);
      else state.items.splice(at, 1);
    },
    productRemoved(state, { payload: id }: PayloadAction<number>) {
      state.items = state.items.filter((item) => item.id !== id);
    },
    /** Undo of a removal. */
    productRestored(
      state,
      { payload: { product, at } }: PayloadAction<{ product: ProductCard; at: number }>,
    ) {
      if (!state.items.some((item) => item.id === product.id)) state.items.splice(at, 0, product);
    },
    /** Updates prices and stock from the server; the order stays. */
    productsRefreshed(state, { payload }: PayloadAction<ProductCard[]>) {
      state.items = state.items.map((item) => payload.find((fresh) => fresh.id === item.id) ?? item);
    },
    /** Replaces the list: with that of another device or of the sign-in, or with the one before it was cleared. */
    listReplaced(state, { payload }: PayloadAction<ProductCard[]>) {
      state.items = payload;
    },
    wishlistCleared(state) {
      state.items = [];
    },
  },
  selectors: {
    selectWishlist: (state) => state.items,
    selectWishlistCount: (state) => state.items.length,
  },
});

export const {
  productToggled,
  productRemoved,
  productRestored,
  productsRefreshed,
  listReplaced,
  wishlistCleared,
} = wishlistSlice.actions;
export const { selectWishlist, selectWishlistCount } = wishlistSlice.selectors;

export type WithWishlist = { wishlist: WishlistState };
export const selectIsInWishlist = (id: number) => (state: WithWishlist) =>
  state.wishlist.items.some((item) => item.id === id);
