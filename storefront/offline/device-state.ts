/** Device state that is in no slice and not persisted: connectivity and whether a new version is ready. */
import { useSyncExternalStore } from 'react';

export type Observable<T> = { get(): T; set(next: T): void; subscribe(onChange: () => void): () => void };

/** Listeners are called only when the value changes. */
export function createObservable<T>(value: T): Observable<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The worker could not reach the shop, whatever `navigator.onLine` says. */
export const shopOutOfReach = createObservable(false);

/** Set when a new version is ready; calling it reloads the page with that version. */
export const newerVersion = createObservable<(() => void) | null>(null);

export function useObservable<T>({ subscribe, get }: Observable<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** Whether the shop cannot be reached now. */
export function useIsDisconnected(): boolean {
  const isOffline = useSyncExternalStore(
    listenToConnection,
    () => !navigator.onLine,
    () => false,
  );
  return useObservable(shopOutOfReach) || isOffline;
}

function listenToConnection(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange);
  };
}
