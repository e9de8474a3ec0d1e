import { localStorageStore, type Store } from 'react-admin';

/** Where the views are that people keep for themselves; behind it the id of their account. */
export const ownViewsKey = 'office.order-views';

/** What people have set in this browser outlives a reload; signing out forgets it, but not the views of their own. */
export function lastingStore(): Store {
  const store = localStorageStore();
  const reset = () => {
    const kept = Object.entries(store.listItems?.(ownViewsKey) ?? {});
    store.reset();
    for (const [key, value] of kept) store.setItem(key, value);
  };
  return { ...store, reset };
}
