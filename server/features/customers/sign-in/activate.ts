import type { SignedIn } from '#contract/customers/shop.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { releaseHit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, readToken } from '#server/platform/secrets.ts';
import { openCustomer, updateCustomer } from '#server/features/customers/profile/customer.repo.ts';
import { deviceCookie, findBucket } from './find-device.ts';
import { failuresKey, judgeAttempt } from './judge-attempt.ts';
import {
  giveRefresh,
  openSession,
  type SetCookie,
} from '#server/features/customers/sessions/open-session.ts';
import { rememberDevice, useChallenge } from './otp.repo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'secrets' | 'config'>;
export type Activation = {
  username: string;
  code: string;
  lang: 'tm' | 'ru';
  device: string;
  deviceToken: string | undefined;
  setCookie: SetCookie;
};

const yearSeconds = 365 * 86_400;

/**
 * Trades a code for a session; the first one creates the customer. Refuses `phone.invalid`, `otp.wrong`,
 * `otp.expired`, `otp.exhausted`, `customer.blocked`.
 */
export async function activate(ctx: Ctx, input: Activation): Promise<SignedIn> {
  const phone = parsePhone(input.username, ctx.config.smsPrefixes);
  if (!phone) throw new Refusal('phone.invalid', { field: 'username' });
  const bucket = await findBucket(ctx, phone, input.deviceToken);
  const challengeId = await judgeAttempt(ctx, { phone, bucket, typed: input.code });

  // Only a token that this number has signed in with is kept; any other may have been planted by an attacker.
  const known = bucket === '' ? undefined : readToken(input.deviceToken);
  const deviceToken = known ?? ctx.newToken();
  const opened = await inTransaction(ctx.db, async (trx) => {
    const now = ctx.now();
    // The counter before the code: the order in which an attempt locks them.
    await releaseHit(trx, failuresKey({ phone, bucket }));
    if (!(await useChallenge(trx, challengeId, now))) return undefined;
    const customer = await openCustomer(trx, phone, input.lang, now);
    if (customer.blocked_at) throw new Refusal('customer.blocked');
    await updateCustomer(trx, customer.id, { failures: 0, failed_at: null, lang: input.lang });
    await rememberDevice(trx, phone, hashToken(deviceToken), now);
    return openSession(trx, ctx, customer, input.device);
  });
  // The same code was posted twice at once and the other call was first; the right code was no wrong attempt either.
  if (!opened) throw new Refusal('otp.expired');
  input.setCookie(deviceCookie, deviceToken, { maxAgeSeconds: yearSeconds, httpOnly: true });
  giveRefresh(input.setCookie, opened.refresh, new Date(opened.signedIn.refresh), ctx.now());
  return opened.signedIn;
}
