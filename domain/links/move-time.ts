/**
 * Changing the delivery time by the secret link of an order. It was sent to the buyer's phone, so its holder reads the
 * buyer's messages.
 */
import { isWithinLast } from '#domain/clock-step.ts';
import { type DeliveryMethod, isBrought, type OrderDeliveryMethod } from '#domain/delivery/delivery.ts';
import type { OrderStatus } from '#domain/order.ts';

/** Minimum time between two changes of the time. */
const betweenMovesSeconds = 86_400;
/** Express was paid for. */
const movable: readonly DeliveryMethod[] = ['SLOT', 'STANDARD'];

const isMovable = (method: OrderDeliveryMethod) => isBrought(method) && movable.includes(method);

type TimeFacts = {
  status: OrderStatus;
  method: OrderDeliveryMethod;
  /** The recipient chooses the time, or the order is an addition, which is sent with its order. */
  isOfOthers: boolean;
  /** When the buyer last chose a time. */
  chosenAt: Date | undefined;
};

/** Until preparing begins, once a day. */
export function mayMoveTime({ status, method, isOfOthers, chosenAt }: TimeFacts, now: Date): boolean {
  if (isOfOthers || !isMovable(method)) return false;
  if (status !== 'placed' && status !== 'confirmed') return false;
  return chosenAt === undefined || !isWithinLast(chosenAt, betweenMovesSeconds, now);
}
