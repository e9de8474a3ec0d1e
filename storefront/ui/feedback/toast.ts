/** Short messages at the top right. The library that draws them arrives with the first one. */

import type { Region, Toast, Toasts } from './Toaster.tsx';

export type { Toast };

/** Makes what shows toasts. Errors are never only in a toast: what failed also says so in its place. */
export function createToasts(region: Region): Toasts {
  let arriving: Promise<Toasts> | null = null;
  return {
    show(message) {
      arriving ??= import('./Toaster.tsx').then((part) => part.mountToaster(region));
      arriving.then(
        (toasts) => toasts.show(message),
        () => {
          // The part could not be loaded (offline before the first toast): the next toast tries again.
          arriving = null;
        },
      );
    },
    clear: (olderThanMs) => void arriving?.then((toasts) => toasts.clear(olderThanMs)).catch(() => undefined),
  };
}
