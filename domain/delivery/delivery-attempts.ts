/** Delivery attempts: why a parcel came back, and how many attempts an order has. */

export const failedReasons = ['nobody-home', 'refused', 'wrong-address', 'other'] as const;
export type FailedReason = (typeof failedReasons)[number];

/** Default number of delivery attempts of an order, the first one included, and the most a shop may choose. */
export const usualAttempts = 2;
export const mostAttempts = 3;

/** Whether another attempt may follow the current one. @param failed attempts that ended without delivery before it */
export function mayTryAgain({ failed, allowed }: { failed: number; allowed: number }): boolean {
  return failed + 1 < allowed;
}

/** Minutes a courier waits before reporting "nobody home". */
export const waitMinutes = 10;

/** Seconds still to wait. A clock that was set by more than the waiting time meanwhile counts as waited. */
export function secondsToWait(arrivedAt: string | undefined, now: Date): number {
  if (arrivedAt === undefined) return waitMinutes * 60;
  const passed = Math.abs(now.getTime() - Date.parse(arrivedAt)) / 1_000;
  return Math.max(0, Math.ceil(waitMinutes * 60 - passed));
}
