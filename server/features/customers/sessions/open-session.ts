import type { SignedIn } from '#contract/customers/shop.ts';
import { accessSeconds, customerSessionSeconds } from '#domain/session.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { CookieOptions } from '#server/platform/http/call.ts';
import { hashToken } from '#server/platform/secrets.ts';
import type { CustomerRecord } from '#server/features/customers/profile/customer.repo.ts';
import { insertSession } from './session.repo.ts';

/** The cookie of the refresh token: HttpOnly. */
export const refreshCookie = 'rt';

export type SetCookie = (name: string, value: string, options: CookieOptions) => void;
export type Tokens = { access: string; refresh: string };

/** Begins a session with fresh random tokens; only their hashes are stored. */
export async function openSession(
  trx: Trx,
  ctx: Pick<Context, 'now' | 'newId' | 'newToken'>,
  customer: CustomerRecord,
  device: string,
): Promise<Tokens & { signedIn: SignedIn }> {
  const now = ctx.now();
  const tokens = { access: ctx.newToken(), refresh: ctx.newToken() };
  const expires_at = later(now, customerSessionSeconds);
  await insertSession(trx, {
    id: ctx.newId(),
    customer_id: customer.id,
    access_hash: hashToken(tokens.access),
    access_expires_at: later(now, accessSeconds),
    refresh_hash: hashToken(tokens.refresh),
    previous_refresh_hash: null,
    previous_access_hash: null,
    rotated_at: now,
    device,
    created_at: now,
    last_seen_at: now,
    expires_at,
    revoked_at: null,
  });
  return {
    ...tokens,
    signedIn: { token: tokens.access, username: customer.phone, refresh: expires_at.toISOString() },
  };
}

/**
 * Derives the tokens that follow a refresh token. They are computed, not random, so that everyone with the same token
 * within the grace period (tabs, repeated calls after a lost answer) gets the same pair and nobody is signed out. The
 * master key is part of the derivation; otherwise whoever saw one token could compute all later ones.
 */
export function nextTokens(ctx: Pick<Context, 'secrets'>, refresh: string): Tokens {
  const derive = (part: string) =>
    Buffer.from(ctx.secrets.mac('session', `${part}|${refresh}`), 'hex').toString('base64url');
  return { access: derive('access'), refresh: derive('refresh') };
}

/** Sets the cookie of the refresh token, which ends with the session. */
export function giveRefresh(setCookie: SetCookie, refresh: string, expiresAt: Date, now: Date): void {
  setCookie(refreshCookie, refresh, {
    maxAgeSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
    httpOnly: true,
  });
}

export function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
