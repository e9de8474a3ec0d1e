/** Fetches the code of a page while the finger is still on its link, and of the two likeliest pages when idle. */
import { paths } from '#storefront/paths.ts';
import { afterFirstSign } from '#storefront/ui/fields/first-sign.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

const idleMs = 3000;

/** A while after the visitor first did something: what that asked for comes before what nobody asked for yet. */
export function whenIdle(run: () => void): void {
  afterFirstSign(() => setTimeout(run, idleMs));
}

/** `preload` fetches the code behind a path. Lines that must be spared get nothing ahead of time. */
export function preloadAhead(page: Window, preload: (path: string) => void): void {
  const connection = (page.navigator as Navigator & { connection?: Connection }).connection;
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const onIntent = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.('a[href^="/"]');
    if (link) preload(new URL((link as HTMLAnchorElement).href).pathname);
  };
  for (const intent of ['pointerdown', 'pointerover', 'focusin'] as const) {
    page.document.addEventListener(intent, onIntent, { passive: true });
  }
  whenIdle(() => {
    preload(paths.shop());
    preload(paths.product(1));
  });
}
