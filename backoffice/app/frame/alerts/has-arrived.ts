/** Last known state of the new orders: how many, and the newest. */
export type NewOrdersState = { total: number; newest: string | undefined };

/** Whether a new order has arrived: the count rose, or the newest is another one. The first state is no event. */
export function hasArrived(seen: NewOrdersState | undefined, now: NewOrdersState): boolean {
  if (!seen || now.total === 0) return false;
  return now.total > seen.total || (now.newest !== seen.newest && now.total >= seen.total);
}

/** Document title with the number of new orders, visible from other tabs. */
export function titleOf(base: string, total: number): string {
  const plain = base.replace(/^\(\d+\) /, '');
  return total > 0 ? `(${total}) ${plain}` : plain;
}
