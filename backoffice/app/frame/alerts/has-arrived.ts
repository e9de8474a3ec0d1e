/** What was seen of the orders that nobody has taken: how many, and the newest of them. */
export type Waiting = { total: number; newest: string | undefined };

/** Whether a new order came since: there are more, or another one is the newest. What was there at first is no event. */
export function hasArrived(seen: Waiting | undefined, now: Waiting): boolean {
  if (!seen || now.total === 0) return false;
  return now.total > seen.total || (now.newest !== seen.newest && now.total >= seen.total);
}

/** The title of the tab says how many wait, also from behind another tab. */
export function titleOf(base: string, total: number): string {
  const plain = base.replace(/^\(\d+\) /, '');
  return total > 0 ? `(${total}) ${plain}` : plain;
}
