type Entry = { idx?: number } | null;

/**
 * Numbers entries of the browser's history as the router numbers its own: one made by typing an address has no number,
 * and from there the router could not hold anybody back who goes away from a form. Called before the router begins.
 */
export function numberEntries(): void {
  let last = (history.state as Entry)?.idx ?? 0;
  const push = history.pushState.bind(history);
  history.pushState = (state: Entry, ...rest) => {
    last = state?.idx ?? last;
    push(state, ...rest);
  };
  window.addEventListener('popstate', ({ state }: PopStateEvent) => {
    const number = (state as Entry)?.idx;
    if (number === undefined) history.replaceState({ idx: last + 1 }, '');
    last = number ?? last + 1;
  });
}
