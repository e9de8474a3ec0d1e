import type { DbContext } from '#server/context.ts';
import type { StaffActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { findStaff } from './find-staff.ts';
import { officeCookie, phoneCookie } from './open-session.ts';
import { findSession, updateSession } from './staff.repo.ts';

const seenEveryMs = 60_000;

/**
 * The courier of a call: by the cookie of a phone, or else by a courier's session of the office.
 * @throws Refusal `courier.phone-revoked` for a phone that the office has revoked, and for one of a courier who is
 * blocked or has another role now; `staff.signed-out`, `staff.not-allowed`
 */
export async function findCourier(
  ctx: DbContext,
  cookie: (name: string) => string | undefined,
): Promise<StaffActor> {
  const token = cookie(phoneCookie);
  const phone = token ? await findSession(ctx.db, 'phone', hashToken(token)) : undefined;
  const now = ctx.now();
  const isRevoked = phone && (phone.revoked_at || phone.blocked_at || phone.role !== 'courier');
  if (!phone || isRevoked || phone.expires_at <= now) {
    const office = cookie(officeCookie);
    return findStaff(ctx, office, 'round.work', { changes: true, isAwake: true }).catch((error: unknown) => {
      // The phone deletes its data, also where a session of the office has ended in the same browser.
      const isOut = error instanceof Refusal && error.code === 'staff.signed-out';
      throw isRevoked && isOut ? new Refusal('courier.phone-revoked') : error;
    });
  }
  const { id: sessionId, staff_id: staffId, role, name } = phone;
  if (Math.abs(now.getTime() - phone.last_seen_at.getTime()) > seenEveryMs)
    await updateSession(ctx.db, sessionId, { last_seen_at: now });
  return { kind: 'staff', staffId, role, sessionId, name };
}
