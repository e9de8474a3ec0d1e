import { signInLimits } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import { consumeLimit } from '#server/platform/rate-limit.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { findStaffByLogin } from './staff.repo.ts';

type LockOut = { login: string; ip: string; requestId: string };

/**
 * One audit row when a member of staff is locked out somewhere; unknown logins leave none. At most one per account and
 * quarter of an hour, so that a stranger cannot fill the audit log, and a repeated job adds nothing.
 */
async function recordLockOut(ctx: Context, { login, ip, requestId }: LockOut): Promise<void> {
  const staff = await findStaffByLogin(ctx.db, login);
  if (!staff) return;
  const seldom = { windowSeconds: signInLimits.login.windowSeconds, max: 1 };
  await inTransaction(ctx.db, async (trx) => {
    const { retryAfter } = await consumeLimit(trx, `staff-lock-out:${staff.id}`, seldom, ctx.now());
    if (retryAfter > 0) return;
    const by = { actor: undefined, ip, requestId };
    await recordAudit(trx, ctx, by, { action: 'lock-out', subject: 'staff', subjectId: staff.id });
  });
}

export const staffJobs: JobHandlers<Context> = {
  'record-lock-out': (ctx, payload) => recordLockOut(ctx, payload as LockOut),
};
