/** Handles a bank's webhook: a hint to query the attempt, never a proof of payment. */
import type { BankCode } from '#domain/payments/bank-answer.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { bringPollForward } from '#server/features/payments/attempts/attempts-due.repo.ts';
import { findAttemptByBankId } from '#server/features/payments/payments.repo.ts';

/**
 * Schedules the next status query earlier (pollAttempts). A callback for an unknown order is accepted like any other,
 * so that the bank stops repeating it, and causes no query.
 * @throws Refusal `bank.unknown` for a bank that is switched off, `request.invalid` for a wrong signature
 */
export async function takeCallback(
  ctx: Pick<Context, 'db' | 'now' | 'banks'>,
  code: BankCode,
  params: Readonly<Record<string, string>>,
): Promise<Record<string, never>> {
  const bank = ctx.banks.get(code);
  if (!bank) throw new Refusal('bank.unknown');
  const reading = bank.readCallback(params);
  if (reading.kind === 'forged')
    throw new Refusal('request.invalid', { security: { event: 'callback.forged', account: `bank:${code}` } });
  const attempt = reading.bankOrderId && (await findAttemptByBankId(ctx.db, reading.bankOrderId));
  if (attempt && attempt.bank === code) await bringPollForward(ctx.db, attempt.id, ctx.now());
  return {};
}
