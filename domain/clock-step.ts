/**
 * Clock steps: what a stored timestamp means after the clock was set back. It may lie further ahead than anything
 * today's clock could have planned, and nothing may wait until the clock has caught up with it.
 */

/** How far the clocks of two healthy nodes may differ. */
export const clockToleranceSeconds = 5;

/** Whether a moment lies within the last `seconds`, both ends included. A moment in the future was written before the clock was set back and does not count. */
export function isWithinLast(moment: Date, seconds: number, now: Date): boolean {
  const passed = (now.getTime() - moment.getTime()) / 1_000;
  return passed <= seconds && passed >= -clockToleranceSeconds;
}

/**
 * Whether a planned time lies further ahead than the longest interval used for planning: the clock was set back since.
 */
export function isBeyond(moment: Date, longestSeconds: number, now: Date): boolean {
  return moment.getTime() > now.getTime() + (longestSeconds + clockToleranceSeconds) * 1_000;
}

/**
 * Whether a time-limited grant is still valid. One that ends further ahead than it was granted for (the clock was set
 * back) is not.
 */
export function isGranted(until: Date, grantedSeconds: number, now: Date): boolean {
  return until > now && !isBeyond(until, grantedSeconds, now);
}

/**
 * The time of item `at` (from 0) when so many are planned anew, evenly between the soonest and the longest interval.
 */
export function spread(
  at: number,
  count: number,
  seconds: { soonest: number; longest: number },
  now: Date,
): Date {
  const after = seconds.soonest + ((seconds.longest - seconds.soonest) * at) / count;
  return new Date(now.getTime() + after * 1_000);
}
