/** The nine state keys and the store around them. The key names are fixed by the specification. */
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cartSlice, persist as cart } from '#storefront/features/cart/cart.slice.ts';
import { persist as product, productSlice } from '#storefront/features/catalogue/product/product.slice.ts';
import { aboutSlice, persist as about } from '#storefront/features/content/texts/about.slice.ts';
import { bannerSlice, persist as banner } from '#storefront/features/content/home/banner.slice.ts';
import { infoSlice, persist as info } from '#storefront/features/content/texts/info.slice.ts';
import { deliverySlice, persist as delivery } from '#storefront/features/delivery/delivery.slice.ts';
import { authReducer, persist as auth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { langSlice, persist as lang } from '#storefront/lang/lang.slice.ts';
import type { Dispatch } from '#storefront/store/dispatch.ts';
import type { Environment } from '#storefront/store/environment.ts';
import { persistState, withStoredState } from '#storefront/store/persistence.ts';
import type { Persist, StateStorage } from '#storefront/store/stored-entry.ts';
import { persist as wishlist, wishlistSlice } from '#storefront/features/wishlist/wishlist.slice.ts';

const slices = combineReducers({
  info: infoSlice.reducer,
  product: productSlice.reducer,
  auth: authReducer,
  about: aboutSlice.reducer,
  lang: langSlice.reducer,
  cart: cartSlice.reducer,
  wishlist: wishlistSlice.reducer,
  delivery: deliverySlice.reducer,
  banner: bannerSlice.reducer,
});

type ShopState = ReturnType<typeof slices>;

/** What each slice persists between visits. */
export const parts: Record<keyof ShopState, Persist> = {
  info,
  product,
  auth,
  about,
  lang,
  cart,
  wishlist,
  delivery,
  banner,
};

export type ShopStore = Omit<ReturnType<typeof openStore>, 'dispatch'> & { dispatch: Dispatch };
export type Shop = ReturnType<typeof createShop>;

/** `storage` persists the state between visits. */
export function createShop(outside: Environment, storage: StateStorage) {
  const fresh = slices(undefined, { type: 'store/measured' });
  const store: ShopStore = openStore(outside, fresh);
  const bring = () => import('./stored-shapes.ts').then(({ readerOf }) => readerOf(parts));
  const onUnkept = () => void import('./say-unkept.ts').then(({ sayUnkept }) => store.dispatch(sayUnkept()));
  return { store, parts, fresh, memory: persistState({ store, parts, storage, fresh, bring, onUnkept }) };
}

function openStore(outside: Environment, fresh: ShopState) {
  return configureStore({
    reducer: withStoredState<ShopState>(slices, parts, fresh),
    middleware: (defaults) => defaults({ thunk: { extraArgument: outside } }),
  });
}
