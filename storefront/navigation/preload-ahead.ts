/**
 * What is fetched before it is asked for: the code of the likely next pages, when idle; code and answers of a page while
 * the finger is on its link. Lines that must be spared get nothing ahead of time.
 */
import { afterFirstSign } from '#storefront/ui/fields/first-sign.ts';

type Connection = { saveData?: boolean; effectiveType?: string };
type Ahead = {
  /** Fetches the code behind an address. */
  code: (path: string) => unknown;
  /** Fetches, one after the other, the code of the pages that are likely to follow on the page of this address. */
  next: (path: string) => Promise<unknown>;
  /** Asks for what the page of an address will show. */
  ask: (path: string, search: string) => unknown;
  /** Gives up what was asked for and not taken. */
  drop: () => void;
};

const idleMs = 3000;
/** The page that was opened makes its own calls first. */
const settleMs = 1000;
/** A mouse that stays so long on a link means it. */
const hoverMs = 100;
/** After so long an answer would be old, and whoever pressed went on otherwise. */
const staleMs = 10_000;

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

export function preloadAhead(page: Window, ahead: Ahead): void {
  if (isSparing(page.navigator)) return;
  watchIntent(page.document, ahead);
  const goOn = () => void ahead.next(page.location.pathname);
  afterFirstSign(goOn);
  // Of wouter, which names the browser's steps so.
  for (const step of ['pushState', 'popstate'])
    page.addEventListener(step, () => afterFirstSign(() => setTimeout(goOn, settleMs)));
}

function watchIntent(page: Document, { code, ask, drop }: Ahead): void {
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
    // A new page takes the focus, and what was asked for it.
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
  // The finger moves the page, and opens none.
  page.addEventListener('pointercancel', forget, { passive: true });
}
