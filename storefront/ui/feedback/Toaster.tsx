import { createRoot } from 'react-dom/client';
import { Toaster, toast as show } from 'sonner';
import 'sonner/dist/styles.css';
import { type LocalizedMessage, MessageText } from './MessageText.tsx';
import './Toaster.css';

type ToastTone = 'plain' | 'success' | 'error';
export type Toast = LocalizedMessage & {
  tone?: ToastTone;
  /** "Undo": one press, and the toast closes. */
  action?: { label: string; run: () => void };
};

export type Toasts = {
  show: (toast: Toast) => void;
  /** Removes toasts older than this. */
  clear: (olderThanMs: number) => void;
};

export type Region = {
  staysMs: number;
  atOnce: number;
  /** Accessible name of the region, in the current language. */
  name: () => string;
};

function drawRegion({ staysMs, atOnce, name }: Region) {
  return (
    <Toaster
      position="top-right"
      duration={staysMs}
      visibleToasts={atOnce}
      gap={10}
      offset={{ top: 'var(--toast-top)', right: 16 }}
      mobileOffset={{ top: 'var(--toast-top)', right: 12, left: 12 }}
      containerAriaLabel={name()}
      hotkey={[]}
    />
  );
}

/** Renders the toast region in its own root. @returns functions that show and remove toasts */
export function mountToaster(region: Region): Toasts {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(drawRegion(region));
  leaveTabOrder(host);
  pauseWhileFocused(host);
  const offer = reachByTab(host);
  const said = new Map<string | number, number>();
  return {
    show(toast) {
      // The language may have changed since.
      root.render(drawRegion(region));
      placeBeside(host);
      said.set(say(toast), performance.now());
      if (toast.action) offer();
    },
    clear(olderThanMs) {
      for (const [id, at] of said)
        if (performance.now() - at >= olderThanMs) {
          show.dismiss(id);
          said.delete(id);
        }
    },
  };
}

function say({ tone = 'plain', action, ...said }: Toast): string | number {
  const options = {
    className: `toast toast-${tone}`,
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
  };
  const words = <MessageText said={said} />;
  if (tone === 'error') return show.error(words, options);
  if (tone === 'success') return show.success(words, options);
  return show(words, options);
}

/** For so long a toast may be moved by the layout; after that it stays, because somebody may be about to press it. */
const settlesMs = 1000;

function placeBeside(host: HTMLElement): void {
  const place = () => host.style.setProperty('--toast-top', `${findPosition()}px`);
  const arrivals = new MutationObserver(place);
  place();
  for (const main of document.querySelectorAll('main'))
    arrivals.observe(main, { childList: true, subtree: true });
  setTimeout(() => arrivals.disconnect(), settlesMs);
}

/** Approximate size of a toast; the width on screens wider than a phone's. */
const toastBox = { height: 70, width: 380 };
const controls = ['a', 'button', 'input', 'select', 'textarea'].map((tag) => `main ${tag}`).join();
/** Parts of the window's height: a toast belongs to the top, and is moved further down only to leave controls free. */
const [upper, lowest] = [0.4, 0.6];

/** Titles, and of a refusal what it says: the toast says it too, the steps beside it are said there only. */
const titles = ['main h1', 'main [role=alert] h2'];

/**
 * Position below the header, moved down so that no title or control is covered, or at least no control; if there is no
 * free space at the top of the window, right below the header.
 */
function findPosition(): number {
  const first = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + 8;
  const beside = findFree(first, controls);
  const places = [findFree(first, [...titles, controls].join()), beside];
  const top = places.find((place) => place < window.innerHeight * upper) ?? beside;
  return top < window.innerHeight * lowest ? top : first;
}

/** The first position from `first` on where a toast covers nothing of `kept`. */
function findFree(first: number, kept: string): number {
  const left = window.innerWidth < 600 ? 0 : window.innerWidth - toastBox.width;
  // A large picture is a target that a toast does not hide.
  const isTarget = ({ width, height }: DOMRect) => width > 0 && height < 160;
  const taken = [...document.querySelectorAll(kept)]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => isTarget(box) && box.right > left && box.bottom > first)
    .sort((one, other) => one.top - other.top);
  return taken.reduce(
    (top, box) => (box.top < top + toastBox.height && box.bottom > top ? box.bottom + 8 : top),
    first,
  );
}

/**
 * Takes the toasts out of the tab order; `reachByTab` handles them. The library's own stops would trap the focus at
 * the end of the page.
 */
function leaveTabOrder(host: HTMLElement): void {
  const stops = new MutationObserver(() => {
    for (const stop of host.querySelectorAll<HTMLElement>('section, ol, li, button')) stop.tabIndex = -1;
  });
  stops.observe(host, { childList: true, subtree: true });
}

/** The library pauses the timer on hover only; keyboard users need the same time for "Undo". */
function pauseWhileFocused(host: HTMLElement): void {
  host.addEventListener('focusin', (event) => {
    event.target?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  });
  host.addEventListener('focusout', (event) => {
    if (!host.contains(event.relatedTarget as Node | null)) {
      event.target?.dispatchEvent(
        new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }),
      );
    }
  });
}

/** The first Tab after a toast with "Undo" focuses it, the next continues from the previous focus; Escape returns. */
function reachByTab(host: HTMLElement): () => void {
  let isOffered = false;
  let left: HTMLElement | null = null;
  document.addEventListener('keydown', (event) => {
    const { key, shiftKey } = event;
    if (host.contains(document.activeElement)) {
      if (key !== 'Tab' && key !== 'Escape') return;
      // The browser's own Tab continues from there.
      left?.focus({ preventScroll: true });
      if (shiftKey || key === 'Escape') event.preventDefault();
    } else if (key === 'Tab' && isOffered) {
      isOffered = false;
      const undo = shiftKey ? null : host.querySelector<HTMLElement>('[data-button]');
      if (!undo) return;
      left = document.activeElement as HTMLElement | null;
      undo.focus();
      event.preventDefault();
    }
  });
  return () => {
    isOffered = true;
  };
}
