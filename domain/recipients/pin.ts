/** What opens a recipient's page beyond a look at the parcel: the last four digits of their number. Links get forwarded. */

/** After so many wrong ones in a row the link sleeps for an hour, and then until it is sent anew. */
export const pinLimits = { nap: 5, most: 10, napSeconds: 3_600 } as const;
/** How long a page stays open after the right one. */
export const passSeconds = 15 * 60;

export function pinOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-4);
}
