/** Ledger postings of card payments and refunds. */
import { backDropped, cardPaid, cardRefund, moneyBack, moneyKept } from '#domain/ledger/card-postings.ts';
import { accountOf } from '#domain/ledger/ledger.ts';
import { readAvailable } from '#server/features/ledger/ledger.read.ts';
import { post } from '#server/features/ledger/post.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { AttemptRecord } from './attempts/attempt-record.ts';

export type PaidAttempt = Pick<AttemptRecord, 'id' | 'order_id' | 'bank' | 'amount_tenge' | 'paid_at'>;

/** Posts a paid attempt to the ledger, once however often it is called; an unpaid attempt posts nothing. */
export async function postPaid(
  trx: Trx,
  { id, bank, amount_tenge: amount, paid_at: at }: PaidAttempt,
): Promise<void> {
  if (at) await post(trx, cardPaid({ id, bank, amount, at }));
}

type MoneyIn = { orderId: string; attempt: { id: string; amount: number }; at: Date };

/** The order keeps the money of an attempt that was paid. Order and attempt are locked. */
export async function acceptPayment(
  trx: Trx,
  { orderId, attempt: { id: attemptId, amount }, at }: MoneyIn,
): Promise<void> {
  await post(trx, moneyKept({ attemptId, orderId, amount, at }));
}

type CardReturn = { id: string; amount: number; at: Date; staffId?: number | null };

/**
 * Money goes back to the card: what rests on the attempt, else from the order that keeps it.
 * @param refund pending until its outcome is posted, unless it is done already
 */
export async function postRefund(
  trx: Trx,
  attempt: PaidAttempt,
  { isDone, ...refund }: CardReturn & { isDone: boolean },
): Promise<void> {
  const { id: attemptId, order_id: orderId, bank } = attempt;
  const { id, amount, at } = refund;
  const resting = await readAvailable(trx, accountOf('payment', attemptId));
  const lacking = amount - Math.min(amount, resting);
  await post(trx, [
    ...(lacking > 0 ? [moneyBack({ ...refund, attemptId, orderId, amount: lacking })] : []),
    cardRefund({ id, attemptId, bank, amount, at, isDone }),
  ]);
}

/** The bank refused it, and the order that keeps the money goes on. */
export async function postDropped(trx: Trx, attempt: PaidAttempt, refund: CardReturn): Promise<void> {
  const { id: attemptId, order_id: orderId } = attempt;
  await post(trx, backDropped({ ...refund, attemptId, orderId }));
}
