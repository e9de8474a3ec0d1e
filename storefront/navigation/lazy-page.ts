/**
 * Pages loaded on demand. A failed import is retried once; then the page is reloaded, once (after a deploy the old
 * files are gone and the new HTML has the new names); then the error is shown. An import that times out shows the
 * error at once: a retry would wait for the same response.
 */
import { type ComponentType, lazy } from 'react';
import { settings } from '#storefront/settings.ts';
import type { Dispatch } from '#storefront/store/dispatch.ts';

/** Context of a visit's first page: the address, and the map for its first answers. */
export type Visit = {
  dispatch: Dispatch;
  /** Of store/use-answer.ts. */
  held: Map<string, unknown>;
  params: Record<string, string>;
  search: string;
};
export type PageModule = {
  default: ComponentType;
  /** Placeholder painted right after a tap, before the page itself is rendered: heading and boxes for pictures. */
  PageSkeleton?: ComponentType;
  /** Loads all data of the first screen, so that the page renders complete, in the browser or on the server. */
  prepare?: (visit: Visit) => Promise<unknown>;
};
const reloadMark = 'sowgat:reloaded';
const tooLate = new Error('the code did not arrive in time');

export type LazyPage = ReturnType<typeof lazyPage>;

export function lazyPage(load: () => Promise<PageModule>) {
  return lazyPart(load, loadWithRetry);
}

/** A lazily loaded part of a page. If its code is loaded already, no fallback is shown first. */
// oxlint-disable-next-line typescript/no-explicit-any -- the type of React's own lazy()
export function lazyPart<Part extends { default: ComponentType<any> }>(
  load: () => Promise<Part>,
  loadNow: (load: () => Promise<Part>) => Promise<Part> = (bring) => bring(),
) {
  let here: Part | undefined;
  let isLate = false;
  // A synchronous thenable: React renders it at once, but would wait a tick for a settled promise.
  // oxlint-disable-next-line unicorn/no-thenable -- that is what it is for
  const resolved = (part: Part) => ({ then: (take: (part: Part) => void) => take(part) }) as Promise<Part>;
  return Object.assign(
    lazy<Part['default']>(() => {
      if (here) return resolved(here);
      return isLate ? Promise.reject(tooLate) : loadNow(load);
    }),
    {
      /** The module, if it is loaded already. */
      loaded: () => here,
      /**
       * Loads the code before it is needed: on pointerdown, on hover, when idle. Resolves with undefined on failure.
       */
      preload: (): Promise<Part | undefined> =>
        inTime(load().then((part) => (here = part))).catch((error: unknown) => {
          isLate = error === tooLate;
          return undefined;
        }),
    },
  );
}

async function loadWithRetry(load: () => Promise<PageModule>): Promise<PageModule> {
  try {
    return await inTime(load()).catch((error: unknown) => {
      if (error === tooLate) throw error;
      return inTime(load());
    });
  } catch (error) {
    if (error === tooLate || !navigator.onLine || !markReload()) throw error;
    location.reload();
    return new Promise(() => {
      // The page is being reloaded: this promise stays pending.
    });
  }
}

/** @throws tooLate when the time limit for code is exceeded */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate), settings.chunkLoadMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** True once per page and build, so that a missing file cannot cause a reload loop. */
function markReload(): boolean {
  const here = `${import.meta.url} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(reloadMark) === here) return false;
    sessionStorage.setItem(reloadMark, here);
    return true;
  } catch {
    return false;
  }
}
