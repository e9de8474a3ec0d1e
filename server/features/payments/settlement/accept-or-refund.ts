import type { PaymentContext } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import { claimRefund } from '#server/features/payments/refunds/claim-refund.ts';
import { hasKeptMoney } from '#server/features/payments/refunds/refunds.repo.ts';
import { updateAttemptIf } from '#server/features/payments/payments.repo.ts';
import { refreshPayment } from './refresh-payment.ts';

/** placed: the order takes the money. goods-gone: there is nothing left to give for it. already: it needs none. */
export type Confirmation = 'placed' | 'goods-gone' | 'already';

export type MoneyIn = {
  orderId: string;
  attempt: { id: string; number: number; bank: AttemptRecord['bank']; amount: number };
  at: Date;
};

export type ConfirmPayment = (trx: Trx, ctx: PaymentContext, money: MoneyIn) => Promise<Confirmation>;

/**
 * Money of an attempt has come in; order and attempt are locked. The first money of an order that still has its goods is
 * kept; any other goes back, once, and the buyer is told.
 */
export async function acceptOrRefund(
  ctx: PaymentContext,
  trx: Trx,
  attempt: AttemptRecord,
  confirm: ConfirmPayment,
  at: Date,
): Promise<void> {
  const { id, number, bank, order_id: orderId, amount_tenge: amount } = attempt;
  const outcome = (await hasKeptMoney(trx, orderId))
    ? 'already'
    : await confirm(trx, ctx, { orderId, attempt: { id, number, bank, amount }, at });
  if (outcome === 'placed') await updateAttemptIf(trx, id, 'paid', { is_kept: true });
  else {
    const reason = outcome === 'already' ? 'paid-twice' : 'late-money';
    await claimRefund(ctx, trx, attempt, { amount, reason, at });
  }
  await refreshPayment(trx, orderId, { at, actor: 'bank' });
}
