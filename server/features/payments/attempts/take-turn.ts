import { endedStatuses } from '#domain/order.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { isInTimeToPay, isPageOpen, registeringSeconds, bankPageSeconds } from '#domain/payments/attempt.ts';
import type { BankCode } from '#domain/payments/bank-answer.ts';
import { isWithinLast } from '#domain/clock-step.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { type AttemptRecord, asPolled } from './attempt-record.ts';
import { insertAttempt, updateAttemptIf } from '#server/features/payments/payments.repo.ts';
import { retire } from './retire-attempt.ts';
import { readAttempts } from '#server/features/payments/payments.read.ts';

/**
 * The outcome of a request to pay. page: one is open already. wait: another request is opening it. recover: a
 * registration at this bank was lost, and this request resolves it. open: this request opens a new page; `older` are
 * those it replaces.
 */
export type Turn =
  | { kind: 'page'; formUrl: string }
  | { kind: 'wait'; attemptId: string }
  | { kind: 'recover'; attempt: AttemptRecord; order: OrderRecord }
  | { kind: 'open'; attempt: AttemptRecord; order: OrderRecord; older: AttemptRecord[] };

export type PayInput = {
  orderId: string;
  customerId: number;
  bank: BankCode;
  /** The page of ours that the bank redirects to; the payment check by default. */
  returnTo?: string | undefined;
};

/**
 * Decides under the order's lock which of concurrent requests calls the bank: exactly one.
 * @throws Refusal `order.not-found` (also for a foreign order), `payment.already-paid`, `payment.not-payable`
 */
export function takeTurn(ctx: Pick<Context, 'db' | 'now' | 'newId'>, input: PayInput): Promise<Turn> {
  return inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, input.orderId);
    const now = ctx.now();
    if (order.customer_id !== input.customerId) throw new Refusal('order.not-found');
    requireUnpaid(order);
    const attempts = await readAttempts(trx, order.id);
    const newest = attempts[0];
    if (newest?.state === 'registering' && isWithinLast(newest.updated_at, registeringSeconds, now))
      return { kind: 'wait', attemptId: newest.id };
    const isOpen = newest !== undefined && isPageOpen(asPolled(newest), now);
    if (isOpen && newest.bank === input.bank && newest.form_url !== null)
      return { kind: 'page', formUrl: newest.form_url };
    requireTime(order, now);
    if (newest?.state === 'registering' || newest?.state === 'unknown') {
      if (newest.bank === input.bank)
        return { kind: 'recover', attempt: await retake(trx, newest, { now, state: 'registering' }), order };
      // Nobody has its page, so another bank need not wait for the answer; the poll watches it to its end.
      if (newest.state === 'registering') await retake(trx, newest, { now, state: 'unknown' });
    }
    const older = attempts.filter(({ state }) => state === 'registered' || state === 'declined');
    for (const one of older) await retire(trx, one, 'replaced', now);
    const attempt = await insertAttempt(trx, newAttempt(ctx, order, input.bank, (newest?.number ?? 0) + 1));
    return { kind: 'open', attempt, order, older };
  });
}

function requireUnpaid(order: OrderRecord): void {
  // Money of an ended order is refunded, so the answer must not say that it is paid.
  if (!endedStatuses.includes(order.status) && !isUnpaid(order.payment_status))
    throw new Refusal('payment.already-paid');
  if (!isPrepaid(order.payment) || order.status !== 'awaiting-payment')
    throw new Refusal('payment.not-payable');
}

/** Refuses when the payment page would stay valid longer than the reservation. */
function requireTime(order: OrderRecord, now: Date): void {
  if (!isInTimeToPay(order, now)) throw new Refusal('payment.not-payable');
}

async function retake(
  trx: Trx,
  attempt: AttemptRecord,
  { now, state }: { now: Date; state: 'registering' | 'unknown' },
): Promise<AttemptRecord> {
  const next_check_at = new Date(now.getTime() + registeringSeconds * 1_000);
  const patch = { state, updated_at: now, next_check_at };
  return (await updateAttemptIf(trx, attempt.id, attempt.state, patch)) ?? attempt;
}

/** The row is committed before the bank is called, so that our order number is known even if the answer is lost. */
function newAttempt(ctx: Pick<Context, 'now' | 'newId'>, order: OrderRecord, bank: BankCode, number: number) {
  const now = ctx.now();
  return {
    id: ctx.newId(),
    order_id: order.id,
    number,
    bank,
    order_number: numberAtBank(order.number, number, ctx.newId()),
    bank_order_id: null,
    amount_tenge: order.total_tenge,
    state: 'registering',
    form_url: null,
    session_ends_at: new Date(now.getTime() + bankPageSeconds * 1_000),
    next_check_at: new Date(now.getTime() + registeringSeconds * 1_000),
    last_asked_at: null,
    last_status: null,
    last_action_code: null,
    paid_at: null,
    created_at: now,
    updated_at: now,
  };
}

/**
 * Readable for the bank's staff, and unique for ever: it has a random part, because banks never forget a number while
 * databases are restored and shops share a merchant account.
 */
function numberAtBank(orderNumber: number, attempt: number, chance: string): string {
  const tail = chance.replace(/[^A-Za-z0-9]/g, '').slice(0, 12);
  return `${orderNumber}-${attempt}-${tail}`.slice(0, 32);
}
