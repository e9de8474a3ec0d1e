/** A code by SMS proves that somebody reads the messages of a number, without an account. */
import { parsePhone } from '#domain/phone.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { releaseHit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { failuresKey, judgeAttempt } from './judge-attempt.ts';
import { useChallenge } from './otp.repo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'secrets' | 'config'>;

/**
 * Does what the owner of a number wants, once per code of `sendCode`; attempts count towards the sign-in limits.
 * @param work runs in the transaction that uses the code up, with the normalised number
 * @throws Refusal `phone.invalid`, `otp.wrong`, `otp.expired`, `otp.exhausted`
 */
export async function proveNumber(
  ctx: Ctx,
  { typed, code, bucket = '' }: { typed: string; code: string; bucket?: string },
  work: (trx: Trx, phone: string) => Promise<void>,
): Promise<void> {
  const phone = parsePhone(typed, ctx.config.smsPrefixes);
  if (!phone) throw new Refusal('phone.invalid', { field: 'mobile' });
  const attempt = { phone, bucket, typed: code };
  const challengeId = await judgeAttempt(ctx, attempt);
  await inTransaction(ctx.db, async (trx) => {
    await releaseHit(trx, failuresKey(attempt));
    if (!(await useChallenge(trx, challengeId, ctx.now()))) throw new Refusal('otp.expired');
    await work(trx, phone);
  });
}
