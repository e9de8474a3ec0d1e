import { verifySync } from 'otplib';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashesOfTyped } from './recovery-codes.ts';
import { type StaffRecord, takeTotpStep, spendRecoveryCode } from './staff.repo.ts';

/** The TOTP time step of a code, one step early or late allowed, or undefined. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const verdict = verifySync({ secret, token, epoch: Math.floor(now.getTime() / 1000), epochTolerance: 30 });
  return verdict.valid ? (verdict as { timeStep: number }).timeStep : undefined;
}

/** A secret of an authenticator; undefined when it was sealed with another SECRET_KEY. */
export function openTotpSecret({ secrets }: Pick<Context, 'secrets'>, sealed: string): string | undefined {
  try {
    return secrets.unseal('staff', sealed);
  } catch {
    return undefined;
  }
}

/**
 * Accepts a code of the authenticator, or a recovery code; each once, also under concurrency. Refuses
 * `staff.code-unreadable`: whoever calls has checked the password, or the session.
 */
export async function takeCode(
  db: Db | Trx,
  ctx: Pick<Context, 'now' | 'secrets'>,
  staff: StaffRecord,
  code: string,
): Promise<boolean> {
  if (!staff.totp_secret) return false;
  const secret = openTotpSecret(ctx, staff.totp_secret);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, ctx.now());
  if (step !== undefined) return takeTotpStep(db, staff.id, step);
  const spare = { staffId: staff.id, hashes: hashesOfTyped(code), now: ctx.now() };
  if (await spendRecoveryCode(db, spare)) return true;
  if (secret === undefined) throw new Refusal('staff.code-unreadable');
  return false;
}
