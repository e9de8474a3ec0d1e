/** Fetches the code of a page while the finger is still on its link, and of the two likeliest pages when idle. */
import { paths } from '#storefront/paths.ts';
import { afterFirstSign } from '#storefront/ui/fields/first-sign.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

const idleMs = 3000;

/** A while after the visitor first did something: what that asked for comes before what nobody asked for yet. */
export function whenIdle(run: () => void): void {
  afterFirstSign(() => setTimeout(run, idleMs));
}

/** Code that a press may ask for; what does not come now is asked for again by the press. Nothing while the server draws. */
export function fetchWhenIdle(load: () => Promise<unknown>): void {
  if (typeof document === 'undefined' || isSparing(navigator)) return;
  whenIdle(() => void load().catch(() => undefined));
}

/** Lines that must be spared get nothing ahead of time. */
function isSparing({ connection }: Navigator & { connection?: Connection }): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}

/** `preload` fetches the code behind a path. */
export function preloadAhead(page: Window, preload: (path: string) => void): void {
  if (isSparing(page.navigator)) return;
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
