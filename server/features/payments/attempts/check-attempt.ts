import { type BankCode, type Decline, declineOf } from '#domain/payments/bank-answer.ts';
import { isPageOpen, isPolled } from '#domain/payments/attempt.ts';
import type { DbContext } from '#server/context.ts';
import { readAttempts } from '#server/features/payments/payments.read.ts';
import type { Settlement } from '#server/features/payments/settlement/settle-attempt.ts';
import { asPolled, type AttemptRecord } from './attempt-record.ts';
import { takeForQuestion } from './attempts-due.repo.ts';
import type { Settle } from './start-attempt.ts';

/** State of an attempt of an order, for the page the customer returns to. */
type AttemptView = {
  /** The bank's status number; null while unknown. */
  bankStatus: number | null;
  declined?: Decline | undefined;
  /** No registration, open page or query is pending, so the customer may pay again. */
  isIdle: boolean;
};

/**
 * Queries the bank about an order's newest attempt there and settles the answer, unless the order was queried within the
 * last five seconds; then the last answer is used. A decline on a page that is still open may be followed by a payment,
 * so the customer may not retry before the bank was queried anew.
 * @param of.bank without it, or when nothing was begun there: of all attempts
 */
export async function checkAttempt(
  ctx: DbContext,
  { orderId, bank }: { orderId: string; bank?: BankCode | null },
  settle: Settle,
): Promise<AttemptView> {
  const attempts = await readAttempts(ctx.db, orderId);
  const [newest] = attempts;
  const asked = attempts.find((one) => one.bank === bank) ?? newest;
  if (!newest || !asked) return { bankStatus: null, isIdle: true };
  const isClosed = (one: AttemptRecord) => !isPageOpen(asPolled(one), ctx.now());
  const isFree = asked === newest || (view(newest, true).isIdle && isClosed(newest));
  const settled = isAskable(asked) ? await queryAgain(ctx, asked.id, settle) : undefined;
  if (!settled) {
    const last = view(asked, asked.silences === 0);
    return { ...last, isIdle: last.isIdle && isClosed(asked) && isFree };
  }
  const now = view(settled.attempt, settled.bankStatus.kind === 'status');
  return { ...now, isIdle: now.isIdle && isFree };
}

/** An attempt in state `registering` is completed by the request that registers it. */
function isAskable({ state }: AttemptRecord): boolean {
  return isPolled(state) && state !== 'registering';
}

/** A registered attempt waits for its customer or, once its page has ended, for the bank's last word. */
function view(attempt: AttemptRecord, isKnown: boolean): AttemptView {
  const { state, last_status: bankStatus, last_action_code: code } = attempt;
  return {
    bankStatus: isKnown ? bankStatus : null,
    declined: declineOf(code),
    isIdle: state !== 'registering' && state !== 'registered',
  };
}

/**
 * Queries the bank about one attempt and settles the answer.
 * @returns undefined, without a query, if the order was queried within the last five seconds
 */
async function queryAgain(
  ctx: DbContext,
  attemptId: string,
  settle: Settle,
): Promise<Settlement | undefined> {
  const taken = await takeForQuestion(ctx.db, attemptId, ctx.now());
  return taken ? settle(taken) : undefined;
}
