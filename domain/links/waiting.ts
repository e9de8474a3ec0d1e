/** The delivery page for whoever waits for a parcel: which orders have one, and until when. */
import { isWithinLast } from '#domain/clock-step.ts';
import { isBrought, type OrderDeliveryMethod } from '#domain/delivery/delivery.ts';
import { finishedStatuses, type OrderStatus } from '#domain/order.ts';

/** No page of the storefront: it loads nothing of the shop but its style sheet. */
export const waitingPath = '/w/';

/** Its path only, without the origin. */
export function waitingAddress(token: string): string {
  return waitingPath + encodeURIComponent(token);
}

type AwaitedOrder = { status: OrderStatus; method: OrderDeliveryMethod };

/** Whether the buyer may share the link: the order is agreed and not delivered yet. */
export function mayBeAwaited({ status, method }: AwaitedOrder): boolean {
  return isBrought(method) && status !== 'awaiting-payment' && !finishedStatuses.includes(status);
}

/** How long the page shows the outcome of a finished order, seconds. */
export const tellsEndSeconds = 10 * 86_400;

/** @param since when the order reached that status; null when not recorded */
export function isStillTold(status: OrderStatus, since: Date | null, now: Date): boolean {
  if (!finishedStatuses.includes(status)) return true;
  return since !== null && isWithinLast(since, tellsEndSeconds, now);
}
