import { generateSecret } from 'otplib';
import { linkSeconds } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { insertLink } from './staff.repo.ts';

export type StaffLink = { url: string; expiresAt: string };

/**
 * A one-time link, valid for so many seconds; earlier links of the person end. The token is in the URL fragment, which
 * no server logs.
 */
export async function makeLink(
  trx: Trx,
  ctx: Pick<Context, 'now' | 'newToken' | 'secrets' | 'config'>,
  staffId: number,
  seconds: number = linkSeconds,
): Promise<StaffLink> {
  const token = ctx.newToken();
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await insertLink(trx, {
    token_hash: hashToken(token),
    staff_id: staffId,
    totp_secret: ctx.secrets.seal('staff', generateSecret()),
    expires_at: expiresAt,
    created_at: now,
  });
  return { url: `${ctx.config.publicUrl}/office#/setup/${token}`, expiresAt: expiresAt.toISOString() };
}
