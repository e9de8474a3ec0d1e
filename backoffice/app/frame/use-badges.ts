import { useWaitingOrders } from './alerts/use-waiting-orders.ts';

export type Badge = { number: number; isUrgent: boolean };

/** Numbers beside entries of the menu, by address. */
export function useBadges(): Readonly<Record<string, Badge>> {
  const waiting = useWaitingOrders();
  return waiting?.total ? { '/': { number: waiting.total, isUrgent: true } } : {};
}
