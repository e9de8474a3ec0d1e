import { agree } from '#domain/payments/agree.ts';
import { leftOf } from '#domain/payments/refund.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { beginReturn } from '#server/features/orders/core/begin-return.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readHeldByCertificates } from '#server/features/certificates/core/sales.read.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import { type AttemptState, compareRefunds, readAttemptRefunds } from './agree-refunds.ts';
import type { RefundNotifier } from './finish-refund.ts';
import { insertRefund } from './refunds.repo.ts';
import { insertEvent, lockAttempt, updateAttemptIf } from '#server/features/payments/payments.repo.ts';
import { postRefund } from '#server/features/payments/post-money.ts';
import { refreshPayment } from '#server/features/payments/settlement/refresh-payment.ts';
import { readPaidAttempts } from '#server/features/payments/payments.read.ts';

/** The sum refunded at the bank for an attempt of the order. */
export type SeenAtBank = { attemptId: string; refunded: number };
export type BookedRefund = { refund: string; amount: number; refundedAtBank: number; bookedBefore: number };

/** Queries the banks, outside any transaction, for the sum refunded of each paid attempt of an order. */
export async function askRefunded(
  ctx: Pick<Context, 'db' | 'banks'>,
  orderId: string,
): Promise<SeenAtBank[]> {
  const answers = await compareOrder(ctx, orderId);
  return answers.flatMap(({ attemptId, figures }) =>
    typeof figures === 'string' ? [] : [{ attemptId, refunded: figures.refunded }],
  );
}

/**
 * Queries the banks, outside any transaction, whether they have refunded nothing that is not booked.
 * @throws Refusal `server.busy` when a bank does not answer
 */
export async function isEveryRefundBooked(
  ctx: Pick<Context, 'db' | 'banks'>,
  orderId: string,
): Promise<boolean> {
  const answers = await compareOrder(ctx, orderId);
  return answers.every(({ figures, booked }) => {
    if (typeof figures === 'string') throw new Refusal('server.busy', { retryAfter: 60 });
    return figures.refunded <= booked;
  });
}

async function compareOrder(
  ctx: Pick<Context, 'db' | 'banks'>,
  orderId: string,
): Promise<(AttemptState & { attemptId: string })[]> {
  const answers = [];
  for (const attempt of await readPaidAttempts(ctx.db, orderId))
    answers.push({ attemptId: attempt.id, ...(await compareRefunds(ctx, attempt)) });
  return answers;
}

/**
 * Staff book refunds made at the bank without the shop, such as in the bank's own portal. Nothing is sent to the bank.
 * @returns what was booked, with both sums, for the audit log
 * @throws Refusal `refund.busy` while a refund of the order is under way; `record.conflict` when the bank shows nothing
 * more than booked, more than was paid, or money still held by certificates of the order, which must be ended first
 */
export async function bookBankRefund(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  orderId: string,
  how: { seen: readonly SeenAtBank[]; staffId: number; tell: RefundNotifier },
): Promise<BookedRefund[]> {
  const order = await lockOrder(trx, orderId);
  const { held } = await readHeldByCertificates(trx, orderId);
  const booked: BookedRefund[] = [];
  for (const { attemptId, refunded } of how.seen) {
    const attempt = await lockAttempt(trx, attemptId);
    const { money, open } = await readAttemptRefunds(trx, attemptId);
    if (open.length > 0) throw new Refusal('refund.busy');
    const { isKept, back: bookedBefore } = money;
    const agreement = agree({ booked: bookedBefore, open: [] }, refunded);
    if (agreement.kind !== 'beyond') continue;
    const { tenge: amount } = agreement;
    if (amount > leftOf(money, held)) throw new Refusal('record.conflict');
    const refund = await bookOne(ctx, trx, attempt, { order, amount, bookedBefore, isKept, ...how });
    booked.push({ refund, amount, refundedAtBank: refunded, bookedBefore });
  }
  if (booked.length === 0) throw new Refusal('record.conflict');
  await refreshPayment(trx, orderId, { at: ctx.now(), actor: 'staff', staffId: how.staffId });
  return booked;
}

async function bookOne(
  ctx: Pick<Context, 'now' | 'newId'>,
  trx: Trx,
  attempt: AttemptRecord,
  { order, amount, bookedBefore, isKept, staffId, tell }: Input,
): Promise<string> {
  const { id: attempt_id, order_id, amount_tenge: whole } = attempt;
  const at = ctx.now();
  const id = ctx.newId();
  await insertRefund(trx, {
    id,
    order_id,
    way: 'card',
    attempt_id,
    amount_tenge: amount,
    state: 'done',
    reason: 'seen-at-bank',
    staff_id: staffId,
    next_check_at: null,
    created_at: at,
    updated_at: at,
  });
  if (isKept) await beginReturn(trx, order, { id, tenge: amount, at, staffId });
  await postRefund(trx, attempt, { id, amount, at, isDone: true, staffId });
  const isWhole = bookedBefore + amount >= whole;
  if (isWhole) await updateAttemptIf(trx, attempt_id, 'paid', { state: 'refunded', updated_at: at });
  const figures = { refund: id, amount, refundedAtBank: bookedBefore + amount, bookedBefore };
  await insertEvent(trx, {
    attempt_id,
    at,
    kind: 'seen-at-bank:decided',
    from_state: attempt.state,
    to_state: isWhole ? 'refunded' : attempt.state,
    raw: JSON.stringify(figures),
  });
  await tell(trx, order_id, { id, amount, reason: 'seen-at-bank' });
  return id;
}

type Input = {
  order: OrderRecord;
  amount: number;
  bookedBefore: number;
  isKept: boolean;
  staffId: number;
  tell: RefundNotifier;
};
