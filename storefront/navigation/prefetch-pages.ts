/**
 * Prefetching: the code of the likely next pages, when idle; code and data of a page while its link is pressed or
 * hovered. Nothing on slow or metered connections.
 */
import { afterFirstInteraction, afterStaying } from '#storefront/ui/fields/first-interaction.ts';

type Connection = { saveData?: boolean; effectiveType?: string };
type Prefetch = {
  /** Loads the code of an address. */
  code: (path: string) => unknown;
  /** Loads, one after the other, the code of the pages that are likely to follow this address. */
  next: (path: string) => Promise<unknown>;
  /** Requests the data of an address, and renders its placeholder out of sight. */
  ask: (path: string, search: string) => unknown;
  /** Drops prefetched answers that were not used. */
  drop: () => void;
};

const idleMs = 3000;
/** After a navigation, the page's own requests go first. */
const settleMs = 1000;
/** How long the mouse has to stay on a link. */
const hoverMs = 100;
/** Prefetched answers are dropped after this time. */
const staleMs = 10_000;

/** Runs some time after the first interaction, so that requests for it go first, or while the visitor only reads. */
export function whenIdle(run: () => void): void {
  afterStaying(() => setTimeout(run, idleMs));
}

/**
 * Prefetches code some time after the first interaction; on failure it is loaded again when needed. Does nothing on the
 * server.
 */
export function fetchWhenIdle(load: () => Promise<unknown>): void {
  if (typeof document === 'undefined' || savesData(navigator)) return;
  afterFirstInteraction(() => setTimeout(() => void load().catch(() => undefined), idleMs));
}

/** Whether the connection is slow or metered: then nothing is prefetched. */
function savesData({ connection }: Navigator & { connection?: Connection }): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}

/** Nothing with `Save-Data`; otherwise after the first interaction, and again after each change of page. */
export function startPrefetching(page: Window, prefetch: Prefetch): void {
  if (savesData(page.navigator)) return;
  watchIntent(page.document, prefetch);
  const goOn = () => void prefetch.next(page.location.pathname);
  // The first interaction may be the tap that leaves this page: then another follows.
  afterFirstInteraction(() => setTimeout(goOn, settleMs));
  page.addEventListener('popstate', prefetch.drop);
  // Events dispatched by wouter for history changes.
  for (const step of ['pushState', 'popstate'])
    page.addEventListener(step, () => afterFirstInteraction(() => setTimeout(goOn, settleMs)));
}

function watchIntent(page: Document, { code, ask, drop }: Prefetch): void {
  let link: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(timer);
    link = null;
    drop();
  }
  function follow(): void {
    if (!link) return;
    const { pathname, search } = new URL(link.href);
    ask(pathname, search);
    timer = setTimeout(forget, staleMs);
  }
  function onIntent(event: Event): void {
    const found = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]') ?? null;
    const isPress = event.type === 'pointerdown';
    const isFocus = event.type === 'focusin';
    // A navigation moves the focus, which must not drop what was prefetched for it.
    if (found !== link && !isFocus) forget();
    if (!found) return;
    code(new URL(found.href).pathname);
    if (isFocus) return;
    clearTimeout(timer);
    link = found;
    if (isPress) follow();
    else if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(follow, hoverMs);
  }
  for (const intent of ['pointerdown', 'pointerover', 'focusin'] as const)
    page.addEventListener(intent, onIntent, { passive: true });
  // The touch became a scroll and opens nothing.
  page.addEventListener('pointercancel', forget, { passive: true });
}
