/**
 * Pages arrive on demand. Code that does not come is asked for once more; then the page is loaded anew, once (after a
 * deploy the old files are gone and the new HTML knows the new names); then the error shows itself in place.
 */
import { type ComponentType, lazy } from 'react';
import { settings } from '../settings.ts';

export type PageModule = { default: ComponentType };
const reloadMark = 'sowgat:reloaded';

export type LazyPage = ReturnType<typeof lazyPage>;

export function lazyPage(load: () => Promise<PageModule>) {
  return Object.assign(
    lazy(() => loadPatiently(load)),
    {
      /** Fetches the code before it is needed: on pointerdown, on hover, when idle. */
      preload: () => void load().catch(() => undefined),
    },
  );
}

async function loadPatiently(load: () => Promise<PageModule>): Promise<PageModule> {
  try {
    return await inTime(load()).catch(() => inTime(load()));
  } catch (error) {
    if (!navigator.onLine || !markReload()) throw error;
    location.reload();
    return new Promise(() => {
      // Nothing more happens here: the page is on its way out.
    });
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('the code did not arrive in time')),
      settings.chunkLoadMs,
    );
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
