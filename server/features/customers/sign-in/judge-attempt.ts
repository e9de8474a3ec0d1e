import { timingSafeEqual } from 'node:crypto';
import { maskPhone } from '#domain/mask.ts';
import {
  failureLimit,
  attemptsPerCode,
  readCode,
  resendAfter,
  stateOfCode,
  waitAfterFailures,
} from '#domain/otp.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { consumeLimit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countFailure, findCustomerByPhone } from '#server/features/customers/profile/customer.repo.ts';
import { findNewestChallenge, takeAttempt } from './otp.repo.ts';
import { hashCode } from './send-code.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'secrets'>;
export type VerificationAttempt = { phone: string; bucket: string; typed: string };

/** The counter key of a bucket's wrong codes; a right code releases its own hit. */
export function failuresKey(attempt: Pick<VerificationAttempt, 'phone' | 'bucket'>): string {
  return `otp-failures:${attempt.bucket ? `${attempt.phone}|${attempt.bucket}` : attempt.phone}`;
}

/**
 * The id of the challenge that the code matches. Every attempt is counted against the code, the day and the account
 * before it is checked; one that is refused unchecked counts for nothing. Refuses `otp.wrong`, `otp.expired`,
 * `otp.exhausted`.
 */
export async function judgeAttempt(ctx: Ctx, attempt: VerificationAttempt): Promise<string> {
  await requireWaited(ctx, attempt);
  const challenge = await findNewestChallenge(ctx.db, attempt.phone, attempt.bucket);
  if (!challenge) throw new Refusal('otp.expired');
  const expected = await countAttempt(ctx, attempt, challenge);
  const given = hashCode(ctx, challenge.id, attempt.phone, readCode(attempt.typed));
  if (timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return challenge.id;
  await countFailure(ctx.db, attempt.phone, ctx.now());
  throw new Refusal('otp.wrong', { field: 'code' });
}

/**
 * After a hundred wrong codes in a row an account must wait. A known device does not wait for wrong codes of strangers.
 */
async function requireWaited(ctx: Ctx, { phone, bucket }: VerificationAttempt): Promise<void> {
  const customer = await findCustomerByPhone(ctx.db, phone);
  if (!customer?.failed_at || bucket !== '') return;
  const since = (ctx.now().getTime() - customer.failed_at.getTime()) / 1000;
  const wait = waitAfterFailures(customer.failures) - since;
  if (wait > 0) throw new Refusal('otp.exhausted', { retryAfter: wait, security: accountOf({ phone }) });
}

const accountOf = ({ phone }: Pick<VerificationAttempt, 'phone'>) => ({
  account: `phone:${maskPhone(phone)}`,
});

type Challenge = NonNullable<Awaited<ReturnType<typeof findNewestChallenge>>>;

/** The hash to compare with, for the few attempts that are checked. */
async function countAttempt(ctx: Ctx, attempt: VerificationAttempt, challenge: Challenge): Promise<string> {
  const now = ctx.now();
  const { attempts, used_at: usedAt, ended_at: endedAt, expires_at: expiresAt } = challenge;
  const state = stateOfCode({ attempts, usedAt, endedAt, expiresAt }, now);
  // A new code helps, as soon as one may be requested.
  const security = accountOf(attempt);
  const exhausted = () =>
    new Refusal('otp.exhausted', { retryAfter: resendAfter(challenge.created_at, now), security });
  if (state === 'expired') throw new Refusal('otp.expired');
  if (state === 'exhausted') throw exhausted();
  return inTransaction(ctx.db, async (trx) => {
    const today = await consumeLimit(trx, failuresKey(attempt), failureLimit, now);
    if (today.retryAfter > 0) throw new Refusal('otp.exhausted', { retryAfter: today.retryAfter, security });
    const taken = await takeAttempt(trx, challenge.id, attemptsPerCode, now);
    if (taken === undefined) throw exhausted();
    return taken;
  });
}
