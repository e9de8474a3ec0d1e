/** Secret links: who holds one sees one thing, or does it, without signing in. */
export const linkPurposes = ['order', 'repeat', 'gift', 'courier', 'waiting'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/**
 * How long a link works: that of an order longer than it and its money are under way, that of a reminder until its day is over,
 * that of a gift until its recipient has had time to say thanks, that of a courier's phone while it is on the screen, that of
 * whoever waits as long as the order's. Seconds.
 */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  order: 90 * 86_400,
  repeat: 10 * 86_400,
  gift: 180 * 86_400,
  courier: 600,
  waiting: 90 * 86_400,
};

/** Unknown tokens of one address within an hour. A token has 131 random bits, so this bounds noise more than luck. */
export const unknownTokenLimit = { windowSeconds: 3600, max: 20 } as const;

/** Letters and digits alone, which every phone takes for a part of the address: 22 of them are 131 bits. */
export function linkToken(random: string): string {
  return random.replace(/[^A-Za-z0-9]/g, '').slice(0, 22);
}

/** The recipient's page. It is no page of the storefront: whoever is given something loads no shop. */
export const giftPath = '/g/';

export function giftAddress(token: string): string {
  return giftPath + encodeURIComponent(token);
}
