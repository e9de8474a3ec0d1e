/** What components take from the store: React's own subscription is enough for it, and weighs nothing. */
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Dispatch, ShopState, ShopStore } from '#storefront/app/store.ts';

/** Set once, around the whole shop. */
export const StoreContext = createContext<ShopStore | null>(null);

export function useShopDispatch(): Dispatch {
  return useStore().dispatch;
}

/** A part of the state; the component is drawn again when this part has changed. */
export function useShop<Part>(select: (state: ShopState) => Part): Part {
  const store = useStore();
  const read = useMemo(() => readOnce(store, select), [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}

function useStore(): ShopStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('no store around this component');
  return store;
}

/** One answer for one state: React asks several times and takes every new object for a change. */
function readOnce<Part>({ getState }: ShopStore, select: (state: ShopState) => Part): () => Part {
  let last: { state: ShopState; part: Part } | undefined;
  return () => {
    const state = getState();
    if (last?.state !== state) last = { state, part: select(state) };
    return last.part;
  };
}
