/** Gift certificates (vouchers, gift cards): their codes, how long they are good, and how often somebody may be wrong about a code. */

/**
 * Unknown codes in an hour. A code has at least 55 random bits, so this bounds load and noise more than luck; many customers
 * share an address (carrier NAT), so it may be wrong three times as often as one customer.
 */
export const unknownCodeLimits = {
  customer: { windowSeconds: 3600, max: 20 },
  address: { windowSeconds: 3600, max: 60 },
} as const;

/** Unknown codes of all callers in a day of the shop: more than people mistype. */
export const unknownCodesOfDay = { windowSeconds: 86_400, max: 1_000 } as const;

export const certificateStates = ['active', 'void'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** What one member of staff may issue alone, in tenge. */
export const leastFace = 100;
export const mostFace = 50_000;

/** How a bought one reaches its bearer. */
export const certificateWays = ['SMS', 'PRINT'] as const;
export type CertificateWay = (typeof certificateWays)[number];
/** What one that is sold may be worth, in tenge. */
export const leastSoldFace = 2_000;
export const mostSoldFace = 500_000;
/** What a customer may buy in a day. */
export const mostBoughtInDay = { units: 10, tenge: 500_000 } as const;
/** How far ahead the SMS of one may be ordered. */
export const mostDaysAhead = 90;
/** From then on an SMS leaves on its day. */
export const sendTime = '09:00';

/** The place among an order's lines of a certificate that its buyer took instead of the money: lines begin at 1. */
export const insteadOfMoney = 0;

/** How often a buyer has a code sent again. */
export const sendsOfBuyer = { windowSeconds: 86_400, max: 3 } as const;

/** How long one that is bought is good for, unless staff say otherwise. */
export const usualMonths = 12;
export const mostMonths = 36;
/** What staff may not go below. */
export const leastSoldMonths = 6;
/** What comes back to a certificate can be spent for at least so many days more. */
export const daysAfterReturn = 30;

/** 32 signs that are not taken for each other, on paper or by ear. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const randomSigns = 11;

/**
 * A new code: eleven random signs and one that checks them.
 * @param random at least eleven signs of base64url
 */
export function certificateCode(random: string): string {
  const body = [...random.slice(0, randomSigns)]
    .map((sign) => signs[base64.indexOf(sign) % signs.length])
    .join('');
  return body + checkSign(body);
}

/** As it is printed and read out: `K7QM-4RTA-9XWC`. */
export function printedCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** What people type from a card or an SMS: case, spaces and dashes say nothing. */
export function foldCertificateCode(typed: string): string {
  return typed.replace(/[\s‐-―-]/g, '').toUpperCase();
}

/** Whether a code of today's length can be one at all: a slip of one sign, or two that changed places, is seen without asking. */
export function isWellSpelled(code: string): boolean {
  const folded = foldCertificateCode(code);
  return folded.length !== randomSigns + 1 || checkSign(folded.slice(0, -1)) === folded.at(-1);
}

// Odd weights: no change of one sign comes to nothing.
function checkSign(body: string): string {
  const sum = [...body].reduce((all, sign, at) => all + (2 * at + 1) * signs.indexOf(sign), 0);
  return signs[((sum % signs.length) + signs.length) % signs.length] ?? '';
}

/** What one order takes at most. */
export const mostCodes = 5;

/** The codes that an order names, none twice; `certificate` alone is a list of one, and is not read beside a list. */
export function codesOf(named: {
  certificate?: string | undefined;
  certificates?: readonly string[] | undefined;
}): string[] {
  const codes = named.certificates ?? [named.certificate ?? ''];
  const folded = new Map(codes.map((code) => [foldCertificateCode(code), code]));
  folded.delete('');
  return [...folded.values()];
}

/**
 * Which certificates pay for how much of a sum: the nearest end first, then the smallest balance, so that little is left to
 * expire. One that is not needed is not named.
 */
export function dealCertificates<C extends { id: number; balance: number; expiresAt: Date | null }>(
  certificates: readonly C[],
  sum: number,
): (C & { tenge: number })[] {
  let left = sum;
  const endOf = ({ expiresAt }: C) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return certificates
    .toSorted((a, b) => endOf(a) - endOf(b) || a.balance - b.balance || a.id - b.id)
    .flatMap((certificate) => {
      const tenge = Math.min(certificate.balance, left);
      left -= tenge;
      return tenge > 0 ? [{ ...certificate, tenge }] : [];
    });
}

/** What goes back to certificates: to the one that was spent last first. @param parts in the order they were spent */
export function dealBack<P extends { tenge: number }>(parts: readonly P[], sum: number): P[] {
  let left = sum;
  return parts.toReversed().flatMap((part) => {
    const tenge = Math.min(part.tenge, left);
    left -= tenge;
    return tenge > 0 ? [{ ...part, tenge }] : [];
  });
}

/** The same day so many months later, or the last one of a shorter month. */
export function monthsAfter(at: Date, months: number): Date {
  const later = new Date(at);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return later;
}

/** What is left may be booked out so long after the end. */
const monthsUntilLapse = 12;
export function mayLapse(
  { state, balance, expiresAt }: { state: string; balance: number; expiresAt: Date | null },
  now: Date,
): boolean {
  return (
    state !== 'void' && balance > 0 && expiresAt !== null && monthsAfter(expiresAt, monthsUntilLapse) <= now
  );
}

/** What a certificate is shown as. */
export type CertificateLook = 'active' | 'used-up' | 'expired' | 'void';
export function lookOf(
  { state, balance, expiresAt }: { state: CertificateState; balance: number; expiresAt: Date | null },
  now: Date,
): CertificateLook {
  if (state === 'void') return 'void';
  if (balance === 0) return 'used-up';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}
