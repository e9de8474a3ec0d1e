import type { PaymentContext } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import { claimRefund } from '#server/features/payments/refunds/claim-refund.ts';
import { hasKeptMoney } from '#server/features/ledger/payment-money.read.ts';
import { refreshPayment } from './refresh-payment.ts';

/** placed: the order keeps the money. goods-gone: its goods are no longer available. already: it needs no money. */
export type Confirmation = 'placed' | 'goods-gone' | 'already';

export type MoneyIn = {
  orderId: string;
  attempt: { id: string; number: number; bank: AttemptRecord['bank']; amount: number };
  at: Date;
};

export type ConfirmPayment = (trx: Trx, ctx: PaymentContext, money: MoneyIn) => Promise<Confirmation>;

/**
 * Money of an attempt has arrived; order and attempt are locked. The first payment of an order that can still get its
 * goods is kept; any other is refunded, once, and the buyer is notified.
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
  if (outcome !== 'placed') {
    const reason = outcome === 'already' ? 'paid-twice' : 'late-money';
    await claimRefund(trx, attempt, { id: ctx.newId(), amount, reason, at });
  }
  await refreshPayment(trx, orderId, { at, actor: 'bank' });
}
