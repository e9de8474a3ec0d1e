/** Short messages at the top right. The library that renders them is loaded with the first one. */
import type { Region, Toast, Toasts } from './Toaster.tsx';

export type { Toast };

/** A message waits this long for the library; then it is shown without. */
const libraryMs = 5000;

/** Creates the toast functions. An error is never shown only in a toast: its place on the page shows it too. */
export function createToasts(region: Region): Toasts {
  let arriving: Promise<Toasts> | null = null;
  return {
    show(message) {
      arriving ??= Promise.race([
        import('./Toaster.tsx').then((part) => part.mountToaster(region)),
        new Promise<never>((_, refuse) => setTimeout(refuse, libraryMs)),
      ]);
      arriving.then(
        (toasts) => toasts.show(message),
        () => {
          // Offline before the first toast: the next one tries again.
          arriving = null;
          showPlain(message, region.staysMs);
        },
      );
    },
    clear(olderThanMs) {
      arriving?.then(
        (toasts) => toasts.clear(olderThanMs),
        () => undefined,
      );
    },
  };
}

/** The message without the library: what is to be said of a lost connection must not come over it. */
function showPlain({ text, action }: Toast, staysMs: number): void {
  const box = document.createElement('output');
  box.append(text);
  if (action) {
    const button = document.createElement('button');
    button.append(action.label);
    // Pressed once, as in the library: an action may not be run twice.
    button.onclick = () => {
      box.remove();
      action.run();
    };
    box.append(button);
  }
  document.body.append(box);
  setTimeout(() => box.remove(), staysMs);
}
