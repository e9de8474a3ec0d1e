/** Four-eyes principle: a second member of staff agrees with a fresh code of their own. */
import { type Permission, readLogin, roleMay, signInLimits, type StaffRole } from '#domain/staff.ts';
import type { Context, DbContext } from '#server/context.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { consumeLimit, releaseHit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { takeCode } from './check-code.ts';
import { findStaffByLogin } from './staff.repo.ts';

/** A second person's login, and a code of their authenticator. */
export type Second = { login: string; code: string };

/**
 * Where a call names a second person: limits wrong codes by the person who names the second one, outside of the transaction, so that a refusal does not
 * roll back the count.
 * @throws Refusal `limit.reached`, and whatever the work throws
 */
export async function limitSecond<T>(
  ctx: DbContext,
  { actor, body }: By & { body: { second?: Second | null | undefined } },
  work: () => Promise<T>,
): Promise<T> {
  if (!body.second) return work();
  const key = `staff-second:${actor.staffId}`;
  const { retryAfter } = await consumeLimit(ctx.db, key, signInLimits.login, ctx.now());
  if (retryAfter > 0) throw new Refusal('limit.reached', { retryAfter });
  const result = await work();
  await releaseHit(ctx.db, key);
  return result;
}

/**
 * Checks the second person: somebody else, with the same permission and an unused code.
 * @returns their name, for the audit log
 * @throws Refusal `staff.wrong-credentials`
 */
export async function requireSecond(
  trx: Trx,
  ctx: Pick<Context, 'now' | 'secrets'>,
  { login, code, permission, by }: Second & { permission: Permission; by: AuditBy },
): Promise<string> {
  const staff = await findStaffByLogin(trx, readLogin(login) ?? '');
  const mayAgree =
    staff !== undefined &&
    staff.id !== by.actor?.staffId &&
    staff.blocked_at === null &&
    roleMay(staff.role as StaffRole, permission);
  if (!mayAgree || !(await takeCode(trx, ctx, staff, code)))
    throw new Refusal('staff.wrong-credentials', {
      field: 'second.code',
      security: { event: 'staff.code-refused', account: `staff:${staff?.id ?? 'unknown'}` },
    });
  return staff.name;
}
