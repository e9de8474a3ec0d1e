/** Short messages at the top right. The library that draws them arrives with the first one. */

import type { Toast } from './Toaster.tsx';

export type { Toast };

type Limits = { staysMs: number; atOnce: number };
type Show = (toast: Toast) => void;

/** Makes the function that shows toasts. Errors are never only in a toast: what failed also says so in its place. */
export function createToast(limits: Limits): Show {
  let arriving: Promise<Show> | null = null;
  return (message) => {
    arriving ??= import('./Toaster.tsx').then((part) => part.mountToaster(limits));
    arriving.then(
      (show) => show(message),
      () => {
        // The part could not be loaded (offline before the first toast): the next toast tries again.
        arriving = null;
      },
    );
  };
}
