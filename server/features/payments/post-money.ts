/** Ledger postings of card payments and refunds. */
import { cardPaid, cardRefund } from '#domain/ledger/postings.ts';
import { post } from '#server/features/ledger/post.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { AttemptRecord } from './attempts/attempt-record.ts';

export type PaidAttempt = Pick<AttemptRecord, 'id' | 'order_id' | 'bank' | 'amount_tenge' | 'paid_at'>;

/** Posts a paid attempt to the ledger, once however often it is called; an unpaid attempt posts nothing. */
export async function postPaid(trx: Trx, attempt: PaidAttempt): Promise<void> {
  const { id, order_id: orderId, bank, amount_tenge: amount, paid_at: at } = attempt;
  if (at) await post(trx, cardPaid({ id, orderId, bank, amount, at }));
}

/** @param refund pending until its outcome is posted, unless it is done already */
export async function postRefund(
  trx: Trx,
  attempt: PaidAttempt,
  refund: { id: string; amount: number; at: Date; isDone: boolean },
): Promise<void> {
  await post(trx, cardRefund({ ...refund, orderId: attempt.order_id, bank: attempt.bank }));
}
