/** The way of an order as its customer sees it: what has happened, and what is still to come. */
import type { Order } from '#contract/orders/shop.ts';
import { finishedStatuses } from '#domain/order.ts';

export type Step = { event: string; at: string | null; note: string; state: 'done' | 'current' | 'coming' };

const way = ['placed', 'preparing', 'on-the-way', 'delivered'] as const;
/** Of what is carried nowhere. */
const digitalWay = ['placed', 'delivered'] as const;

/** How a step is marked: a cancellation was somebody's decision, and money on its way back is not settled yet. */
export function toneOf(event: string): 'bad' | 'neutral' | undefined {
  if (event === 'payment-failed' || event === 'expired') return 'bad';
  return event === 'cancelled' || event === 'payment-refunding' ? 'neutral' : undefined;
}

/** Whether something may still happen to the order or its money by itself. */
export function isMoving({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean {
  return !finishedStatuses.includes(status) || paymentStatus === 'refunding' || paymentStatus === 'pending';
}

/** `isKnown` says which events there is a word for; others are left out. */
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
  // What came back has its last steps before it again.
  const restart = happened.findLastIndex(
    ({ event }) => event === 'not-delivered' || event === 'stepped-back',
  );
  const seen = new Set(happened.slice(restart + 1).map(({ event }) => event));
  const steps = order.delivery?.method === 'NONE' ? digitalWay : way;
  const reached = Math.max(...steps.map((status, at) => (hasPassed(status, order.status, seen) ? at : -1)));
  const coming = steps.slice(reached + 1);
  return [...done, ...coming.map((event): Step => ({ event, at: null, note: '', state: 'coming' }))];
}

/** An order that needs no payment is placed from its first moment: its first row is called "ordered". */
function hasPassed(step: string, status: string, seen: ReadonlySet<string>): boolean {
  if (seen.has(step) || step === status) return true;
  if (step === 'placed') return status !== 'awaiting-payment';
  return step === 'preparing' && status === 'ready';
}
