import type { BankReply } from '#domain/payments/attempt.ts';
import type { StatusResult } from '#server/adapters/banks/port.ts';
import type { Context } from '#server/context.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** The bank's answer, and its body without secrets for the event log. */
export type BankAnswer = { bankStatus: BankReply; raw: Record<string, unknown> | null };

/**
 * Queries the bank for the state of an attempt: by the bank's id, or by our order number while that is unknown. Never
 * throws.
 */
export async function queryBank(ctx: Pick<Context, 'banks'>, attempt: AttemptRecord): Promise<BankAnswer> {
  const bank = ctx.banks.get(attempt.bank);
  if (!bank) return { bankStatus: { kind: 'silent', reason: 'switched-off' }, raw: null };
  const { bank_order_id: bankOrderId, order_number: orderNumber } = attempt;
  return readAnswer(await bank.status(bankOrderId === null ? { orderNumber } : { bankOrderId }));
}

function readAnswer(answer: StatusResult): BankAnswer {
  switch (answer.kind) {
    case 'status':
      return { bankStatus: { kind: 'status', status: answer.status }, raw: answer.raw };
    case 'not-found':
      return { bankStatus: { kind: 'not-found' }, raw: null };
    case 'refused':
      return {
        bankStatus: { kind: 'silent', reason: `refused-${answer.code}` },
        raw: { message: answer.message },
      };
    default:
      return { bankStatus: { kind: 'silent', reason: answer.reason }, raw: null };
  }
}
