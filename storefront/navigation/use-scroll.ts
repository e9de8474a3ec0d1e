/**
 * Scroll restoration: a new page begins at its top; back and forward restore the position. Positions are stored for
 * each history entry in sessionStorage, so that a reload keeps them too.
 */
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { clearToasts } from '#storefront/toast.ts';
import { tabStorage } from '#storefront/store/open-storage.ts';

const restoreForMs = 3000;

export function useScroll(): void {
  const [path] = useLocation();
  const search = useSearch();
  const shownPath = useRef<string | null>(null);

  useStoredOffset();

  useLayoutEffect(() => {
    const isFirst = shownPath.current === null;
    const isNewPath = shownPath.current !== path;
    shownPath.current = path;
    if (isNewPath && !isFirst) clearToasts();
    // An entry that has a number was visited before: this is back, forward or a reload.
    if (currentEntry() > 0) return restore(reopenEntry());
    if (isNewPath && !isFirst) window.scrollTo(0, 0);
    return undefined;
  }, [path, search]);

  useAfterPaint(path, search);
}

/** Stores where the page of the current entry stands. */
function useStoredOffset(): void {
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
    // A link may be pressed before the frame that reports the last move: busy phones skip frames.
    const onClick = () => {
      if (currentEntry() > 0) writeOffset(currentEntry(), window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      cancelAnimationFrame(waiting);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, []);
}

/** Deferred until the new page is painted: the number of the history entry, and the focus. */
function useAfterPaint(path: string, search: string): void {
  const drawnPath = useDeferredValue(path);
  const drawnSearch = useDeferredValue(search);
  const lastPath = useRef(path);

  useLayoutEffect(() => {
    const isNewPath = lastPath.current !== drawnPath;
    lastPath.current = drawnPath;
    if (currentEntry() > 0) return;
    markEntry();
    const main = document.getElementById('main');
    // A field of the page may be focused already.
    if (isNewPath && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [drawnPath, drawnSearch]);
}

/** The page may still be growing while code and data load: retries until it is tall enough, or the visitor scrolls. */
function restore(offset: number): () => void {
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(stop, restoreForMs);
  const moves = ['wheel', 'touchstart', 'keydown'] as const;
  function attempt() {
    window.scrollTo(0, offset);
    const isWhole = !document.querySelector('main [aria-busy=true]');
    if (isWhole && Math.abs(window.scrollY - offset) < 2) stop();
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

/** The number of the current entry; 0 before it is marked. */
export function currentEntry(): number {
  return (history.state as EntryState)?.entry ?? 0;
}

/** Marks a new entry with its number, and its depth in the shop (0: entered directly). */
function markEntry(): void {
  const depth = lastEntry === 0 ? 0 : 1;
  lastEntry = Math.max(lastEntry, newestStored()) + 1;
  history.replaceState({ ...(history.state as object | null), entry: lastEntry, depth }, '');
  writeOffset(lastEntry, 0);
}

/** Back, forward or a reload: the entry has a number already. @returns its scroll position */
function reopenEntry(): number {
  lastEntry = Math.max(lastEntry, currentEntry());
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
