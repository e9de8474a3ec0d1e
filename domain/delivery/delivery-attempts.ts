/** Delivery attempts: why a parcel came back, and how often it is brought anew. */

export const failedReasons = ['nobody-home', 'refused', 'wrong-address', 'other'] as const;
export type FailedReason = (typeof failedReasons)[number];

/** Attempts an order has in a new shop, the first one included, and the most a shop may give. */
export const usualAttempts = 2;
export const mostAttempts = 3;

/** Whether another attempt may follow the one under way. @param failed attempts that ended without delivery before it */
export function mayTryAgain({ failed, allowed }: { failed: number; allowed: number }): boolean {
  return failed + 1 < allowed;
}

/** "Nobody home" is said when so many minutes were waited there. */
export const waitMinutes = 10;

/** Seconds that are still to be waited. A clock that was set by more than that while somebody waited counts as waited. */
export function secondsToWait(arrivedAt: string | undefined, now: Date): number {
  if (arrivedAt === undefined) return waitMinutes * 60;
  const passed = Math.abs(now.getTime() - Date.parse(arrivedAt)) / 1_000;
  return Math.max(0, Math.ceil(waitMinutes * 60 - passed));
}
