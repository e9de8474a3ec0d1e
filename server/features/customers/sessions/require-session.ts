import { isSessionOver } from '#domain/session.ts';
import type { DbContext } from '#server/context.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findSessionByRefresh } from './session.repo.ts';

/**
 * The customer of a browser that is signed in, for a page with its cookie and no access token; read-only. Refuses `session.missing`.
 */
export async function requireSession(ctx: DbContext, refresh: string | undefined): Promise<number> {
  const session = refresh ? await findSessionByRefresh(ctx.db, hashToken(refresh)) : undefined;
  const times = session && {
    expiresAt: session.expires_at,
    lastSeenAt: session.last_seen_at,
    revokedAt: session.revoked_at,
  };
  if (!session || !times || isSessionOver(times, ctx.now())) throw new Refusal('session.missing');
  return session.customer_id;
}
