import type { Me } from '#contract/staff/office.ts';
import { readLogin } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { releaseHit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { takeCode } from './check-code.ts';
import { countAttempt, describeLogin } from './count-attempt.ts';
import { checkPassword, requireTurn } from './hash-password.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { type Browser, describeMe, openSession } from './open-session.ts';
import { findStaffByLogin, type StaffRecord } from './staff.repo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'secrets' | 'jobs' | 'reached'>;
type Try = { login: string; password: string; code: string };

/**
 * Password and code are checked together and refused alike, so that nobody learns which of them was wrong, or whether
 * the login exists. Refuses `staff.wrong-credentials`, and `limit.reached` after too many failures or while too many
 * wait.
 */
export async function signInStaff(
  ctx: Ctx,
  input: Try,
  browser: Browser & { requestId: string },
): Promise<Me> {
  const login = readLogin(input.login);
  if (login === undefined) throw wrongCredentials(describeLogin(input.login));
  const device = await findKnownDevice(ctx, login, browser);
  const turn = device === undefined ? 'stranger' : 'known';
  requireTurn(turn);
  const { ip, requestId } = browser;
  const counted = await countAttempt(ctx, { login, device, ip, requestId });
  const staff = await findStaffByLogin(ctx.db, login);
  const knowsPassword = await checkPassword(input.password, staff?.password_hash, turn);
  const account = staff ? `staff:${staff.id}` : describeLogin(login);
  if (!staff || !knowsPassword || staff.blocked_at) throw wrongCredentials(account);
  return inTransaction(ctx.db, async (trx) => {
    if (!(await takeCode(trx, ctx, staff, input.code))) throw wrongCredentials(account);
    for (const key of counted) await releaseHit(trx, key);
    return begin(trx, ctx, staff, browser, device);
  });
}

async function begin(
  trx: Trx,
  ctx: Ctx,
  staff: StaffRecord,
  browser: Browser & { requestId: string },
  device: string | undefined,
): Promise<Me> {
  await rememberDevice(trx, ctx, staff.id, browser, device);
  await openSession(trx, ctx, staff, browser);
  await recordAudit(
    trx,
    ctx,
    { actor: { staffId: staff.id, name: staff.name }, ip: browser.ip, requestId: browser.requestId },
    { action: 'sign-in', subject: 'staff', subjectId: staff.id },
  );
  return describeMe(staff, null);
}

function wrongCredentials(account: string): Refusal {
  return new Refusal('staff.wrong-credentials', { security: { event: 'staff.sign-in-refused', account } });
}
