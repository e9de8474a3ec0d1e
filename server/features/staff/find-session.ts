import type { Me } from '#contract/staff/office.ts';
import { confirmationSeconds, signInLimits } from '#domain/staff.ts';
import type { Context, DbContext } from '#server/context.ts';
import type { StaffActor } from '#server/platform/http/call.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { releaseHit, consumeLimit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type AuditBy, recordAudit } from '#server/features/audit/record-audit.ts';
import { takeCode } from './check-code.ts';
import { describeMe } from './open-session.ts';
import {
  endSession,
  findConfirmation,
  findStaffById,
  type StaffRecord,
  updateSession,
  updateStaff,
} from './staff.repo.ts';

/** The account of the session, and until when it may make sensitive changes. @throws Refusal `staff.signed-out` */
export async function showMe(ctx: DbContext, actor: StaffActor): Promise<Me> {
  return describeMe(await mustFind(ctx, actor), await readConfirmation(ctx, actor));
}

/** Until when this session may make sensitive changes; null when it may not, or no longer. */
async function readConfirmation(ctx: DbContext, { sessionId }: StaffActor): Promise<Date | null> {
  const until = await findConfirmation(ctx.db, sessionId);
  return until !== null && until > ctx.now() ? until : null;
}

/** Changes one's own language, with an audit row. @throws Refusal `staff.signed-out` */
export async function changeMyLanguage(
  ctx: Pick<Context, 'db' | 'now' | 'secrets'>,
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
    return describeMe(after, await readConfirmation({ ...ctx, db: trx }, by.actor));
  });
}

/**
 * A fresh code allows sensitive actions for five minutes; the code is used up only together with its audit row. Refuses
 * `staff.wrong-credentials`, `limit.reached`.
 */
export async function confirmStaff(
  ctx: Pick<Context, 'db' | 'now' | 'secrets'>,
  code: string,
  by: AuditBy & { actor: StaffActor },
): Promise<Me> {
  const { staffId, sessionId } = by.actor;
  const key = `staff-confirm:${staffId}`;
  const { retryAfter } = await consumeLimit(ctx.db, key, signInLimits.login, ctx.now());
  const security = { account: `staff:${staffId}` };
  if (retryAfter > 0) throw new Refusal('limit.reached', { retryAfter, security });
  return inTransaction(ctx.db, async (trx) => {
    const staff = await mustFind({ db: trx }, by.actor);
    if (!(await takeCode(trx, ctx, staff, code)))
      throw new Refusal('staff.wrong-credentials', {
        field: 'code',
        security: { ...security, event: 'staff.code-refused' },
      });
    await releaseHit(trx, key);
    const until = new Date(ctx.now().getTime() + confirmationSeconds * 1000);
    await updateSession(trx, sessionId, { confirmed_until: until });
    await recordAudit(trx, ctx, by, { action: 'confirm-code', subject: 'staff', subjectId: staffId });
    return describeMe(staff, until);
  });
}

/** Ends this session. Concurrent calls make one audit row. */
export async function signOutStaff(
  ctx: Pick<Context, 'db' | 'now' | 'secrets'>,
  by: AuditBy & { actor: StaffActor },
): Promise<void> {
  const { staffId, sessionId } = by.actor;
  await inTransaction(ctx.db, async (trx) => {
    if (await endSession(trx, sessionId, ctx.now()))
      await recordAudit(trx, ctx, by, { action: 'sign-out', subject: 'staff', subjectId: staffId });
  });
}

async function mustFind(ctx: Pick<Context, 'db'>, actor: StaffActor): Promise<StaffRecord> {
  const staff = await findStaffById(ctx.db, actor.staffId);
  if (!staff) throw new Refusal('staff.signed-out');
  return staff;
}
