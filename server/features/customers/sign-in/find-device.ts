import type { Context } from '#server/context.ts';
import { hashToken, readToken } from '#server/platform/secrets.ts';
import { isKnownDevice } from './otp.repo.ts';

/** The cookie that identifies a browser which has signed in before. */
export const deviceCookie = 'dv';

/**
 * The bucket in which codes and their limits are counted: a browser that has signed in with this number has its own, so
 * that strangers requesting codes cannot lock the owner out; all others share the number's.
 */
export async function findBucket(
  ctx: Pick<Context, 'db'>,
  phone: string,
  deviceToken: string | undefined,
): Promise<string> {
  const token = readToken(deviceToken);
  if (!token) return '';
  const hash = hashToken(token);
  return (await isKnownDevice(ctx.db, phone, hash)) ? hash : '';
}
