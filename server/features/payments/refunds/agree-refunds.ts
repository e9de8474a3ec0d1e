import { type Agreement, agree, type OpenRefund } from '#domain/payments/agree.ts';
import { nextRefundCheckAt } from '#domain/payments/refund.ts';
import type { BankContext, Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { type PaymentMoney, readAttemptMoney } from '#server/features/ledger/payment-money.read.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import { type BankFigures, queryFigures } from '#server/features/payments/attempts/query-figures.ts';
import { findAttempt } from '#server/features/payments/payments.repo.ts';
import { finishRefund, type RefundEnd, type RefundNotifier } from './finish-refund.ts';
import type { CardRefund } from './refund-record.ts';
import { findOpenRefunds, updateRefundIf } from './refunds.repo.ts';
import { postponeRefund, sendRefund } from './send-refund.ts';

/** The reason of a refund refused without being sent: the bank's sums match neither the books before it nor after it. */
export const bankHasRefunded = 'bank-has-refunded';

/** What the bank of an attempt has refunded beside the books, and what follows for the attempt's refunds. */
export type AttemptState = {
  agreement: Agreement;
  /** Or why they are unknown. */
  figures: BankFigures | string;
  booked: number;
  open: readonly CardRefund[];
};

/** Queries the bank, outside any transaction. */
export async function compareRefunds(
  ctx: Pick<Context, 'db' | 'banks'>,
  attempt: AttemptRecord,
): Promise<AttemptState> {
  const { money, open } = await readAttemptRefunds(ctx.db, attempt.id);
  const booked = money.back;
  // A status without sums cannot tell a refund in flight from the ones before it.
  const known = open.some(({ state }) => state !== 'claimed') ? 0 : booked;
  const figures = await queryFigures(ctx, attempt, known);
  const atBank = typeof figures === 'string' ? null : figures.refunded;
  return { agreement: agree({ booked, open: open.map(shorten) }, atBank), figures, booked, open };
}

/** An attempt in the books: its money, and its refunds without an outcome, the oldest first. */
export async function readAttemptRefunds(
  db: Db | Trx,
  attemptId: string,
): Promise<{ money: PaymentMoney; open: CardRefund[] }> {
  const open = await findOpenRefunds(db, attemptId);
  return { money: await readAttemptMoney(db, attemptId), open };
}

const shorten = ({ id, state, amount_tenge: amount }: CardRefund): OpenRefund => ({
  ...{ id, amount },
  state: state as OpenRefund['state'],
});

/**
 * Agrees with the bank about a refund that is due: sends it, finds it done, or leaves it to people. It is sent at most
 * once: one whose answer was lost is done when the bank's sums show it, and never sent again by the program.
 */
export async function agreeRefunds(ctx: BankContext, due: CardRefund, tell: RefundNotifier): Promise<void> {
  const finish = async (refund: CardRefund, end: RefundEnd) => {
    await finishRefund(ctx, refund, end, { tell });
  };
  // Its process ended during the call.
  if (due.state === 'sent') return finish(due, { state: 'unknown', error: 'interrupted' });
  const attempt = await findAttempt(ctx.db, due.attempt_id);
  const bank = attempt && ctx.banks.get(attempt.bank);
  const bankOrderId = attempt?.bank_order_id ?? null;
  if (!attempt || !bank || bankOrderId === null) return waitForBank(ctx, due, 'switched-off');
  const { agreement, figures, booked, open } = await compareRefunds(ctx, attempt);
  if (typeof figures === 'string') return waitForBank(ctx, due, figures);
  const seen = { refundedAtBank: figures.refunded, bookedBefore: booked };
  const found = 'refund' in agreement && open.find(({ id }) => id === agreement.refund);
  if (agreement.kind === 'done' && found) return finish(found, { state: 'done', error: null, seen });
  if (agreement.kind === 'send' && found)
    return sendRefund(ctx, found, { bank, bankOrderId, deposited: figures.deposited, finish });
  if (due.state === 'claimed')
    return finish(due, { state: 'refused', error: `${bankHasRefunded}:${figures.refunded}`, seen });
  await askAgain(ctx, due, agreement.kind === 'not-seen' ? 'not-seen-at-bank' : due.error);
}

/** The bank does not say what it has refunded. */
function waitForBank(ctx: BankContext, due: CardRefund, why: string): Promise<void> {
  return due.state === 'claimed' ? postponeRefund(ctx, due, why) : askAgain(ctx, due, due.error);
}

async function askAgain(ctx: BankContext, due: CardRefund, error: string | null): Promise<void> {
  await updateRefundIf(ctx.db, due.id, 'unknown', {
    error,
    checks: due.checks + 1,
    next_check_at: nextRefundCheckAt(due.checks, ctx.now()),
  });
}
