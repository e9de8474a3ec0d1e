/**
 * Pages arrive on demand. Code that cannot be had is asked for once more; then the page is loaded anew, once (after a
 * deploy the old files are gone and the new HTML knows the new names); then the error shows itself in place. Code that
 * is still on its way when its time is up shows the error at once: asking again would wait for the same answer.
 */
import { type ComponentType, lazy } from 'react';
import { settings } from '#storefront/settings.ts';
import type { Dispatch } from '#storefront/store/dispatch.ts';

/** Where a visit begins: the address, and what the page's first answers are put into. */
export type Visit = {
  dispatch: Dispatch;
  /** Of store/use-answer.ts. */
  held: Map<string, unknown>;
  params: Record<string, string>;
  search: string;
};
export type PageModule = {
  default: ComponentType;
  /** Heading and picture places alone: what a tap paints before the page itself is drawn. */
  Coming?: ComponentType;
  /** Brings all that the first screen shows, so that the page can be drawn whole at once, here or on the server. */
  prepare?: (visit: Visit) => Promise<unknown>;
};
const reloadMark = 'sowgat:reloaded';
const tooLate = new Error('the code did not arrive in time');

export type LazyPage = ReturnType<typeof lazyPage>;

export function lazyPage(load: () => Promise<PageModule>) {
  return lazyPart(load, loadPatiently);
}

/** A part of a page that arrives on its own. Where it has been fetched before, nothing is shown in its place first. */
// oxlint-disable-next-line typescript/no-explicit-any -- the type of React's own lazy()
export function lazyPart<Part extends { default: ComponentType<any> }>(
  load: () => Promise<Part>,
  loadNow: (load: () => Promise<Part>) => Promise<Part> = (bring) => bring(),
) {
  let here: Part | undefined;
  let isLate = false;
  // React draws at once what an answer in hand brings, but waits for a promise even when it is settled.
  // oxlint-disable-next-line unicorn/no-thenable -- that is what it is for
  const inHand = (part: Part) => ({ then: (take: (part: Part) => void) => take(part) }) as Promise<Part>;
  return Object.assign(
    lazy<Part['default']>(() => {
      if (here) return inHand(here);
      return isLate ? Promise.reject(tooLate) : loadNow(load);
    }),
    {
      /** The code, where it is here already. */
      inHand: () => here,
      /** Fetches the code before it is needed: on pointerdown, on hover, when idle. Undefined when it did not come. */
      preload: (): Promise<Part | undefined> =>
        inTime(load().then((part) => (here = part))).catch((error: unknown) => {
          isLate = error === tooLate;
          return undefined;
        }),
    },
  );
}

async function loadPatiently(load: () => Promise<PageModule>): Promise<PageModule> {
  try {
    return await inTime(load()).catch((error: unknown) => {
      if (error === tooLate) throw error;
      return inTime(load());
    });
  } catch (error) {
    if (error === tooLate || !navigator.onLine || !markReload()) throw error;
    location.reload();
    return new Promise(() => {
      // Nothing more happens here: the page is on its way out.
    });
  }
}

/** @throws tooLate when it takes longer than code may */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate), settings.chunkLoadMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** True once for each page of each build, so that a file that is truly gone cannot make the browser reload forever. */
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
