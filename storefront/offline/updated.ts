/** Facts about the line and the version that no slice owns: they are the device's, and nothing of them is kept. */
import { useSyncExternalStore } from 'react';

export type Watched<T> = { get(): T; set(next: T): void; subscribe(onChange: () => void): () => void };

export function createWatched<T>(value: T): Watched<T> {
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

/** The worker could not reach the shop, whatever the browser believes of the line. */
export const shopOutOfReach = createWatched(false);

/** A newer version is ready; calling it loads the page anew with it. */
export const newerVersion = createWatched<(() => void) | null>(null);

export function useWatched<T>({ subscribe, get }: Watched<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** True while nothing new can come. */
export function useLineIsCut(): boolean {
  const isOffline = useSyncExternalStore(
    listenToLine,
    () => !navigator.onLine,
    () => false,
  );
  return useWatched(shopOutOfReach) || isOffline;
}

function listenToLine(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange);
  };
}
