import { isSessionOver } from '#domain/session.ts';
import type { DbContext } from '#server/context.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findSessionByRefresh } from './session.repo.ts';

/**
 * Whether a browser is signed in, for a page with its cookie and no access token; read-only. Refuses `session.missing`.
 */
export async function requireSession(ctx: DbContext, refresh: string | undefined): Promise<void> {
  const session = refresh ? await findSessionByRefresh(ctx.db, hashToken(refresh)) : undefined;
  const times = session && {
    expiresAt: session.expires_at,
    lastSeenAt: session.last_seen_at,
    revokedAt: session.revoked_at,
  };
  if (!times || isSessionOver(times, ctx.now())) throw new Refusal('session.missing');
}
