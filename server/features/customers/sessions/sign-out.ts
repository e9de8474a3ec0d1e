import { idleSeconds } from '#domain/session.ts';
import type { DbContext } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/secrets.ts';
import type { Session } from '#contract/customers/shop.ts';
import type { CustomerActor } from '#server/platform/http/call.ts';
import { refreshCookie, type SetCookie } from './open-session.ts';
import { forgetDevices } from '#server/features/customers/sign-in/otp.repo.ts';
import {
  findSessionByAccess,
  listLiveSessions,
  lockSessionByRefresh,
  revokeSessions,
} from './session.repo.ts';

type SessionTokens = {
  refresh: string | undefined;
  bearer: string | undefined;
  deviceToken: string | undefined;
  everywhere: boolean;
  setCookie: SetCookie;
};

/**
 * Ends the session of the cookie or the token, or all sessions of its customer; then the other browsers are no longer
 * known devices either. An already ended session gets the same answer.
 */
export async function signOut(ctx: DbContext, held: SessionTokens): Promise<void> {
  const byRefresh = held.refresh
    ? await inTransaction(ctx.db, (trx) => lockSessionByRefresh(trx, hashToken(held.refresh as string)))
    : undefined;
  const byAccess = held.bearer ? await findSessionByAccess(ctx.db, hashToken(held.bearer)) : undefined;
  for (const session of [byRefresh, byAccess]) {
    if (!session) continue;
    const customerId = session.customer_id;
    await inTransaction(ctx.db, async (trx) => {
      await revokeSessions(trx, { customerId, ...(held.everywhere ? {} : { id: session.id }) }, ctx.now());
      if (held.everywhere) await forgetDevices(trx, customerId, hashToken(held.deviceToken ?? ''));
    });
  }
  held.setCookie(refreshCookie, '', { maxAgeSeconds: 0, httpOnly: true });
}

/** The customer's own sessions that are still valid, the last used first. */
export async function listSessions(ctx: DbContext, actor: CustomerActor): Promise<Session[]> {
  const rows = await listLiveSessions(ctx.db, actor.customerId, {
    now: ctx.now(),
    idleSince: new Date(ctx.now().getTime() - idleSeconds * 1000),
  });
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === actor.sessionId,
  }));
}

/** Signs one device out. Refuses `session.not-found`, also for somebody else's. */
export async function deleteSession(ctx: DbContext, actor: CustomerActor, id: string): Promise<void> {
  if ((await revokeSessions(ctx.db, { customerId: actor.customerId, id }, ctx.now())) === 0)
    throw new Refusal('session.not-found');
}
