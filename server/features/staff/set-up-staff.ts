import { latinName } from '#domain/notifications/shop-name.ts';
import { readShopName } from '#server/features/content/texts.ts';
import { generateURI } from 'otplib';
import type { Me } from '#contract/staff/office.ts';
import { passwordFault } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import { consumeLimit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { openTotpSecret, stepOfCode } from './check-code.ts';
import { describeLogin } from './count-attempt.ts';
import { endFirstLink } from './first-owner.repo.ts';
import { hashPassword } from './hash-password.ts';
import { type Browser, describeMe, openSession } from './open-session.ts';
import { rememberDevice } from './known-device.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import {
  findSetupLink,
  forgetDevices,
  replaceRecoveryCodes,
  revokeSessions,
  spendLink,
  updateStaff,
} from './staff.repo.ts';

const linkLimit = { windowSeconds: 900, max: 20 };
const uniqueViolation = '23505';

type Ctx = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'secrets' | 'security'>;
type SetUp = { token: string; login?: string; name?: string; password: string; code: string };
type SetUpResult = { recoveryCodes: string[]; me: Me };
type LoginChoice = { login: string; totpSecret: string; totpStep: number };

/** Data for the page of a one-time link. Refuses `staff.link-invalid`. */
export async function showLink(ctx: Pick<Context, 'db' | 'now' | 'secrets'>, token: string) {
  const link = await findSetupLink(ctx.db, hashToken(token), ctx.now());
  const totpSecret = link && openTotpSecret(ctx, link.totp_secret);
  if (!link || totpSecret === undefined) throw new Refusal('staff.link-invalid');
  const issuer = latinName((await readShopName(ctx.db)).tm);
  return {
    login: link.login,
    name: link.name,
    isNew: link.password_hash === null,
    totpSecret,
    totpUrl: generateURI({ issuer, label: link.login, secret: totpSecret }),
  };
}

/**
 * Uses up a one-time link: sets the password, verifies the authenticator by a code, ends earlier sessions. An account
 * that was never set up may change its login and name. Refuses `staff.link-invalid`, `staff.weak-password`,
 * `staff.wrong-credentials` (the code), `record.conflict` (the login is taken), `limit.reached`.
 */
export async function setUpStaff(
  ctx: Ctx,
  input: SetUp,
  browser: Browser & { requestId: string },
): Promise<SetUpResult> {
  // Checks the link first: made-up ones leave no counter behind.
  const link = await showLink(ctx, input.token);
  const key = `staff-link:${hashToken(input.token)}`;
  const { retryAfter } = await consumeLimit(ctx.db, key, linkLimit, ctx.now());
  const security = { account: describeLogin(link.login) };
  if (retryAfter > 0) throw new Refusal('limit.reached', { retryAfter, security });
  const login = link.isNew && input.login !== undefined ? input.login : link.login;
  if (passwordFault(input.password, login)) throw new Refusal('staff.weak-password', { field: 'password' });
  const step = stepOfCode(link.totpSecret, input.code, ctx.now());
  if (step === undefined)
    throw new Refusal('staff.wrong-credentials', {
      field: 'code',
      security: { ...security, event: 'staff.code-refused' },
    });
  const chosen = { login, totpSecret: link.totpSecret, totpStep: step };
  const made = await openAccount(ctx, input, chosen, browser);
  ctx.security.note('staff.link-used', { account: `staff:${made.me.id}` });
  return made;
}

async function openAccount(
  ctx: Ctx,
  input: SetUp,
  chosen: LoginChoice,
  browser: Browser & { requestId: string },
): Promise<SetUpResult> {
  const passwordHash = await hashPassword(input.password);
  const codes = makeRecoveryCodes(ctx.newToken);
  const tokenHash = hashToken(input.token);
  try {
    return await inTransaction(ctx.db, async (trx) => {
      const row = await findSetupLink(trx, tokenHash, ctx.now());
      if (!row || !(await spendLink(trx, tokenHash, ctx.now()))) throw new Refusal('staff.link-invalid');
      const staff = await updateStaff(trx, row.staff_id, {
        ...(row.password_hash === null ? { login: chosen.login, name: input.name ?? row.name } : {}),
        password_hash: passwordHash,
        totp_secret: ctx.secrets.seal('staff', chosen.totpSecret),
        totp_last_step: chosen.totpStep,
      });
      // Whoever reads the log of the first start must not become a second owner.
      if (staff.role === 'owner') await endFirstLink(trx, ctx.now());
      await revokeSessions(trx, staff.id, ctx.now());
      await forgetDevices(trx, staff.id);
      await replaceRecoveryCodes(trx, staff.id, codes.map(hashToken));
      await rememberDevice(trx, ctx, staff.id, browser);
      await openSession(trx, ctx, staff, browser);
      await recordAudit(
        trx,
        ctx,
        { actor: { staffId: staff.id, name: staff.name }, ip: browser.ip, requestId: browser.requestId },
        { action: 'set-up', subject: 'staff', subjectId: staff.id, after: { login: staff.login } },
      );
      return { recoveryCodes: codes, me: describeMe(staff, null) };
    });
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw new Refusal('record.conflict', { field: 'login' });
    throw error;
  }
}
