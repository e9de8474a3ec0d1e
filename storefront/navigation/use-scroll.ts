/**
 * Scroll restoration: a new page begins at its top; back and forward restore the position, and the focus. Positions are
 * stored for each history entry in sessionStorage, so that a reload keeps them too.
 */
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { clearToasts } from '#storefront/toast.ts';
import { tabStorage } from '#storefront/store/open-storage.ts';
import { noteFocus, returnFocus } from './return-focus.ts';

const restoreForMs = 3000;

export function useScroll(): void {
  const [path] = useLocation();
  const search = useSearch();
  const shownPath = useRef<string | null>(null);
  /** The entry that is being returned to; 0 for none. */
  const returning = useRef(0);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let waiting = 0;
    const onScroll = () => {
      cancelAnimationFrame(waiting);
      const entry = currentEntry();
      waiting = requestAnimationFrame(() => {
        if (entry > 0 && entry === currentEntry()) writeOffset(entry, window.scrollY);
      });
    };
    const onFocus = ({ target }: FocusEvent) => noteFocus(currentEntry(), target);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(waiting);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('focusin', onFocus);
    };
  }, []);

  useLayoutEffect(() => {
    const isFirst = shownPath.current === null;
    const isNewPath = shownPath.current !== path;
    shownPath.current = path;
    if (isNewPath && !isFirst) clearToasts();
    // An entry that has a number was visited before: this is back, forward or a reload.
    if (currentEntry() > 0) {
      const entry = currentEntry();
      // A filter that changes amends its entry.
      returning.current = isFirst || entry === shownEntry ? 0 : entry;
      return restore(reopenEntry(), returning.current);
    }
    shownEntry = 0;
    if (isNewPath && !isFirst) window.scrollTo(0, 0);
    return undefined;
  }, [path, search]);

  useAfterPaint(path, search, returning);
}

/** Deferred until the new page is painted: the number of the history entry, and the focus. */
function useAfterPaint(path: string, search: string, returning: RefObject<number>): void {
  const drawnPath = useDeferredValue(path);
  const drawnSearch = useDeferredValue(search);
  const lastPath = useRef(path);

  useLayoutEffect(() => {
    const isNewPath = lastPath.current !== drawnPath;
    lastPath.current = drawnPath;
    if (currentEntry() > 0) {
      if (returning.current > 0) returnFocus(returning.current);
      returning.current = 0;
      return;
    }
    markEntry();
    const main = document.getElementById('main');
    // A field of the page may be focused already.
    if (isNewPath && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [drawnPath, drawnSearch, returning]);
}

/**
 * The page may still be growing while code and data load: retries until it is tall enough, or the visitor scrolls.
 *
 * @param entry the history entry whose focus is returned as well; 0 for none
 */
function restore(offset: number, entry: number): () => void {
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(stop, restoreForMs);
  const moves = ['wheel', 'touchstart', 'keydown'] as const;
  function attempt() {
    window.scrollTo(0, offset);
    const isWhole = !document.querySelector('main [aria-busy=true]');
    if (isWhole && Math.abs(window.scrollY - offset) < 2 && returnFocus(entry)) stop();
  }
  function stop() {
    clearTimeout(timer);
    growth.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  }
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  attempt();
  return stop;
}

/**
 * How high the placeholder of a page must be for the position of "back" to be restored at once; 0 unless this page is
 * being reopened. In the browser only.
 */
export function heightToRestore(path: string): number {
  const offset = location.pathname === path ? readOffset(currentEntry()) : 0;
  return offset && offset + innerHeight;
}

/** A number for each history entry, and the scroll position of its page. */
const storageName = 'sowgat:offsets';

type EntryState = { entry?: number; depth?: number } | null;

let lastEntry = 0;
/** The entry on screen; 0 before it is marked. */
let shownEntry = 0;

/** The number of the current entry; 0 before it is marked. */
function currentEntry(): number {
  return (history.state as EntryState)?.entry ?? 0;
}

/** Marks a new entry with its number, and its depth in the shop (0: entered directly). */
function markEntry(): void {
  const depth = lastEntry === 0 ? 0 : 1;
  lastEntry = Math.max(lastEntry, newestStored()) + 1;
  history.replaceState({ ...(history.state as object | null), entry: lastEntry, depth }, '');
  shownEntry = lastEntry;
  writeOffset(lastEntry, 0);
}

/** Back, forward or a reload: the entry has a number already. @returns its scroll position */
function reopenEntry(): number {
  shownEntry = currentEntry();
  lastEntry = Math.max(lastEntry, shownEntry);
  return readOffset(currentEntry());
}

function readOffset(entry: number): number {
  return readAll()[entry] ?? 0;
}

function writeOffset(entry: number, offset: number): void {
  const known = Object.entries({ ...readAll(), [entry]: Math.round(offset) });
  tabStorage.setItem(storageName, JSON.stringify(Object.fromEntries(known.slice(-50))));
}

function newestStored(): number {
  return Math.max(0, ...Object.keys(readAll()).map(Number));
}

function readAll(): Record<number, number> {
  try {
    return JSON.parse(tabStorage.getItem(storageName) ?? '{}') as Record<number, number>;
  } catch {
    return {};
  }
}
