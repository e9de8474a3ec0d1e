/**
 * Starts what is needed only after the first render: sync with other tabs, sync of cart and wishlist with the server,
 * and a sign-out that the server has not yet received.
 */
import { syncCart } from '#storefront/features/cart/sync-cart.ts';
import { selectCustomer } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { finishSignOut, forgetSignOut } from '#storefront/features/customers/account/sign-out.ts';
import { loadDelivery } from '#storefront/features/delivery/delivery.slice.ts';
import { followLanguage } from '#storefront/lang/follow-other-tabs.ts';
import { startPrefetching } from '#storefront/navigation/prefetch-pages.ts';
import { pressPage } from '#storefront/navigation/pressed-page.ts';
import { startReturningFocus } from '#storefront/navigation/return-focus.ts';
import { startOffline } from '#storefront/offline/start-offline.ts';
import { prefetchRoute, preloadNext, preloadRoute, routeAt } from './routes.tsx';
import type { Shop } from './store.ts';
import { asideKey, followOtherTabs } from '#storefront/store/persistence.ts';
import { deviceStorage } from '#storefront/store/open-storage.ts';
import { startSync } from '#storefront/store/sync-list.ts';
import { dropPrefetched, sendPrefetch } from '#storefront/store/prefetch.ts';
import { createApi } from '#storefront/store/api.ts';
import type { Dispatch, Thunk } from '#storefront/store/dispatch.ts';
import { selectLanguage } from '#storefront/lang/lang.slice.ts';
import type { Environment } from '#storefront/store/environment.ts';
import { afterStaying } from '#storefront/ui/fields/first-interaction.ts';
import { syncWishlist } from '#storefront/features/wishlist/sync-wishlist.ts';

/** What waits for the first page: the service worker, prefetching, synchronisation with the server and other tabs. */
export function afterStart(shop: Shop, outside: Environment): void {
  const begin = () => {
    // In development file names have no hash, so nothing is cached.
    if (import.meta.env.PROD) whenLoaded(window, () => beginOffline(() => startOffline(shop, outside)));
    startPrefetch(shop, outside);
    // Only customers have saved people; guests need none of this code.
    if (shop.store.getState().auth.isAuthenticated)
      void import('#storefront/features/people/start-people.ts')
        .then(({ startPeople }) => startPeople(shop.store))
        .catch(() => undefined);
  };
  if (routeAt(location.pathname).loadsLittle) window.addEventListener('pushState', begin, { once: true });
  else begin();
  startReturningFocus();
  followLanguage(shop.store, window, deviceStorage);
  followOtherTabs(shop, window, deviceStorage);
  takeBackRows(shop);
  if (shop.store.getState().auth.isAuthenticated) forgetSignOut();
  else void finishSignOut(outside.api);
  const { api, newId } = outside;
  const whenBack = (again: () => void) => window.addEventListener('online', again);
  const how = { whose: selectCustomer, api, storage: deviceStorage, whenBack };
  // The stored list of places may be out of date, and the chosen place is looked up in it.
  if (shop.store.getState().delivery.place !== null) void shop.store.dispatch(loadDelivery());
  startSync(shop.store, syncCart(shop.store, api, newId), how);
  startSync(shop.store, syncWishlist(shop.store), how);
}

/** Rows that an earlier release could not read; mostly there are none. */
function takeBackRows(shop: Shop): void {
  if (Object.keys(shop.parts).some((key) => deviceStorage.getItem(asideKey(key)) !== null))
    void import('./stored-shapes.ts')
      .then(({ takeBack, readerOf }) => takeBack(shop, deviceStorage, readerOf(shop.parts)))
      .catch(() => undefined);
}

/** Prefetched calls do not change the store: their answers are held for the page that makes the same calls. */
function startPrefetch({ store }: Shop, outside: Environment): void {
  const session = {
    language: () => selectLanguage(store.getState()),
    token: () => null,
    renewed: () => undefined,
    ended: () => undefined,
    newId: outside.newId,
  };
  const prefetch: Environment = { ...outside, api: createApi(session, sendPrefetch) };
  const dispatch = ((step: unknown) =>
    typeof step === 'function'
      ? (step as Thunk<unknown>)(dispatch, store.getState, prefetch)
      : step) as Dispatch;
  startPrefetching(window, {
    code: preloadRoute,
    next: preloadNext,
    ask: (path, search) => {
      if (path === location.pathname) return;
      const address = { path, search: search.slice(1) };
      pressPage(address);
      prefetchRoute(path, { dispatch, search: address.search });
    },
    drop: () => {
      pressPage();
      dropPrefetched();
    },
  });
}

/**
 * A service worker that already controls the page may have an update to report; a new one is registered after the
 * first interaction or a pause.
 */
function beginOffline(begin: () => Promise<void>): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers?.controller) void begin();
  else afterStaying(() => void begin());
}

/** Waits for the load event, so that the service worker does not compete with the page for bandwidth. */
function whenLoaded(page: Window, run: () => void): void {
  if (page.document.readyState === 'complete') run();
  else page.addEventListener('load', run, { once: true });
}
