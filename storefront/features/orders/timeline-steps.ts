/** The timeline of an order as its customer sees it: past events and remaining steps. */
import { isBrought } from '#domain/delivery/delivery.ts';
import type { Order } from '#contract/orders/shop.ts';
import { finishedStatuses } from '#domain/order.ts';
import { lastIndexWhere } from '#domain/lists/last-of.ts';

export type Step = { event: string; at: string | null; note: string; state: 'done' | 'current' | 'coming' };

const deliverySteps = ['placed', 'preparing', 'on-the-way', 'delivered'] as const;
/** Steps of an order without delivery. */
const digitalSteps = ['placed', 'delivered'] as const;

/** Tone of a step: a cancellation is not a failure, and a refund in progress is not settled yet. */
export function toneOf(event: string): 'bad' | 'neutral' | undefined {
  if (event === 'payment-failed' || event === 'expired') return 'bad';
  return event === 'cancelled' || event === 'payment-refunding' ? 'neutral' : undefined;
}

/**
 * Milliseconds between two refreshes of an order; null when neither it nor its money changes without the customer. A
 * refund is refreshed often: whoever has just cancelled waits for it on the page.
 */
export function pollMs({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): number | null {
  if (paymentStatus === 'refunding') return 5_000;
  return !finishedStatuses.includes(status) || paymentStatus === 'pending' ? 20_000 : null;
}

/** `isKnown` says which events have a text; others are left out. */
export function timelineSteps(
  order: Pick<Order, 'status' | 'timeline'> & { delivery?: Pick<Order['delivery'], 'method'> },
  isKnown: (event: string) => boolean,
): Step[] {
  const happened = order.timeline.filter(({ event }) => isKnown(event));
  const isOver = finishedStatuses.includes(order.status);
  const done = happened.map(({ event, at, note = '' }, index): Step => {
    const isLast = index === happened.length - 1;
    return { event, at, note, state: isLast && !isOver ? 'current' : 'done' };
  });
  if (isOver) return done;
  // A returned order has its last steps ahead again.
  const restart = lastIndexWhere(
    happened,
    ({ event }) => event === 'not-delivered' || event === 'stepped-back',
  );
  const seen = new Set(happened.slice(restart + 1).map(({ event }) => event));
  const steps = order.delivery && !isBrought(order.delivery.method) ? digitalSteps : deliverySteps;
  const reached = Math.max(...steps.map((status, at) => (hasPassed(status, order.status, seen) ? at : -1)));
  const coming = steps.slice(reached + 1);
  return [...done, ...coming.map((event): Step => ({ event, at: null, note: '', state: 'coming' }))];
}

/** An order without prepayment is placed from the start: its first row is "ordered". */
function hasPassed(step: string, status: string, seen: ReadonlySet<string>): boolean {
  if (seen.has(step) || step === status) return true;
  if (step === 'placed') return status !== 'awaiting-payment';
  return step === 'preparing' && status === 'ready';
}
