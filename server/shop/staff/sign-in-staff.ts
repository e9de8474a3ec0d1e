import type { Me } from '#contract/office-staff.ts';
import { signInLimit } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db.ts';
import { forgiveLimit, hitLimit } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { recordAudit } from '#server/shop/audit/record-audit.ts';
import { takeCode } from './check-code.ts';
import { checkPassword } from './hash-password.ts';
import { type Browser, describeMe, openSession } from './open-session.ts';
import { findStaffByLogin } from './staff.repo.ts';

type Try = { login: string; password: string; code: string };

/** Password and code are judged together and refused alike: nobody learns which of them was wrong, or whether the login exists. */
export async function signInStaff(
  ctx: Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'secrets'>,
  wish: Try,
  browser: Browser & { requestId: string },
): Promise<Me> {
  const login = wish.login.trim().toLowerCase();
  const key = `staff-sign-in:${login}`;
  const { retryAfter } = await hitLimit(ctx.db, key, signInLimit, ctx.now());
  if (retryAfter > 0) throw new Refusal('limit.reached', { retryAfter });
  const staff = await findStaffByLogin(ctx.db, login);
  const knowsPassword = await checkPassword(wish.password, staff?.password_hash);
  if (!staff || !knowsPassword || staff.blocked_at) throw new Refusal('staff.wrong-credentials');
  return inTransaction(ctx.db, async (trx) => {
    if (!(await takeCode(trx, ctx, staff, wish.code))) throw new Refusal('staff.wrong-credentials');
    await forgiveLimit(trx, key);
    await openSession(trx, ctx, staff, browser);
    await recordAudit(
      trx,
      ctx,
      { actor: { staffId: staff.id, name: staff.name }, ip: browser.ip, requestId: browser.requestId },
      { action: 'sign-in', subject: 'staff', subjectId: staff.id },
    );
    return describeMe(staff, null);
  });
}
