/** Gift certificates (vouchers, gift cards): codes, validity, and the rate limit of unknown codes. */
import { isSmsHour, smsHours } from '#domain/notifications/sms-hours.ts';
import { addDays, type Day, dayOf, minuteOf, minutesIn } from '../delivery/calendar.ts';

/**
 * Unknown codes per hour. A code has at least 55 random bits, so this limits load rather than guessing; many customers
 * share an address (carrier NAT), so its limit is three times that of one customer. `own`: of a customer whose address
 * is full of others' attempts.
 */
export const unknownCodeLimits = {
  customer: { windowSeconds: 3600, max: 20 },
  address: { windowSeconds: 3600, max: 60 },
  own: { windowSeconds: 3600, max: 5 },
} as const;

/** Unknown codes of all callers per day: more than customers mistype. */
export const unknownCodesOfDay = { windowSeconds: 86_400, max: 1_000 } as const;

export const certificateStates = ['active', 'void'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Face value that staff may issue, and what one of them may give away in a day without a second person, tenge. */
export const leastFace = 100;
export const mostFace = 50_000;

/** @param alone what one person gives in a day, with what is to be given now */
export function needsSecond(alone: number): boolean {
  return alone > mostFace;
}

/** How certificates are paid that staff sell in the shop. */
export const counterPayments = ['CASH', 'TERMINAL', 'TRANSFER'] as const;
export type CounterPayment = (typeof counterPayments)[number];

/**
 * How one was paid that staff issue: in cash where only that it was sold is said, null where it is given.
 * @returns undefined for one that is paid and not sold
 */
export function counterPaymentOf(said: {
  isPaid: boolean;
  paidBy?: CounterPayment | null | undefined;
}): CounterPayment | null | undefined {
  if (said.isPaid) return said.paidBy ?? 'CASH';
  return said.paidBy ? undefined : null;
}

/** How a bought certificate is delivered. */
export const certificateWays = ['SMS', 'PRINT'] as const;
export type CertificateWay = (typeof certificateWays)[number];
/** Face value of certificates sold to customers, tenge. */
export const leastSoldFace = 2_000;
export const mostSoldFace = 500_000;
/** What a customer may buy per day. */
export const mostBoughtInDay = { units: 10, tenge: 500_000 } as const;
/** How many days ahead the SMS can be scheduled. */
export const mostDaysAhead = 90;
/** Characters of the recipient's name and of the card's text. */
export const longestName = 80;
export const longestMessage = 200;
/** Characters of the giver's name, as the certificate says it. */
export const longestGiver = 40;
/** Whether an SMS of the shop may carry it: a stranger types it, so it holds no address, number or sentence. */
export const isGiverName = (text: string): boolean => /^\p{L}[\p{L} '’-]*$/u.test(text);

/**
 * Whether the SMS can be scheduled for a day. `months`: the validity, where it may end before the last day that can be
 * chosen.
 */
export function maySendOn(day: Day, now: Date, months?: number): boolean {
  const today = dayOf(now);
  const isValid = months === undefined || day < dayOf(monthsAfter(now, months));
  return day >= today && day <= addDays(today, mostDaysAhead) && isValid;
}

/** The last day whose SMS may be sent now: bearers are not woken by what others bought at night. */
export function lastSendDay(now: Date): Day {
  return isSmsHour(now) ? dayOf(now) : addDays(dayOf(now), -1);
}

/** The day of an SMS that is wanted at once: tomorrow, when the hours of today are over. */
export function firstSendDay(now: Date): Day {
  return addDays(dayOf(now), minuteOf(now) < minutesIn(smsHours.to) ? 0 : 1);
}

/** Line number of a certificate that the buyer took instead of a refund; real lines begin at 1. */
export const insteadOfMoney = 0;

/** How often a buyer may have a code sent again. */
export const sendsOfBuyer = { windowSeconds: 86_400, max: 3 } as const;

/** Default validity in months. */
export const usualMonths = 12;
export const mostMonths = 36;
/** Minimum validity in months that staff may set. */
export const leastSoldMonths = 6;
/** A balance that comes back to a certificate can be spent for at least this many days more. */
export const daysAfterReturn = 30;

/** 32 characters that are not mistaken for each other, on paper or by ear. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const randomSigns = 11;

/**
 * A new code: eleven random characters and a check character.
 * @param random at least eleven characters of base64url
 */
export function certificateCode(random: string): string {
  const body = [...random.slice(0, randomSigns)]
    .map((sign) => signs[base64.indexOf(sign) % signs.length])
    .join('');
  return body + checkSign(body);
}

/** As printed and read out: `K7QM-4RTA-9XWC`. */
export function printedCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** Normalises a typed code: case, spaces and dashes are ignored. */
export function foldCertificateCode(typed: string): string {
  return typed.replace(/[\s‐-―-]/g, '').toUpperCase();
}

/**
 * Checks the check character of a code of today's length: detects one wrong character or two swapped ones without a
 * query.
 */
export function isWellSpelled(code: string): boolean {
  const folded = foldCertificateCode(code);
  return folded.length !== randomSigns + 1 || checkSign(folded.slice(0, -1)) === folded.slice(-1);
}

// Odd weights, so that every change of one character changes the sum.
function checkSign(body: string): string {
  const sum = [...body].reduce((all, sign, at) => all + (2 * at + 1) * signs.indexOf(sign), 0);
  return signs[((sum % signs.length) + signs.length) % signs.length] ?? '';
}

/** Maximum number of certificates per order. */
export const mostCodes = 5;

/** The codes in a request, without repeats; `certificate` is a list of one, ignored when there is a list. */
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
 * Which certificates pay how much of a sum: the nearest expiry first, then the smallest balance, so that little is left
 * to expire. Certificates that are not needed are left out.
 */
export function allocateCertificates<C extends { id: number; balance: number; expiresAt: Date | null }>(
  certificates: readonly C[],
  sum: number,
): (C & { tenge: number })[] {
  let left = sum;
  const endOf = ({ expiresAt }: C) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return [...certificates]
    .sort((a, b) => endOf(a) - endOf(b) || a.balance - b.balance || a.id - b.id)
    .flatMap((certificate) => {
      const tenge = Math.min(certificate.balance, left);
      left -= tenge;
      return tenge > 0 ? [{ ...certificate, tenge }] : [];
    });
}

/** How a refund is distributed to certificates: the last one spent first. @param parts in the order they were spent */
export function allocateReturn<P extends { tenge: number }>(parts: readonly P[], sum: number): P[] {
  let left = sum;
  return [...parts].reverse().flatMap((part) => {
    const tenge = Math.min(part.tenge, left);
    left -= tenge;
    return tenge > 0 ? [{ ...part, tenge }] : [];
  });
}

/** The same local day and time so many months later, or the last day of a shorter month. */
export function monthsAfter(at: Date, months: number): Date {
  const today = dayOf(at);
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return new Date(at.getTime() + day.getTime() - Date.parse(`${today}T00:00:00Z`));
}

/** Months after the expiry when the rest may be written off. */
const monthsUntilLapse = 12;
/** Whether staff may write off what is left of an expired certificate. */
export function mayLapse(
  { state, balance, expiresAt }: { state: string; balance: number; expiresAt: Date | null },
  now: Date,
): boolean {
  return (
    state !== 'void' && balance > 0 && expiresAt !== null && monthsAfter(expiresAt, monthsUntilLapse) <= now
  );
}

/** The state of a certificate as shown. */
export type CertificateLook = 'active' | 'used-up' | 'expired' | 'void';
/** The state as shown: a certificate without balance is used up, whatever its expiry. */
export function lookOf(
  { state, balance, expiresAt }: { state: CertificateState; balance: number; expiresAt: Date | null },
  now: Date,
): CertificateLook {
  if (state === 'void') return 'void';
  if (balance === 0) return 'used-up';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}
