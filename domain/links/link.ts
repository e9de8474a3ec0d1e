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
 * Unknown tokens of one address within an hour. Right ones are served all the same, so this limits load; what limits
 * guessing is the length of a token.
 */
export const unknownTokenLimit = { windowSeconds: 3600, max: 20 } as const;

const tokenSigns = 12;

/**
 * Letters and digits only, which every phone recognises as part of a link; few, so that a Russian SMS has room for one.
 * Twelve are 62^12 = 3.2e21 tokens (71 bits). A shop with a thousand orders a day has fewer than a million links alive,
 * so a try opens one of them with 3e-16. Ten thousand tries a second over all addresses, more than the shop
 * answers, are 3e11 a year and open any link at all with a chance of 1 in 10,000; a limit over all callers would add
 * nothing but a way to shut links for their holders.
 */
export function linkToken(random: string): string {
  return random.replace(/[^A-Za-z0-9]/g, '').slice(0, tokenSigns);
}

/** Tokens sent by earlier releases have 22 signs. */
export const isShortToken = (token: string): boolean => token.length <= tokenSigns;

/**
 * An address as it stands in an SMS: without `https://` where phones make a link of it anyway. Without a scheme Android
 * (4.0 to 16) links every country's domains, iPhones those of a list that has these; a port or another kind of host
 * they do not. Such a link begins with http, which the proxies send on to https.
 */
export function linkForSms(publicUrl: string, path: string): string {
  return publicUrl.replace(/^https:\/\/(?=(?:[a-z0-9-]+\.)+(?:tm|com|net|org|ru)$)/i, '') + path;
}

/**
 * Leads to a customer's order by its number. It is no secret: the page is shown to its customer only, after signing in.
 */
export const orderNumberPath = '/n/';

export function orderNumberAddress(number: number): string {
  return orderNumberPath + number;
}

/** The recipient's page. It is no page of the storefront, so recipients do not load the shop. */
export const giftPath = '/g/';

/** The path of a recipient's page. */
export function giftAddress(token: string): string {
  return giftPath + encodeURIComponent(token);
}
