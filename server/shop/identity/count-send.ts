import { maskPhone } from '#domain/mask.ts';
import { addressBucket, addressLimits, sendLimits, siteLimit } from '#domain/otp.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db.ts';
import { hitLimit, type Limit } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Who asks for a code: the number, its bucket (see find-device.ts) and the address. */
export type Asking = { phone: string; bucket: string; ip: string };

/**
 * Counts a code against every budget, always in this order, so that two senders never wait for each other in a ring.
 * The first budget that is used up refuses, and the rollback gives the others back: a refused try costs nobody anything.
 * @returns the keys to give back if the carrier does not take the message
 */
export async function countSend(
  trx: Trx,
  ctx: Pick<Context, 'now' | 'config'>,
  who: Asking,
): Promise<string[]> {
  const owner = who.bucket ? `${who.phone}|${who.bucket}` : who.phone;
  const address = addressBucket(who.ip);
  const count = async (key: string, limit: Limit) => {
    const { hits, retryAfter } = await hitLimit(trx, key, limit, ctx.now());
    if (retryAfter === 0) return hits;
    const code = limit === sendLimits.minute ? 'otp.too-early' : 'otp.budget';
    throw new Refusal(code, {
      retryAfter,
      data: { resendAfter: retryAfter },
      security: { account: `phone:${maskPhone(who.phone)}` },
    });
  };
  await count(`sms-minute:${owner}`, sendLimits.minute);
  await count(`sms-hour:${owner}`, sendLimits.hour);
  await count(`sms-day:${owner}`, sendLimits.day);
  const fromAddress = await count(`sms-address:${address}`, addressLimits.hour);
  // The last free one begins the first slow minute.
  if (fromAddress >= addressLimits.free && who.bucket === '')
    await count(`sms-slow:${address}`, addressLimits.slow);
  await count('sms-site', siteLimit(ctx.config.codesPerHour));
  return [`sms-hour:${owner}`, `sms-day:${owner}`];
}
