/** Moving an agreed time by the link of its order: by its buyer, who proves to read the messages of their number. */
import { isWithinLast } from '#domain/clock-step.ts';
import type { OrderDeliveryMethod } from '#domain/delivery/delivery.ts';
import type { OrderStatus } from '#domain/order.ts';

/** How long after one change of the time another one may follow. */
const betweenMovesSeconds = 86_400;
/** Express was paid for, and what is sent by SMS is brought by nobody. */
const movable: readonly OrderDeliveryMethod[] = ['SLOT', 'STANDARD'];

type Timed = {
  status: OrderStatus;
  method: OrderDeliveryMethod;
  /** The time is the recipient's choice, or what was added to an order comes with that one. */
  isOfOthers: boolean;
  /** When its buyer chose a time last. */
  chosenAt: Date | undefined;
};

/** Until preparing begins, once a day. */
export function mayMoveTime({ status, method, isOfOthers, chosenAt }: Timed, now: Date): boolean {
  if (isOfOthers || !movable.includes(method)) return false;
  if (status !== 'placed' && status !== 'confirmed') return false;
  return chosenAt === undefined || !isWithinLast(chosenAt, betweenMovesSeconds, now);
}
