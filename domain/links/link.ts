/** Secret links: the holder sees or does one thing without signing in. */
export const linkPurposes = ['order', 'repeat', 'gift', 'courier', 'waiting'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/**
 * Lifetime of a link in seconds: of an order longer than its delivery and refund take, of a reminder until its day is
 * over, of a gift until its recipient has had time to say thanks, of a courier's phone while it is on the screen, of a
 * delivery page as long as the order's.
 */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  order: 90 * 86_400,
  repeat: 10 * 86_400,
  gift: 180 * 86_400,
  courier: 600,
  waiting: 90 * 86_400,
};

/**
 * Unknown tokens of one address within an hour. A token has 131 random bits, so this limits load rather than guessing.
 */
export const unknownTokenLimit = { windowSeconds: 3600, max: 20 } as const;

/** Letters and digits only, which every phone recognises as part of a link: 22 of them are 131 bits. */
export function linkToken(random: string): string {
  return random.replace(/[^A-Za-z0-9]/g, '').slice(0, 22);
}

/** The recipient's page. It is no page of the storefront, so recipients do not load the shop. */
export const giftPath = '/g/';

/** The path of a recipient's page. */
export function giftAddress(token: string): string {
  return giftPath + encodeURIComponent(token);
}
