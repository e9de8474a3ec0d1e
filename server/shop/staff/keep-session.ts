import type { Me } from '#contract/office-staff.ts';
import { confirmationSeconds, signInLimit } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import type { StaffActor } from '#server/platform/http-call.ts';
import { inTransaction } from '#server/platform/db.ts';
import { forgiveLimit, hitLimit } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type AuditBy, recordAudit } from '#server/shop/audit/record-audit.ts';
import { takeCode } from './check-code.ts';
import { describeMe } from './open-session.ts';
import { findStaffById, type StaffRecord, updateSession, updateStaff } from './staff.repo.ts';

export async function showMe(
  ctx: Pick<Context, 'db'>,
  actor: StaffActor,
  confirmedUntil: Date | null = null,
): Promise<Me> {
  return describeMe(await mustFind(ctx, actor), confirmedUntil);
}

export async function changeMyLanguage(
  ctx: Pick<Context, 'db' | 'now'>,
  lang: 'tm' | 'ru',
  by: AuditBy & { actor: StaffActor },
): Promise<Me> {
  const { staffId } = by.actor;
  return inTransaction(ctx.db, async (trx) => {
    const before = await mustFind({ db: trx }, by.actor);
    const after = await updateStaff(trx, staffId, { lang });
    await recordAudit(trx, ctx, by, {
      action: 'change',
      subject: 'staff',
      subjectId: staffId,
      before: { lang: before.lang },
      after: { lang: after.lang },
    });
    return describeMe(after, null);
  });
}

/** A fresh code opens sensitive actions for five minutes. Refuses `staff.wrong-credentials`, `limit.reached`. */
export async function confirmStaff(
  ctx: Pick<Context, 'db' | 'now' | 'secrets'>,
  actor: StaffActor,
  code: string,
): Promise<Me> {
  const key = `staff-confirm:${actor.staffId}`;
  const { retryAfter } = await hitLimit(ctx.db, key, signInLimit, ctx.now());
  if (retryAfter > 0) throw new Refusal('limit.reached', { retryAfter });
  const staff = await mustFind(ctx, actor);
  if (!(await takeCode(ctx.db, ctx, staff, code)))
    throw new Refusal('staff.wrong-credentials', { field: 'code' });
  await forgiveLimit(ctx.db, key);
  const until = new Date(ctx.now().getTime() + confirmationSeconds * 1000);
  await updateSession(ctx.db, actor.sessionId, { confirmed_until: until });
  return describeMe(staff, until);
}

export async function signOutStaff(ctx: Pick<Context, 'db' | 'now'>, actor: StaffActor): Promise<void> {
  await updateSession(ctx.db, actor.sessionId, { revoked_at: ctx.now() });
}

async function mustFind(ctx: Pick<Context, 'db'>, actor: StaffActor): Promise<StaffRecord> {
  const staff = await findStaffById(ctx.db, actor.staffId);
  if (!staff) throw new Refusal('staff.signed-out');
  return staff;
}
