/** The nine state keys in one object, and the store around them. Their names are fixed by the specification. */
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Middleware,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { cartSlice } from '#storefront/features/cart/cart.slice.ts';
import { productSlice } from '#storefront/features/catalogue/product/product.slice.ts';
import { aboutSlice } from '#storefront/features/content/texts/about.slice.ts';
import { bannerSlice } from '#storefront/features/content/home/banner.slice.ts';
import { infoSlice } from '#storefront/features/content/texts/info.slice.ts';
import { deliverySlice } from '#storefront/features/delivery/delivery.slice.ts';
import { authReducer } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { langSlice } from '#storefront/lang/lang.slice.ts';
import type { Outside } from '#storefront/store/outside.ts';
import { type Memory, type Place, rememberState } from '#storefront/store/remember.ts';
import { withStoredState } from '#storefront/store/with-stored-state.ts';
import { wishlistSlice } from '#storefront/features/wishlist/wishlist.slice.ts';

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

export type ShopState = ReturnType<typeof slices>;
export type Dispatch = ThunkDispatch<ShopState, Outside, UnknownAction>;
export type Thunk<Result = void> = ThunkAction<Result, ShopState, Outside, UnknownAction>;
export type ShopStore = Store<ShopState> & { dispatch: Dispatch };
export type Shop = { store: ShopStore; memory: Memory; fresh: ShopState };

/**
 * `place` is where the state is remembered between visits. The store is put together by hand: of everything that
 * `configureStore` brings, a shop on a slow line needs only the thunks.
 */
export function createShop(outside: Outside, place: Place): Shop {
  const fresh = slices(undefined, { type: 'store/measured' });
  const store = createStore(withStoredState(slices, fresh), applyMiddleware(runThunks(outside)));
  return { store, memory: rememberState(store, place, fresh), fresh };
}

function runThunks(outside: Outside): Middleware {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) =>
      typeof action === 'function' ? action(dispatch, getState, outside) : next(action);
}
