/** Short messages at the top right. The library that renders them is loaded with the first one. */

import type { Region, Toast, Toasts } from './Toaster.tsx';

export type { Toast };

/** A message waits this long for the library; then it is shown without. */
const plainAfterMs = 5000;

const bringToaster = (region: Region) => import('./Toaster.tsx').then((part) => part.mountToaster(region));

/** Creates the toast functions. An error is never shown only in a toast: its place on the page shows it too. */
export function createToasts(
  region: Region,
  bring: (region: Region) => Promise<Toasts> = bringToaster,
): Toasts {
  let arriving: Promise<Toasts> | null = null;
  return {
    show(message) {
      let isSaid = false;
      const once = (say: () => void) => {
        if (!isSaid) say();
        isSaid = true;
      };
      const inPlain = () => once(() => showPlain(message, region));
      arriving ??= bring(region);
      const timer = setTimeout(inPlain, plainAfterMs);
      arriving
        .then(
          (toasts) => once(() => toasts.show(message)),
          () => {
            // Loading failed (offline before the first toast): the next toast tries again.
            arriving = null;
            inPlain();
          },
        )
        .finally(() => clearTimeout(timer));
    },
    clear(olderThanMs) {
      void arriving?.then((toasts) => toasts.clear(olderThanMs)).catch(() => undefined);
    },
  };
}

/** The message without the library: what is to be said of a lost connection must not come over it. */
function showPlain({ text, local, action }: Toast, { staysMs }: Region): void {
  const box = document.createElement('div');
  box.className = 'plain-toast';
  box.setAttribute('role', 'alert');
  box.append(local ?? text);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(action.label);
    button.onclick = () => {
      box.remove();
      action.run();
    };
    box.append(' ', button);
  }
  document.body.append(box);
  setTimeout(() => box.remove(), staysMs);
}
