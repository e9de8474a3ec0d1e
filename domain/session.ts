/** Lifetime of a customer session: when each of its tokens expires. Those of staff are in staff.ts. */

export const accessSeconds = 15 * 60;
/** Not extended by refreshing. */
export const customerSessionSeconds = 30 * 86_400;
export const idleSeconds = 14 * 86_400;
/** The replaced refresh token is still accepted this long: for other tabs and lost answers. */
export const rotationGraceSeconds = 10;
/** The replaced access token is still accepted this long, for calls under way. */
export const accessGraceSeconds = 60;

/** Whether the replaced access token gets the grace period: only if at least that much of its lifetime is left. */
export function outlivesRefresh(accessExpiresAt: Date, now: Date): boolean {
  return accessExpiresAt.getTime() - now.getTime() >= accessGraceSeconds * 1000;
}

type Times = { expiresAt: Date; lastSeenAt: Date; revokedAt: Date | null };

/** Whether a session was revoked, has expired, or was idle too long. */
export function isSessionOver(session: Times, now: Date): boolean {
  const idleSince = (now.getTime() - session.lastSeenAt.getTime()) / 1000;
  return session.revokedAt !== null || session.expiresAt <= now || idleSince > idleSeconds;
}
