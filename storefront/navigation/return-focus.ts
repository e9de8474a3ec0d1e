/** Going back returns the focus to the link that was left, as browsers do between documents. */

/** A link by its address, and its place among the links of the page with the same one. */
type Left = { href: string; at: number };

/** The focused link of each history entry, by its number. */
const leftLinks = new Map<number, Left>();

/** Notes which link has the focus; what is no link of the page is forgotten. */
export function noteFocus(entry: number, target: EventTarget | null): void {
  if (entry === 0 || !(target instanceof Element) || !target.closest('#main')) return;
  const link = target.closest('a');
  const href = link?.getAttribute('href');
  if (link && href) leftLinks.set(entry, { href, at: Math.max(0, linksTo(href).indexOf(link)) });
  else leftLinks.delete(entry);
}

/** @returns whether nothing is left to do: the link has the focus, there is none, or something else was focused */
export function returnFocus(entry: number): boolean {
  const left = leftLinks.get(entry);
  if (!left || !isFree(document.activeElement)) return true;
  const link = linksTo(left.href)[left.at];
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/** The page that is being left stays mounted but hidden for a moment, with its focus. */
const isFree = (focused: Element | null): boolean =>
  focused === null ||
  focused === document.body ||
  focused.id === 'main' ||
  focused.closest('[hidden]') !== null;

/** Visible links of the page, without those that the keyboard does not reach. */
function linksTo(href: string): HTMLAnchorElement[] {
  const all = document.querySelectorAll<HTMLAnchorElement>('#main a:not([tabindex="-1"])');
  return [...all].filter((link) => link.getAttribute('href') === href && link.getClientRects().length > 0);
}
