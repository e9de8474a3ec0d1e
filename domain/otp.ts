/**
 * One-time codes (OTP): how long they live, and the rate limits of sending and trying them. The only place with these
 * rules.
 */

import { isGranted } from './clock-step.ts';

export const codeSeconds = 5 * 60;
/** Wrong attempts per code; the counter is incremented before an attempt is checked. */
export const attemptsPerCode = 5;
export const resendSeconds = 60;

type Limit = { windowSeconds: number; max: number };

/** Codes per phone number: one a minute, five an hour, ten a day. Always consumed in this order, to avoid deadlocks. */
export const sendLimits = {
  minute: { windowSeconds: resendSeconds, max: 1 },
  hour: { windowSeconds: 3600, max: 5 },
  day: { windowSeconds: 86_400, max: 10 },
} as const satisfies Record<string, Limit>;

/**
 * A known browser has hour and day limits of its own; this one, like the minute, is shared by all browsers that request
 * a code for the number.
 */
export const numberLimit: Limit = { windowSeconds: 86_400, max: 30 };

/**
 * Limits per address. Many customers share one (carrier NAT), so it asks for proof of work before it refuses: thirty
 * codes an hour freely, then one per solved challenge except for browsers known to the number, and never more than a
 * hundred. IPv6 is counted by /64, and by /48 as well: that is what one customer of a provider may hold.
 */
export const addressLimits = {
  network: { free: 30, hour: { windowSeconds: 3600, max: 100 } },
  wide: { free: 60, hour: { windowSeconds: 3600, max: 300 } },
} as const;

/**
 * The site-wide limit against SMS pumping at the shop's cost; the number is a setting. A third is reserved for browsers
 * known to their number and for numbers with orders, so that strangers cannot use up all of it.
 */
export function siteLimits(codesPerHour: number): { all: Limit; strangers: Limit } {
  const windowSeconds = 3600;
  return {
    all: { windowSeconds, max: codesPerHour },
    strangers: { windowSeconds, max: codesPerHour - Math.floor(codesPerHour / 3) },
  };
}
/** Wrong codes for one number per day, over all codes. */
export const failureLimit: Limit = { windowSeconds: 86_400, max: 20 };

const failuresBeforeWaiting = 100;

/**
 * Seconds an account must wait after this many wrong codes in a row: none up to a hundred, then a minute, doubled with
 * each one more, up to a day. A hundred attempts at six digits have a chance of one in ten thousand.
 */
export function waitAfterFailures(failures: number): number {
  if (failures < failuresBeforeWaiting) return 0;
  return Math.min(86_400, 60 * 2 ** Math.min(failures - failuresBeforeWaiting, 12));
}

/** Seconds until the next code may be sent, counted from the last one. */
export function resendAfter(lastSentAt: Date, now: Date): number {
  const passed = (now.getTime() - lastSentAt.getTime()) / 1000;
  return Math.min(resendSeconds, Math.max(0, Math.ceil(resendSeconds - passed)));
}

type Challenge = { attempts: number; usedAt: Date | null; endedAt: Date | null; expiresAt: Date };

/** State of a code: `expired` when used, replaced or too old, `exhausted` after too many attempts. */
export function stateOfCode(code: Challenge, now: Date): 'live' | 'expired' | 'exhausted' {
  if (code.usedAt !== null || code.endedAt !== null) return 'expired';
  if (!isGranted(code.expiresAt, codeSeconds, now)) return 'expired';
  return code.attempts < attemptsPerCode ? 'live' : 'exhausted';
}

/** The digits of a typed code, without pasted spaces, dashes and words around it. */
export function readCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[^0-9]/g, '');
}

/** The part of an address that is rate limited: all of IPv4, the first half of IPv6. */
export function addressBucket(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return ip.includes(':') ? networkOf(ip, 4) : ip;
}

/** The /48 network of an IPv6 address; IPv4 has no wider bucket. */
export function wideBucket(ip: string): string | undefined {
  return addressBucket(ip).includes(':') ? networkOf(ip, 3) : undefined;
}

function networkOf(ip: string, groups: number): string {
  const [head, tail = ''] = ip.toLowerCase().split('::') as [string, string?];
  const front = head.split(':').filter(Boolean);
  const back = ip.includes('::') ? tail.split(':').filter(Boolean) : [];
  const filled = [
    ...front,
    ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'),
    ...back,
  ];
  return `${filled
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${groups * 16}`;
}

/**
 * Counts of codes in a period that have expired or were used; `neighbours`: codes sent to a number whose successor
 * (number + 1) also got one.
 */
export type CodeFigures = { sent: number; used: number; neighbours: number };

const pumpingFrom = 50;
const leastUsed = 0.3;
const mostNeighbours = 0.5;

/**
 * Detects SMS pumping: of fifty or more codes hardly any was used, or they went to consecutive numbers. Real customers
 * use their codes, and their numbers are unrelated.
 */
export function isPumping({ sent, used, neighbours }: CodeFigures): boolean {
  return sent >= pumpingFrom && (used < sent * leastUsed || neighbours > sent * mostNeighbours);
}
