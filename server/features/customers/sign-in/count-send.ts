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
export type Asking = {
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

/**
 * Consumes every rate limit in a fixed order, to avoid deadlocks between concurrent sends. The first exhausted limit
 * refuses, and the rollback releases the others: a refused request uses up no limit. Refuses `otp.too-early`,
 * `otp.budget`, `otp.network-busy`, `challenge.required`, `otp.shop-busy`.
 * @returns the keys to release if the carrier does not accept the message
 */
export async function countSend(
  trx: Trx,
  ctx: Pick<Context, 'now' | 'config'>,
  who: Asking,
): Promise<string[]> {
  const isKnown = who.bucket !== '';
  const owner = isKnown ? `${who.phone}|${who.bucket}` : who.phone;
  const account = `phone:${maskPhone(who.phone)}`;
  const count: Count = async (key, limit, code) => {
    const state = await consumeLimit(trx, key, limit, ctx.now());
    const { retryAfter } = state;
    if (retryAfter > 0)
      throw new Refusal(code, { retryAfter, data: { resendAfter: retryAfter }, security: { account } });
    return state;
  };
  // Minute and day limits count by number alone, over all browsers.
  await count(`sms-minute:${who.phone}`, sendLimits.minute, 'otp.too-early');
  await count(`sms-number:${who.phone}`, numberLimit, 'otp.budget');
  await count(`sms-hour:${owner}`, sendLimits.hour, 'otp.budget');
  await count(`sms-day:${owner}`, sendLimits.day, 'otp.budget');
  const wait = await countNetwork(count, who.ip);
  if (wait > 0 && !isKnown) await spendSolution(trx, ctx, who, wait);
  const site = siteLimits(ctx.config.codesPerHour);
  if (!isKnown && !who.hasOrdered) await count('sms-site-strangers', site.strangers, 'otp.shop-busy');
  await count('sms-site', site.all, 'otp.shop-busy');
  return [`sms-number:${who.phone}`, `sms-hour:${owner}`, `sms-day:${owner}`];
}

/** Seconds until the address may get codes without a challenge again; 0 while it may. */
async function countNetwork(count: Count, ip: string): Promise<number> {
  const { network, wide } = addressLimits;
  const near = await count(`sms-address:${addressBucket(ip)}`, network.hour, 'otp.network-busy');
  const waitNear = near.hits > network.free ? near.endsIn : 0;
  const bucket = wideBucket(ip);
  if (!bucket) return waitNear;
  const far = await count(`sms-address:${bucket}`, wide.hour, 'otp.network-busy');
  return Math.max(waitNear, far.hits > wide.free ? far.endsIn : 0);
}

/** A solution is accepted for one code, over all nodes. */
async function spendSolution(
  trx: Trx,
  ctx: Pick<Context, 'now'>,
  who: Asking,
  retryAfter: number,
): Promise<void> {
  const once = { windowSeconds: 2 * challengeSeconds, max: 1 };
  if (who.solved !== undefined) {
    const { hits } = await consumeLimit(trx, `challenge:${who.solved}`, once, ctx.now());
    if (hits === 1) return;
  }
  const account = `phone:${maskPhone(who.phone)}`;
  // The first request never has a solution, so it is no security event.
  const security = who.solution === undefined ? {} : { event: 'challenge.invalid' as const, account };
  throw new Refusal('challenge.required', { retryAfter, security });
}
