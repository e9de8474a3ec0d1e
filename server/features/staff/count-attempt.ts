import { maskWords } from '#domain/mask.ts';
import { addressBucket } from '#domain/otp.ts';
import { signInLimits } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { consumeUnlessReached, type Limit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type Attempt = { login: string; device: string | undefined; ip: string; requestId: string };
type Budget = { key: string; limit: Limit; isOfLogin: boolean };

/**
 * Counts a sign-in before it is checked, whether the login exists or not. The limit of the address comes first, so that
 * a refusal there leaves no row for a made-up login. Refuses `limit.reached`.
 * @returns the keys to release when the sign-in succeeds
 */
export async function countAttempt(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'reached'>,
  attempt: Attempt,
): Promise<string[]> {
  const budgets = budgetsOf(attempt);
  for (const { key, limit, isOfLogin } of budgets) {
    const { hits, retryAfter } = await consumeUnlessReached(ctx, key, { ...limit, isReleased: true });
    if (retryAfter === 0) continue;
    if (isOfLogin && hits === limit.max + 1) await logLockOut(ctx, attempt);
    throw new Refusal('limit.reached', { retryAfter, security: { account: describeLogin(attempt.login) } });
  }
  return budgets.map(({ key }) => key);
}

/** A login masked for the security log. */
export function describeLogin(login: string): string {
  return `login:${maskWords(login)}`;
}

function budgetsOf({ login, device, ip }: Attempt): Budget[] {
  const own = (who: string): Budget => ({
    key: `staff-sign-in:${login}|${who}`,
    limit: signInLimits.login,
    isOfLogin: true,
  });
  if (device !== undefined) return [own(device)];
  const address = addressBucket(ip);
  return [
    { key: `staff-address:${address}`, limit: signInLimits.address, isOfLogin: false },
    own(address),
    { key: `staff-sign-in:${login}`, limit: signInLimits.everywhere, isOfLogin: true },
  ];
}

/** A job, so that the answer takes equally long whether the login exists or not. */
async function logLockOut(
  ctx: Pick<Context, 'db' | 'jobs'>,
  { login, ip, requestId }: Attempt,
): Promise<void> {
  await inTransaction(ctx.db, (trx) => ctx.jobs.add(trx, 'record-lock-out', { login, ip, requestId }));
}
