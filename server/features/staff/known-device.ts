import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { hashToken, readToken } from '#server/platform/secrets.ts';
import type { Browser } from './open-session.ts';
import { findDeviceOf, saveDevice } from './staff.repo.ts';

const deviceCookie = 'staff-device';
const yearSeconds = 365 * 86_400;

/** The hash of the browser's device token when it has signed in with this login before. */
export async function findKnownDevice(
  ctx: Pick<Context, 'db'>,
  login: string,
  browser: Pick<Browser, 'cookie'>,
): Promise<string | undefined> {
  const token = readToken(browser.cookie(deviceCookie));
  if (!token) return undefined;
  const hash = hashToken(token);
  return (await findDeviceOf(ctx.db, login, hash)) ? hash : undefined;
}

/** Makes the browser a known device: by its present token when that was known already, otherwise by a new one. */
export async function rememberDevice(
  trx: Trx,
  ctx: Pick<Context, 'now' | 'newToken'>,
  staffId: number,
  browser: Browser,
  known?: string,
): Promise<void> {
  const token = known === undefined ? ctx.newToken() : (readToken(browser.cookie(deviceCookie)) ?? '');
  const now = ctx.now();
  await saveDevice(trx, { staff_id: staffId, device_hash: hashToken(token), seen_at: now }, yearsAgo(now));
  browser.setCookie(deviceCookie, token, { maxAgeSeconds: yearSeconds, httpOnly: true });
}

function yearsAgo(now: Date): Date {
  return new Date(now.getTime() - yearSeconds * 1000);
}
