/** The page of whoever waits for a delivery: which orders have one, and until when. */
import { isWithinLast } from '#domain/clock-step.ts';
import type { OrderDeliveryMethod } from '#domain/delivery/delivery.ts';
import { finishedStatuses, type OrderStatus } from '#domain/order.ts';

/** No page of the storefront: it loads nothing of the shop but its style sheet. */
export const waitingPath = '/w/';

export function waitingAddress(token: string): string {
  return waitingPath + encodeURIComponent(token);
}

type Awaited = { status: OrderStatus; method: OrderDeliveryMethod };

/** Whether its buyer may give the link away: the order is agreed, and something is still to be brought. */
export function mayBeAwaited({ status, method }: Awaited): boolean {
  return method !== 'NONE' && status !== 'awaiting-payment' && !finishedStatuses.includes(status);
}

/** How long the page says what became of an order that is over. */
export const tellsEndSeconds = 10 * 86_400;

/** @param since since when the order has that status; null where nobody noted it */
export function isStillTold(status: OrderStatus, since: Date | null, now: Date): boolean {
  if (!finishedStatuses.includes(status)) return true;
  return since !== null && isWithinLast(since, tellsEndSeconds, now);
}
