import { generateURI } from 'otplib';
import type { Me } from '#contract/office-staff.ts';
import { passwordFault } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db.ts';
import { hitLimit } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { recordAudit } from '#server/shop/audit/record-audit.ts';
import { stepOfCode } from './check-code.ts';
import { hashPassword } from './hash-password.ts';
import { type Browser, describeMe, openSession } from './open-session.ts';
import { findLink, replaceRecoveryCodes, revokeSessions, updateStaff, spendLink } from './staff.repo.ts';

const recoveryCodes = 10;

/** What the page of a one-time link shows. Refuses `staff.link-invalid`. */
export async function showLink(ctx: Pick<Context, 'db' | 'now' | 'secrets'>, token: string) {
  const link = await findLink(ctx.db, hashToken(token), ctx.now());
  if (!link) throw new Refusal('staff.link-invalid');
  const totpSecret = ctx.secrets.unseal('staff', link.totp_secret);
  return {
    login: link.login,
    name: link.name,
    totpSecret,
    totpUrl: generateURI({ issuer: 'Sowgat', label: link.login, secret: totpSecret }),
  };
}

/**
 * Uses a one-time link up: the password is set, the authenticator is proved by a code, earlier sessions end.
 * Refuses `staff.link-invalid`, `staff.weak-password`, `staff.wrong-credentials` (the code), `limit.reached`.
 */
export async function setUpStaff(
  ctx: Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'secrets'>,
  wish: { token: string; password: string; code: string },
  browser: Browser & { requestId: string },
): Promise<{ recoveryCodes: string[]; me: Me }> {
  const tokenHash = hashToken(wish.token);
  const { retryAfter } = await hitLimit(
    ctx.db,
    `staff-link:${tokenHash}`,
    { windowSeconds: 900, max: 20 },
    ctx.now(),
  );
  if (retryAfter > 0) throw new Refusal('limit.reached', { retryAfter });
  const link = await showLink(ctx, wish.token);
  if (passwordFault(wish.password, link.login))
    throw new Refusal('staff.weak-password', { field: 'password' });
  const step = stepOfCode(link.totpSecret, wish.code, ctx.now());
  if (step === undefined) throw new Refusal('staff.wrong-credentials', { field: 'code' });
  const passwordHash = await hashPassword(wish.password);
  const codes = Array.from({ length: recoveryCodes }, () => ctx.newId());
  return inTransaction(ctx.db, async (trx) => {
    const row = await findLink(trx, tokenHash, ctx.now());
    if (!row || !(await spendLink(trx, tokenHash, ctx.now()))) throw new Refusal('staff.link-invalid');
    const staff = await updateStaff(trx, row.staff_id, {
      password_hash: passwordHash,
      totp_secret: ctx.secrets.seal('staff', link.totpSecret),
      totp_last_step: step,
    });
    await revokeSessions(trx, staff.id, ctx.now());
    await replaceRecoveryCodes(trx, staff.id, codes.map(hashToken));
    await openSession(trx, ctx, staff, browser);
    await recordAudit(
      trx,
      ctx,
      { actor: { staffId: staff.id, name: staff.name }, ip: browser.ip, requestId: browser.requestId },
      { action: 'set-up', subject: 'staff', subjectId: staff.id },
    );
    return { recoveryCodes: codes, me: describeMe(staff, null) };
  });
}
