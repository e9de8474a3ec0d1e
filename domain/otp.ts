/** One-time codes (OTP): how long they live, and the rate limits of sending and trying them. Every place that asks, asks here. */

import { isGranted } from './clock-step.ts';

export const codeSeconds = 5 * 60;
/** Wrong attempts that one code allows; the count goes up before an attempt is checked. */
export const attemptsPerCode = 5;
export const resendSeconds = 60;

type Limit = { windowSeconds: number; max: number };

/** A number may be sent one code a minute, five an hour, ten a day. Always consumed in this order, to avoid deadlocks. */
export const sendLimits = {
  minute: { windowSeconds: resendSeconds, max: 1 },
  hour: { windowSeconds: 3600, max: 5 },
  day: { windowSeconds: 86_400, max: 10 },
} as const satisfies Record<string, Limit>;

/** A known browser has hour and day of its own; this is for all browsers that ask for one number, and so is the minute. */
export const numberLimit: Limit = { windowSeconds: 86_400, max: 30 };

/**
 * Many customers share an address (carrier NAT), so it asks for work before it stops: thirty codes an hour freely, then
 * each for a solved challenge except for browsers that are known to the number, and never more than a hundred. IPv6 goes
 * by /64, and by /48 as well: that is what a single customer of a provider may hold.
 */
export const addressLimits = {
  network: { free: 30, hour: { windowSeconds: 3600, max: 100 } },
  wide: { free: 60, hour: { windowSeconds: 3600, max: 300 } },
} as const;

/**
 * The last bound on SMS that are pumped at the shop's cost; how many is a setting. A third is kept for browsers that are
 * known to their number and for numbers that have ordered, so that strangers cannot use all of it up.
 */
export function siteLimits(codesPerHour: number): { all: Limit; strangers: Limit } {
  const windowSeconds = 3600;
  return {
    all: { windowSeconds, max: codesPerHour },
    strangers: { windowSeconds, max: codesPerHour - Math.floor(codesPerHour / 3) },
  };
}
/** Wrong codes for one number in a day, over all codes. */
export const failureLimit: Limit = { windowSeconds: 86_400, max: 20 };

const failuresBeforeWaiting = 100;

/**
 * Seconds an account has to wait after so many wrong codes in a row: none up to a hundred, then a minute,
 * doubled with each one more, a day at most. Six digits guessed a hundred times are one chance in ten thousand.
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

/** May this code be guessed at now? What is used, replaced or too old has expired; what was guessed too often is exhausted. */
export function stateOfCode(code: Challenge, now: Date): 'live' | 'expired' | 'exhausted' {
  if (code.usedAt !== null || code.endedAt !== null) return 'expired';
  if (!isGranted(code.expiresAt, codeSeconds, now)) return 'expired';
  return code.attempts < attemptsPerCode ? 'live' : 'exhausted';
}

/** Digits of a typed code: people paste spaces, dashes and whole words around it. */
export function readCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[^0-9]/g, '');
}

/** The part of an address that limits count by: all of IPv4, the first half of IPv6. */
export function addressBucket(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return ip.includes(':') ? networkOf(ip, 4) : ip;
}

/** The network of /48 that an IPv6 address belongs to; IPv4 has none that is counted. */
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

/** Figures about the codes of a period that have expired or were used; `neighbours`: codes sent to a number whose successor (number + 1) also got one. */
export type CodeFigures = { sent: number; used: number; neighbours: number };

const pumpingFrom = 50;
const leastUsed = 0.3;
const mostNeighbours = 0.5;

/**
 * Whether somebody seems to send codes at the shop's cost: of fifty or more hardly any is typed in, or they go to numbers that
 * stand side by side. People who ask for a code want to come in, and their numbers have nothing to do with each other.
 */
export function isPumping({ sent, used, neighbours }: CodeFigures): boolean {
  return sent >= pumpingFrom && (used < sent * leastUsed || neighbours > sent * mostNeighbours);
}
