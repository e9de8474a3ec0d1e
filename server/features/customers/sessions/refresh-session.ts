import type { SignedIn } from '#contract/customers/shop.ts';
import { isWithinLast } from '#domain/clock-step.ts';
import { accessSeconds, isSessionOver, outlivesRefresh, rotationGraceSeconds } from '#domain/session.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { findCustomerById } from '#server/features/customers/profile/customer.repo.ts';
import { giveRefresh, later, nextTokens, refreshCookie, type SetCookie } from './open-session.ts';
import {
  findSessionByOldRefresh,
  retainOldRefresh,
  lockSessionByRefresh,
  type SessionRecord,
  updateSession,
} from './session.repo.ts';

type Verdict =
  | { session: SessionRecord; username: string }
  | 'missing'
  | 'expired'
  | 'revoked'
  /** A token that was replaced long ago was used again: it was probably stolen. */
  | { replayOf: number };

/**
 * A new pair of tokens for the refresh cookie. The token just replaced gets the same pair for ten seconds; an older one
 * means that it was stolen, and ends the session everywhere. Refuses `session.missing`, `session.expired`,
 * `session.revoked`.
 */
export async function refreshSession(
  ctx: Pick<Context, 'db' | 'now' | 'secrets'>,
  refresh: string | undefined,
  setCookie: SetCookie,
): Promise<SignedIn> {
  if (!refresh) throw new Refusal('session.missing');
  const tokens = nextTokens(ctx, refresh);
  // The outcome leaves the transaction before it becomes a refusal, otherwise ending the session would be rolled back.
  const verdict = await inTransaction(ctx.db, (trx) =>
    judge(trx, hashToken(refresh), hashToken(tokens.access), hashToken(tokens.refresh), ctx.now()),
  );
  if (!(typeof verdict === 'object' && 'session' in verdict)) {
    setCookie(refreshCookie, '', { maxAgeSeconds: 0, httpOnly: true });
    throw refusalOf(verdict);
  }
  giveRefresh(setCookie, tokens.refresh, verdict.session.expires_at, ctx.now());
  return {
    token: tokens.access,
    username: verdict.username,
    refresh: verdict.session.expires_at.toISOString(),
  };
}

function refusalOf(verdict: Exclude<Verdict, { username: string }>): Refusal {
  if (typeof verdict === 'string') return new Refusal(`session.${verdict}`);
  const security = { event: 'session.replayed', account: `customer:${verdict.replayOf}` } as const;
  return new Refusal('session.revoked', { security });
}

async function judge(
  trx: Trx,
  hash: string,
  accessHash: string,
  refreshHash: string,
  now: Date,
): Promise<Verdict> {
  const session = await lockSessionByRefresh(trx, hash);
  if (!session) return judgeOld(trx, hash, now);
  if (session.revoked_at) return 'revoked';
  if (
    isSessionOver({ expiresAt: session.expires_at, lastSeenAt: session.last_seen_at, revokedAt: null }, now)
  )
    return 'expired';
  const customer = await findCustomerById(trx, session.customer_id);
  if (!customer || customer.blocked_at || customer.erased_at) return 'revoked';
  if (session.refresh_hash === hash) {
    if (session.previous_refresh_hash) await retainOldRefresh(trx, session.id, session.previous_refresh_hash);
    await updateSession(trx, session.id, {
      refresh_hash: refreshHash,
      access_hash: accessHash,
      access_expires_at: later(now, accessSeconds),
      previous_refresh_hash: hash,
      previous_access_hash: outlivesRefresh(session.access_expires_at, now) ? session.access_hash : null,
      rotated_at: now,
      last_seen_at: now,
    });
    return { session, username: customer.phone };
  }
  if (isWithinLast(session.rotated_at, rotationGraceSeconds, now))
    return { session, username: customer.phone };
  await updateSession(trx, session.id, { revoked_at: now });
  return { replayOf: session.customer_id };
}

async function judgeOld(trx: Trx, hash: string, now: Date): Promise<Verdict> {
  const session = await findSessionByOldRefresh(trx, hash);
  if (!session) return 'missing';
  // Already ended: a forgotten tab, or a stolen token used too late.
  if (session.revoked_at) return 'revoked';
  await updateSession(trx, session.id, { revoked_at: now });
  return { replayOf: session.customer_id };
}
