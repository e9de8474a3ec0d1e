import { codeSeconds, resendAfter, resendSeconds } from '#domain/otp.ts';
import { parsePhone } from '#domain/phone.ts';
import { codeText } from '#domain/notifications/sms-text.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createChallenge, readSolution } from '#server/platform/proof-of-work.ts';
import { readToken } from '#server/platform/secrets.ts';
import { hasOrdered } from '#server/features/orders/core/orders.read.ts';
import { findSmsIssues } from '#server/features/notifications/find-sms-issues.ts';
import { readShopName } from '#server/features/content/texts.ts';
import { queueText } from '#server/features/notifications/queue-sms.ts';
import { type CodeCaller, countForAll, countForNumber, refuseBeyondLimits } from './count-send.ts';
import { findCustomerByPhone } from '#server/features/customers/profile/customer.repo.ts';
import { findBucket } from './find-device.ts';
import { findNewestChallenge, replaceChallenge } from './otp.repo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newId' | 'newCode' | 'jobs' | 'secrets' | 'config' | 'reached'>;
export type CodeInput = {
  username: string;
  /** The solution of the challenge that an earlier call was refused with. */
  solution: string | undefined;
  ip: string;
  deviceToken: string | undefined;
  /** The bucket of codes for one purpose only; by default that of the device. */
  bucket?: string;
  lang: 'tm' | 'ru';
};
export type CodeReceipt = { phone: string; resendAfter: number; expiresIn: number };

/**
 * Sends a code. `mayBeRecent`: a code sent within the last minute is accepted as sent (for a reloaded page); otherwise that
 * is `otp.too-early`. Refuses `phone.invalid`, what count-send.ts refuses, and `sms.unavailable` while no carrier accepts
 * messages. The answer does not reveal whether the number has a customer, except when strangers have used up their part
 * of the site-wide limit: numbers with orders still get a code.
 */
export async function sendCode(ctx: Ctx, input: CodeInput, mayBeRecent: boolean): Promise<CodeReceipt> {
  const phone = parsePhone(input.username, ctx.config.smsPrefixes);
  if (!phone) throw new Refusal('phone.invalid', { field: 'username' });
  try {
    return await sendUnlessRecent(ctx, { ...input, phone, mayBeRecent });
  } catch (error) {
    throw await withChallenge(ctx, error, phone);
  }
}

async function sendUnlessRecent(
  ctx: Ctx,
  input: CodeInput & { phone: string; mayBeRecent: boolean },
): Promise<CodeReceipt> {
  const { phone, mayBeRecent } = input;
  const given = { phone, ip: input.ip, solution: input.solution, solved: readSolved(ctx, phone, input) };
  // A code that has just been sent is told of, not refused.
  const isJustSent = ctx.reached.waitOf(sentKey(phone)) > 0;
  const isStrange = input.bucket === undefined && readToken(input.deviceToken) === undefined;
  if (isStrange && !isJustSent) refuseBeyondLimits(ctx, given);
  const customer = await findCustomerByPhone(ctx.db, phone);
  if (customer?.blocked_at) throw new Refusal('phone.invalid', { field: 'username' });
  const bucket = input.bucket ?? (await findBucket(ctx, phone, input.deviceToken));
  if (bucket === '' && !isJustSent) refuseBeyondLimits(ctx, given);
  const who = { ...given, bucket, hasOrdered: await hasOrdered(ctx.db, phone) };
  const recent = await findRecentCode(ctx, who);
  if (recent) return mayBeRecent ? recent : refuseEarly(recent);
  const issue = await findSmsIssues(ctx);
  if (issue)
    throw new Refusal('sms.unavailable', {
      retryAfter: issue.retryAfter,
      reason: 'the latest messages did not go out',
    });
  try {
    const sent = await issueCode(ctx, who, input.lang);
    ctx.reached.note(sentKey(phone), resendSeconds);
    return sent;
  } catch (error) {
    // Two calls at once: the other one has just sent it.
    const sent =
      mayBeRecent && error instanceof Refusal && error.code === 'otp.too-early'
        ? await findRecentCode(ctx, who)
        : undefined;
    if (!sent) throw error;
    return sent;
  }
}

const sentKey = (phone: string) => `sms-sent:${phone}`;

/** The salt of the challenge that the caller has solved. */
function readSolved(ctx: Ctx, phone: string, { solution = '' }: CodeInput): string | undefined {
  return readSolution(ctx.secrets, { solution, subject: phone, now: ctx.now() });
}

/** Attaches a challenge to a refusal that requires one; made here, where no transaction waits for it. */
async function withChallenge(ctx: Ctx, error: unknown, phone: string): Promise<unknown> {
  if (!(error instanceof Refusal) || error.code !== 'challenge.required') return error;
  const challenge = await createChallenge(ctx.secrets, { salt: ctx.newId(), subject: phone, now: ctx.now() });
  return new Refusal(error.code, { ...error.facts, data: { challenge } });
}

/** The stored hash of a code: useless without the key, which is not in the database. */
export function hashCode(
  ctx: Pick<Context, 'secrets'>,
  challengeId: string,
  phone: string,
  code: string,
): string {
  return ctx.secrets.mac('otp', `${challengeId}|${phone}|${code}`);
}

/** Limits, the code's hash and the queued SMS: all or nothing. */
async function issueCode(ctx: Ctx, who: CodeCaller, lang: 'tm' | 'ru'): Promise<CodeReceipt> {
  const shop = (await readShopName(ctx.db))[lang];
  return inTransaction(ctx.db, async (trx) => {
    const giveBack = await countForNumber(trx, ctx, who);
    const now = ctx.now();
    const id = ctx.newId();
    const code = ctx.newCode();
    const expiresAt = new Date(now.getTime() + codeSeconds * 1000);
    await replaceChallenge(trx, {
      id,
      phone: who.phone,
      device_id: who.bucket,
      code_hash: hashCode(ctx, id, who.phone, code),
      expires_at: expiresAt,
      created_at: now,
    });
    const text = codeText(code, ctx.config.publicUrl, { lang, shop });
    await queueText(trx, ctx, { phone: who.phone, kind: 'code', text, expiresAt, giveBack });
    await countForAll(trx, ctx, who);
    return { phone: who.phone, resendAfter: resendSeconds, expiresIn: codeSeconds };
  });
}

/** An unused code sent within the last minute. */
async function findRecentCode(ctx: Ctx, who: CodeCaller): Promise<CodeReceipt | undefined> {
  const last = await findNewestChallenge(ctx.db, who.phone, who.bucket);
  const wait = last ? resendAfter(last.created_at, ctx.now()) : 0;
  if (!last || wait === 0 || last.used_at !== null) return undefined;
  const left = Math.ceil((last.expires_at.getTime() - ctx.now().getTime()) / 1000);
  return { phone: who.phone, resendAfter: wait, expiresIn: Math.max(0, left) };
}

function refuseEarly({ resendAfter: wait }: CodeReceipt): never {
  throw new Refusal('otp.too-early', { retryAfter: wait, data: { resendAfter: wait } });
}
