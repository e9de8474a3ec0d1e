/** Short messages at the top right. The library that renders them is loaded with the first one. */

import type { Region, Toast, Toasts } from './Toaster.tsx';

export type { Toast };

/** Creates the toast functions. An error is never shown only in a toast: its place on the page shows it too. */
export function createToasts(region: Region): Toasts {
  let arriving: Promise<Toasts> | null = null;
  return {
    show(message) {
      arriving ??= import('./Toaster.tsx').then((part) => part.mountToaster(region));
      arriving.then(
        (toasts) => toasts.show(message),
        () => {
          // Loading failed (offline before the first toast): the next toast tries again.
          arriving = null;
        },
      );
    },
    clear: (olderThanMs) => void arriving?.then((toasts) => toasts.clear(olderThanMs)).catch(() => undefined),
  };
}
