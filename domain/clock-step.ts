/**
 * Clock steps: what a moment in the database means after the clock was set back. Such a moment may lie further ahead than
 * anything that today's clock could have planned; nothing may wait until the clock has caught up with it.
 */

/** How far the clocks of two nodes may differ with nothing wrong. */
export const clockToleranceSeconds = 5;

/** Whether a moment lies within the last `seconds`, both ends included. A moment in the future was written before the clock was set back and does not count. */
export function isWithinLast(moment: Date, seconds: number, now: Date): boolean {
  const passed = (now.getTime() - moment.getTime()) / 1_000;
  return passed <= seconds && passed >= -clockToleranceSeconds;
}

/** Whether a moment lies further ahead than the longest step that plans such moments: the clock was set back since. */
export function isBeyond(moment: Date, longestSeconds: number, now: Date): boolean {
  return moment.getTime() > now.getTime() + (longestSeconds + clockToleranceSeconds) * 1_000;
}

/** Whether something granted for a while still holds. A grant that lies further ahead than it was given for does not. */
export function isGranted(until: Date, grantedSeconds: number, now: Date): boolean {
  return until > now && !isBeyond(until, grantedSeconds, now);
}

/** The moment of the n-th (`at`, from 0) of so many that are planned anew, evenly between the soonest and the longest step. */
export function spread(
  at: number,
  count: number,
  seconds: { soonest: number; longest: number },
  now: Date,
): Date {
  const after = seconds.soonest + ((seconds.longest - seconds.soonest) * at) / count;
  return new Date(now.getTime() + after * 1_000);
}
