import { verifySync } from 'otplib';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { hashesOfTyped } from './recovery-codes.ts';
import { type StaffRecord, takeTotpStep, spendRecoveryCode } from './staff.repo.ts';

/** The TOTP time step of a code, one step early or late allowed, or undefined. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^[0-9]{6}$/.test(token)) return undefined;
  const verdict = verifySync({ secret, token, epoch: Math.floor(now.getTime() / 1000), epochTolerance: 30 });
  return verdict.valid ? (verdict as { timeStep: number }).timeStep : undefined;
}

/** Accepts a code of the authenticator, or a recovery code; each once, also under concurrency. */
export async function takeCode(
  db: Db | Trx,
  ctx: Pick<Context, 'now' | 'secrets'>,
  staff: StaffRecord,
  code: string,
): Promise<boolean> {
  if (!staff.totp_secret) return false;
  const step = stepOfCode(ctx.secrets.unseal('staff', staff.totp_secret), code, ctx.now());
  if (step !== undefined) return takeTotpStep(db, staff.id, step);
  return spendRecoveryCode(db, { staffId: staff.id, hashes: hashesOfTyped(code), now: ctx.now() });
}
