import { isWithinLast } from '#domain/clock-step.ts';
import { accessGraceSeconds, isSessionOver } from '#domain/session.ts';
import type { DbContext } from '#server/context.ts';
import type { CustomerActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { findSessionByAccess, updateSession } from './session.repo.ts';

/** The last use of a session is recorded at most this often. */
const seenEverySeconds = 300;

/**
 * The customer of an access token: one indexed query. Refuses `session.missing`, `session.expired`, `session.revoked`,
 * `customer.blocked`.
 */
export async function findCustomer(ctx: DbContext, bearer: string | undefined): Promise<CustomerActor> {
  if (!bearer) throw new Refusal('session.missing');
  const hash = hashToken(bearer);
  const session = await findSessionByAccess(ctx.db, hash);
  if (!session) throw new Refusal('session.expired');
  const now = ctx.now();
  if (session.revoked_at) throw new Refusal('session.revoked');
  if (session.blocked_at || session.erased_at) throw new Refusal('customer.blocked');
  const isPrevious = session.access_hash !== hash;
  const isOver = isSessionOver(
    { expiresAt: session.expires_at, lastSeenAt: session.last_seen_at, revokedAt: null },
    now,
  );
  const mayCall = isPrevious
    ? isWithinLast(session.rotated_at, accessGraceSeconds, now)
    : session.access_expires_at > now;
  if (isOver || !mayCall) throw new Refusal('session.expired');
  if (now.getTime() - session.last_seen_at.getTime() > seenEverySeconds * 1000)
    await updateSession(ctx.db, session.id, { last_seen_at: now });
  return { kind: 'customer', customerId: session.customer_id, sessionId: session.id };
}
