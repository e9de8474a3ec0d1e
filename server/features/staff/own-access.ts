/** What staff change about their own access: the password, the authenticator, and other sessions. */
import { latinName } from '#domain/notifications/shop-name.ts';
import { readShopName } from '#server/features/content/texts.ts';
import { generateSecret, generateURI } from 'otplib';
import type { AuditAction } from '#domain/audit/audit-names.ts';
import { confirmationSeconds, passwordFault, signInLimits } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import type { StaffActor } from '#server/platform/http/call.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { consumeLimit, releaseHit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { type AuditBy, recordAudit } from '#server/features/audit/record-audit.ts';
import { stepOfCode, takeCode } from './check-code.ts';
import { checkPassword, hashPassword } from './hash-password.ts';
import { rememberDevice } from './known-device.ts';
import type { Browser } from './open-session.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import {
  findStaffById,
  forgetDevices,
  replaceRecoveryCodes,
  revokeOtherSessions,
  type StaffRecord,
  updateStaff,
} from './staff.repo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newToken' | 'secrets' | 'security'>;
type By = AuditBy & { actor: StaffActor };
type Proof = { password: string; code: string };

/**
 * Changes the password. Every other session ends, and other browsers are no longer known devices. Refuses
 * `staff.wrong-credentials`, `staff.weak-password`, `limit.reached`.
 */
export async function changePassword(
  ctx: Ctx,
  { newPassword, ...proof }: Proof & { newPassword: string },
  by: By & Browser,
): Promise<void> {
  const staff = await requireStaff(ctx, by);
  if (passwordFault(newPassword, staff.login))
    throw new Refusal('staff.weak-password', { field: 'newPassword' });
  const password_hash = await requirePassword(ctx, staff, proof).then(() => hashPassword(newPassword));
  await inTransaction(ctx.db, async (trx) => {
    await spendCode(trx, ctx, { staff, code: proof.code });
    await updateStaff(trx, staff.id, { password_hash });
    await closeElsewhere(trx, { ctx, by });
    await note(trx, { ctx, by }, 'change-password');
  });
}

/** The secret for an authenticator on another phone; it becomes valid with the first code of it. Refuses as above. */
export async function offerAuthenticator(ctx: Ctx, proof: Proof, by: By) {
  const staff = await requireStaff(ctx, by);
  const totpSecret = generateSecret();
  await requirePassword(ctx, staff, proof);
  await inTransaction(ctx.db, (trx) => spendCode(trx, ctx, { staff, code: proof.code }));
  const until = ctx.now().getTime() + confirmationSeconds * 1000;
  const issuer = latinName((await readShopName(ctx.db)).tm);
  return {
    totpSecret,
    totpUrl: generateURI({ issuer, label: staff.login, secret: totpSecret }),
    offer: ctx.secrets.seal('staff', JSON.stringify({ staffId: staff.id, totpSecret, until })),
  };
}

/** Replaces the authenticator, with new recovery codes. Refuses `staff.link-invalid`, `staff.wrong-credentials`. */
export async function changeAuthenticator(
  ctx: Ctx,
  { offer, code }: { offer: string; code: string },
  by: By & Browser,
): Promise<string[]> {
  const { staffId } = by.actor;
  const { totpSecret } = openOffer(ctx, offer, staffId);
  const step = stepOfCode(totpSecret, code, ctx.now());
  if (step === undefined) throw wrong(staffId, 'code');
  const codes = makeRecoveryCodes(ctx.newToken);
  await inTransaction(ctx.db, async (trx) => {
    const totp_secret = ctx.secrets.seal('staff', totpSecret);
    await updateStaff(trx, staffId, { totp_secret, totp_last_step: step });
    await replaceRecoveryCodes(trx, staffId, codes.map(hashToken));
    await closeElsewhere(trx, { ctx, by });
    await note(trx, { ctx, by }, 'change-authenticator');
  });
  return codes;
}

/** Ends every other session of this person. */
export async function signOutElsewhere(ctx: Ctx, by: By & Browser): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    await closeElsewhere(trx, { ctx, by });
    await note(trx, { ctx, by }, 'sign-out-elsewhere');
  });
}

async function closeElsewhere(trx: Trx, { ctx, by }: Change): Promise<void> {
  const { staffId, sessionId } = by.actor;
  await revokeOtherSessions(trx, { staffId, now: ctx.now(), but: sessionId });
  await forgetDevices(trx, staffId);
  await rememberDevice(trx, ctx, staffId, by);
}

/** What a change is made with, and by whom. */
type Change = { ctx: Ctx; by: By & Browser };

async function note(trx: Trx, { ctx, by }: Change, action: AuditAction): Promise<void> {
  await recordAudit(trx, ctx, by, { action, subject: 'staff', subjectId: by.actor.staffId });
}

const limitKey = ({ id }: StaffRecord) => `staff-confirm:${id}`;

/** Counted with the confirmation codes: guessing in a session that was left open is limited to ten. */
async function requirePassword(ctx: Ctx, staff: StaffRecord, { password }: Proof): Promise<void> {
  const { retryAfter } = await consumeLimit(ctx.db, limitKey(staff), signInLimits.login, ctx.now());
  if (retryAfter > 0)
    throw new Refusal('limit.reached', { retryAfter, security: { account: `staff:${staff.id}` } });
  if (!(await checkPassword(password, staff.password_hash, 'known'))) throw wrong(staff.id, 'password');
}

/** The code is used up together with the change or not at all. */
async function spendCode(
  trx: Trx,
  ctx: Ctx,
  { staff, code }: { staff: StaffRecord; code: string },
): Promise<void> {
  if (!(await takeCode(trx, ctx, staff, code))) throw wrong(staff.id, 'code');
  await releaseHit(trx, limitKey(staff));
}

function wrong(staffId: number, field: 'password' | 'code'): Refusal {
  const security = { event: 'staff.code-refused', account: `staff:${staffId}` } as const;
  return new Refusal('staff.wrong-credentials', { field, security });
}

async function requireStaff(ctx: Pick<Context, 'db'>, { actor }: By): Promise<StaffRecord> {
  const staff = await findStaffById(ctx.db, actor.staffId);
  if (!staff) throw new Refusal('staff.signed-out');
  return staff;
}

function openOffer(ctx: Ctx, offer: string, staffId: number): { totpSecret: string } {
  try {
    const found = JSON.parse(ctx.secrets.unseal('staff', offer)) as {
      staffId: number;
      totpSecret: string;
      until: number;
    };
    if (found.staffId === staffId && found.until > ctx.now().getTime()) return found;
  } catch {
    // Not one of ours.
  }
  throw new Refusal('staff.link-invalid');
}
