import { type Day, dayOf, minuteOf, type TimeOfDay, timeAt } from './delivery/calendar.ts';
import type { OrderMove, OrderStatus } from './order.ts';
import { isOpen, openStatuses, staffMoves } from './staff-moves.ts';

/**
 * The lists of orders that staff work through: to be delivered today, waiting for their card payment, to be called about,
 * later than agreed, waiting for an answer of their recipient or buyer.
 */
const sharedViews = ['today', 'pay', 'call', 'late', 'waiting'] as const;
export type SharedView = (typeof sharedViews)[number];

/** Besides, what whoever looks has taken and is not over. */
export const orderViews = [...sharedViews, 'mine'] as const;
export type OrderView = (typeof orderViews)[number];

/** What its taker still has to do with: not over, or waiting for the card payment of a caller. */
export const unfinishedStatuses: readonly OrderStatus[] = ['awaiting-payment', ...openStatuses];

/** Whose an order is: whoever wrote it down or sold it, else the first of the staff to move it on. */
export function takenBy(
  before: number | null,
  { action, staffId = null }: { action?: OrderMove; staffId?: number | null },
): number | null {
  const isStep = (staffMoves as readonly (OrderMove | undefined)[]).includes(action);
  return before ?? (isStep ? staffId : null);
}

/** What was agreed for earlier than this is late. */
export function lateBefore(now: Date): { day: Day; time: TimeOfDay } {
  return { day: dayOf(now), time: timeAt(minuteOf(now)) };
}

type OrderWindow = { status: OrderStatus; delivery: { day: Day | null; to: TimeOfDay | null } };

/**
 * Whether an order that is not over is late: its window has ended, or its day where it has none. Lists ask the same in
 * SQL.
 */
export function isLate({ status, delivery: { day, to } }: OrderWindow, now: Date): boolean {
  if (day === null || !isOpen(status)) return false;
  const before = lateBefore(now);
  return day < before.day || (day === before.day && to !== null && to < before.time);
}
