import { decideTransition } from '#domain/payments/attempt.ts';
import type { PaymentContext } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { changeOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { type BankAnswer, queryBank } from '#server/features/payments/attempts/query-bank.ts';
import { type AttemptRecord, asPolled } from '#server/features/payments/attempts/attempt-record.ts';
import { type ConfirmPayment, acceptOrRefund } from './accept-or-refund.ts';
import { lockAttempt } from '#server/features/payments/payments.repo.ts';
import { recordBankStatus } from './record-bank-status.ts';
import { retire } from '#server/features/payments/attempts/retire-attempt.ts';

export type Settlement = { attempt: AttemptRecord; bankStatus: BankAnswer['bankStatus'] };

/**
 * The only path from a possible change at the bank to a settled order; callback, return page, poll and staff all call
 * it. The bank is queried outside any transaction; then order and attempt are locked, and the answer is applied to
 * their present state. Only the bank's own answer to a query is trusted.
 * @param confirm what the order does with money that arrived
 * @param writeMore what the caller writes in the same transaction
 */
export async function settleAttempt(
  ctx: PaymentContext,
  asking: AttemptRecord,
  confirm: ConfirmPayment,
  writeMore: (trx: Trx) => Promise<void> = async () => undefined,
): Promise<Settlement> {
  const asked = await queryBank(ctx, asking);
  const attempt = await inTransaction(ctx.db, async (trx) => {
    const after = await judge(ctx, trx, asking, asked, confirm);
    await writeMore(trx);
    return after;
  });
  return { attempt, bankStatus: asked.bankStatus };
}

async function judge(
  ctx: PaymentContext,
  trx: Trx,
  asking: AttemptRecord,
  asked: BankAnswer,
  confirm: ConfirmPayment,
): Promise<AttemptRecord> {
  const at = ctx.now();
  const order = await lockOrder(trx, asking.order_id);
  const attempt = await lockAttempt(trx, asking.id);
  const judged = decideTransition(asPolled(attempt), asked.bankStatus, at);
  const after = await recordBankStatus(trx, attempt, asked, judged, at);
  if (judged.alarm) ctx.log.warn({ attempt: attempt.id, event: judged.event }, 'payment needs people');
  if (judged.to === 'paid') await acceptOrRefund(ctx, trx, after, confirm, at);
  if (isOver(order) && ['registered', 'declined'].includes(after.state))
    return retire(trx, after, 'order-over', at);
  if (judged.to !== null) await settleOrder(trx, order, after, at);
  return after;
}

/** Its payment is no longer needed. */
function isOver(order: OrderRecord): boolean {
  return order.status !== 'awaiting-payment';
}

/** Shows the state of the attempt in use on the order; retired ones change nothing. */
async function settleOrder(trx: Trx, order: OrderRecord, attempt: AttemptRecord, at: Date): Promise<void> {
  if (isOver(order)) return;
  const from = order.payment_status;
  if (attempt.state === 'declined' && from === 'pending')
    await changeOrder(trx, order, { payment: 'failed', actor: 'bank', at });
  if (attempt.state === 'registered' && from === 'failed')
    await changeOrder(trx, order, { payment: 'pending', actor: 'system', at });
  if (attempt.state === 'expired' && from === 'pending')
    await changeOrder(trx, order, { payment: 'unpaid', actor: 'bank', at });
}
