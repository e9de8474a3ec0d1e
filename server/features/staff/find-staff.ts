import {
  confirmedPermissions,
  type Permission,
  roleMay,
  sessionIdleSeconds,
  type StaffRole,
} from '#domain/staff.ts';
import type { DbContext } from '#server/context.ts';
import type { StaffActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { findSession, updateSession } from './staff.repo.ts';

const seenEverySeconds = 60;

/**
 * The member of staff of a session cookie, with the permission. Refuses `staff.signed-out` (none, ended, idle for too
 * long, blocked), `staff.not-allowed`, and `staff.confirm-needed` when a sensitive change needs a fresh code first.
 * @param call `isAwake`: caused by a person; requests that the browser makes by itself do not keep a session awake
 */
export async function findStaff(
  ctx: DbContext,
  cookie: string | undefined,
  permission: Permission,
  call: { changes: boolean; isAwake: boolean },
): Promise<StaffActor> {
  const session = cookie ? await findSession(ctx.db, 'office', hashToken(cookie)) : undefined;
  const now = ctx.now();
  const idleSince = session
    ? (now.getTime() - session.last_seen_at.getTime()) / 1000
    : Number.POSITIVE_INFINITY;
  if (
    !session ||
    session.revoked_at ||
    session.blocked_at ||
    session.expires_at <= now ||
    idleSince > sessionIdleSeconds(session.role)
  )
    throw new Refusal('staff.signed-out');
  if (!roleMay(session.role as StaffRole, permission))
    throw new Refusal('staff.not-allowed', { security: { account: `staff:${session.staff_id}` } });
  const isConfirmed = session.confirmed_until !== null && session.confirmed_until > now;
  if (call.changes && confirmedPermissions.includes(permission) && !isConfirmed)
    throw new Refusal('staff.confirm-needed');
  // Also when the last use is in the future, because the clock was set back: otherwise the idle timeout would not
  // start.
  if (call.isAwake && Math.abs(idleSince) > seenEverySeconds)
    await updateSession(ctx.db, session.id, { last_seen_at: now });
  return {
    kind: 'staff',
    staffId: session.staff_id,
    role: session.role,
    sessionId: session.id,
    name: session.name,
  };
}
