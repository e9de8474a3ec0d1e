/**
 * What a recipient enters to see more of the page than the parcel: the last four digits of their phone number, because
 * links get forwarded.
 */

/** After `lockAfter` wrong ones in a row the link is locked for an hour, after `most` until it is sent again. */
export const pinLimits = { lockAfter: 5, most: 10, lockSeconds: 3_600 } as const;
/** How long a page stays unlocked after the right one. */
export const passSeconds = 15 * 60;

/** The last four digits of a number; empty for an erased person, and then nothing unlocks the page. */
export function pinOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-4);
}
