/** Applies the rate limits of codes (the figures are in otp.ts of the domain) to one that is about to be sent. */
import type { ErrorCode } from '#contract/errors.ts';
import { challengeSeconds } from '#domain/challenge.ts';
import { maskPhone } from '#domain/mask.ts';
import {
  addressBucket,
  addressLimits,
  numberLimit,
  sendLimits,
  siteLimits,
  wideBucket,
} from '#domain/otp.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { consumeLimit, type Limit, type LimitState } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Who requests a code: the number, its bucket (see find-device.ts) and the address. */
export type CodeCaller = {
  phone: string;
  bucket: string;
  ip: string;
  /** The number has an order: like known devices it may use the reserved part of the site-wide limit. */
  hasOrdered: boolean;
  /** The solution of a challenge that was sent, and the salt of the challenge that it solves. */
  solution: string | undefined;
  solved: string | undefined;
};
type Count = (key: string, limit: Limit, code: ErrorCode) => Promise<LimitState>;
type Ctx = Pick<Context, 'now' | 'config' | 'reached'>;

/**
 * Consumes the limits of a number in a fixed order, to avoid deadlocks between concurrent sends. The first exhausted
 * limit refuses, and the rollback releases the others: a refused request uses up no limit. Refuses `otp.too-early`,
 * `otp.budget`.
 * @returns the keys to release if the carrier does not accept the message
 */
export async function countForNumber(trx: Trx, ctx: Ctx, who: CodeCaller): Promise<string[]> {
  const owner = isKnown(who) ? `${who.phone}|${who.bucket}` : who.phone;
  const count = countIn(trx, ctx, who);
  // Minute and day limits count by number alone, over all browsers.
  await count(`sms-minute:${who.phone}`, sendLimits.minute, 'otp.too-early');
  await count(`sms-number:${who.phone}`, numberLimit, 'otp.budget');
  await count(`sms-hour:${owner}`, sendLimits.hour, 'otp.budget');
  await count(`sms-day:${owner}`, sendLimits.day, 'otp.budget');
  return [`sms-number:${who.phone}`, `sms-hour:${owner}`, `sms-day:${owner}`];
}

/**
 * Consumes the limits that a number shares with others: those of its address and of the whole shop. Called right before
 * the commit, because everybody else waits for these rows. Refuses `otp.network-busy`, `challenge.required`,
 * `otp.shop-busy`.
 */
export async function countForAll(trx: Trx, ctx: Ctx, who: CodeCaller): Promise<void> {
  const count = countIn(trx, ctx, who);
  const wait = await countNetwork(ctx, count, who.ip);
  if (wait > 0 && !isKnown(who)) await spendSolution(trx, ctx, who, wait);
  const site = siteLimits(ctx.config.codesPerHour);
  if (!isKnown(who) && !who.hasOrdered) await count('sms-site-strangers', site.strangers, 'otp.shop-busy');
  await count('sms-site', site.all, 'otp.shop-busy');
}

/**
 * Refuses like `countForAll` what is known to be beyond a limit, without the database. For browsers that the number does
 * not know; a known one is always counted.
 */
export function refuseBeyondLimits(
  { reached }: Pick<Context, 'reached'>,
  who: Pick<CodeCaller, 'phone' | 'ip' | 'solution' | 'solved'>,
): void {
  const buckets = bucketsOf(who.ip);
  for (const bucket of buckets) refuseFor(who, reached.waitOf(`sms-address:${bucket}`), 'otp.network-busy');
  refuseFor(who, reached.waitOf('sms-site'), 'otp.shop-busy');
  const wait = Math.max(...buckets.map((bucket) => reached.waitOf(freeOf(bucket))));
  if (wait > 0 && who.solved === undefined) throw unsolved(who, wait);
}

const isKnown = ({ bucket }: CodeCaller) => bucket !== '';
/** The /64 or the address itself, and the /48 around it. */
const bucketsOf = (ip: string) =>
  [addressBucket(ip), wideBucket(ip)].filter((bucket) => bucket !== undefined);
/** Remembers that the codes without a challenge are used up. */
const freeOf = (bucket: string) => `sms-free:${bucket}`;

function countIn(trx: Trx, ctx: Ctx, who: CodeCaller): Count {
  return async (key, limit, code) => {
    const state = await consumeLimit(trx, key, limit, ctx.now());
    if (state.retryAfter > 0) ctx.reached.note(key, state.retryAfter);
    refuseFor(who, state.retryAfter, code);
    return state;
  };
}

function refuseFor({ phone }: Pick<CodeCaller, 'phone'>, retryAfter: number, code: ErrorCode): void {
  const security = { account: `phone:${maskPhone(phone)}` };
  if (retryAfter > 0) throw new Refusal(code, { retryAfter, data: { resendAfter: retryAfter }, security });
}

/** Seconds until the address may get codes without a challenge again; 0 while it may. */
async function countNetwork(ctx: Ctx, count: Count, ip: string): Promise<number> {
  const { network, wide } = addressLimits;
  let longest = 0;
  for (const [at, bucket] of bucketsOf(ip).entries()) {
    const { free, hour } = at === 0 ? network : wide;
    const { hits, endsIn } = await count(`sms-address:${bucket}`, hour, 'otp.network-busy');
    if (hits <= free) continue;
    ctx.reached.note(freeOf(bucket), endsIn);
    longest = Math.max(longest, endsIn);
  }
  return longest;
}

/** A solution is accepted for one code, over all nodes. */
async function spendSolution(
  trx: Trx,
  ctx: Pick<Context, 'now'>,
  who: CodeCaller,
  retryAfter: number,
): Promise<void> {
  const once = { windowSeconds: 2 * challengeSeconds, max: 1 };
  if (who.solved !== undefined) {
    const { hits } = await consumeLimit(trx, `challenge:${who.solved}`, once, ctx.now());
    if (hits === 1) return;
  }
  throw unsolved(who, retryAfter);
}

function unsolved({ phone, solution }: Pick<CodeCaller, 'phone' | 'solution'>, retryAfter: number): Refusal {
  const account = `phone:${maskPhone(phone)}`;
  // The first request never has a solution, so it is no security event.
  const security = solution === undefined ? {} : { event: 'challenge.invalid' as const, account };
  return new Refusal('challenge.required', { retryAfter, security });
}
