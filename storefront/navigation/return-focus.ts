/** Going back returns the focus to the link that was left, as browsers do between documents. */

import { currentEntry } from './use-scroll.ts';

/** A link by its address, and its place among the links of the page with the same one. */
type LeftLink = { href: string; at: number };

/** The focused link of each history entry, by its number. */
const leftLinks = new Map<number, LeftLink>();

const returnForMs = 3000;

export function startReturningFocus(): void {
  window.addEventListener('focusin', ({ target }) => note(target));
  window.addEventListener('popstate', () => {
    const left = leftLinks.get(currentEntry());
    if (left) returnTo(left);
  });
}

/** What is no link of the page is forgotten. */
function note(target: EventTarget | null): void {
  const entry = currentEntry();
  if (entry === 0 || !(target instanceof Element) || !target.closest('#main')) return;
  const link = target.closest('a');
  const href = link?.getAttribute('href');
  if (link && href) leftLinks.set(entry, { href, at: Math.max(0, linksTo(href).indexOf(link)) });
  else leftLinks.delete(entry);
}

/** The page may still be loading, and a list may be replaced by a newer one: repeats until the visitor does something. */
function returnTo({ href, at }: LeftLink): void {
  const changes = new MutationObserver(attempt);
  const timer = setTimeout(stop, returnForMs);
  const moves = ['keydown', 'pointerdown', 'wheel', 'popstate'] as const;
  function attempt(): void {
    const link = linksTo(href)[at];
    if (link && isFree(document.activeElement)) link.focus({ preventScroll: true });
  }
  function stop(): void {
    clearTimeout(timer);
    changes.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  }
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy', 'hidden'],
  });
}

/** The page that is being left stays mounted but hidden for a moment, with its focus. */
const isFree = (focused: Element | null): boolean =>
  focused === null ||
  focused === document.body ||
  focused.id === 'main' ||
  focused.closest('[hidden]') !== null;

/** Visible links of the page that the keyboard reaches, without those of a list that is being replaced. */
function linksTo(href: string): HTMLAnchorElement[] {
  const all = document.querySelectorAll<HTMLAnchorElement>('#main a:not([tabindex="-1"])');
  return [...all].filter(
    (link) =>
      link.getAttribute('href') === href &&
      link.getClientRects().length > 0 &&
      !link.closest('[aria-busy="true"]'),
  );
}
