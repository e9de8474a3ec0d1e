/** Card money by payment attempt, and what an order was paid in the way it is to be paid. Tenge. */
import type { Db, Trx } from '#server/platform/db/db.ts';

/** `open`: refunds that the bank has not confirmed yet. */
export type PaymentMoney = { isKept: boolean; paid: number; back: number; open: number };

const none: PaymentMoney = { isKept: false, paid: 0, back: 0, open: 0 };
const columns = [
  'attempt_id as attemptId',
  'is_kept as isKept',
  'paid_tenge as paid',
  'back_tenge as back',
  'open_tenge as open',
] as const;

/** The money of an order by its attempts; those that nothing was paid with are missing. */
export async function readPaymentMoney(
  db: Db | Trx,
  orderId: string,
): Promise<(PaymentMoney & { attemptId: string })[]> {
  return db.selectFrom('payment_money').select(columns).where('order_id', '=', orderId).execute();
}

export async function readAttemptMoney(db: Db | Trx, attemptId: string): Promise<PaymentMoney> {
  const row = await db
    .selectFrom('payment_money')
    .select(columns)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row ?? none;
}

/** Whether an attempt has paid for the order already; money of any further attempt is refunded. */
export async function hasKeptMoney(db: Db | Trx, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('transfer')
    .select('id')
    .where('code', '=', 'money-kept')
    .where('source', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

export type OrderSums = { paid: number; refunded: number };

/** What an order was paid in the way it is to be paid, and what went back of that. */
export async function readOrderSums(db: Db | Trx, orderId: string): Promise<OrderSums> {
  return db
    .selectFrom('order_money')
    .select(['paid_tenge as paid', 'refunded_tenge as refunded'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}
