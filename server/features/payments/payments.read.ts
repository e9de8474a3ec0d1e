/** Payments of an order for other features: attempts, events, refunds. */
import type { BankCode } from '#domain/payments/bank-answer.ts';
import { type PaymentMoney, readPaymentMoney } from '#server/features/ledger/payment-money.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import type { RefundRecord } from '#server/features/payments/refunds/refund-record.ts';

/** Every payment attempt of an order, newest first. */
export async function readAttempts(db: Db | Trx, orderId: string): Promise<AttemptRecord[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .execute();
  return rows as AttemptRecord[];
}

/** A paid attempt with its money. */
export type AttemptWithMoney = AttemptRecord & PaymentMoney;

/** The attempts that an order was paid with, newest first. */
export async function readPaidAttempts(db: Db | Trx, orderId: string): Promise<AttemptWithMoney[]> {
  const money = new Map((await readPaymentMoney(db, orderId)).map((one) => [one.attemptId, one]));
  if (money.size === 0) return [];
  return (await readAttempts(db, orderId)).flatMap((attempt) => {
    const sums = money.get(attempt.id);
    return sums ? [{ ...attempt, ...sums }] : [];
  });
}

/** For refunds after certificates were locked: attempts come before those in the lock order. The order is locked. */
export { lockAttempts } from './payments.repo.ts';

/** For erasing a person. */
export { forgetRefundNotes } from './refunds/refunds.repo.ts';

/** The banks at which a payment of the order was ever begun. */
export async function readBanksOf(db: Db, orderId: string): Promise<ReadonlySet<BankCode>> {
  return new Set((await readAttempts(db, orderId)).map(({ bank }) => bank));
}

export type PaymentEvent = {
  id: number;
  orderId: string;
  attemptId: string;
  attemptNumber: number;
  at: Date;
  kind: string;
  from: string | null;
  to: string | null;
  raw: unknown;
  isAlarm: boolean;
};

/** All events of the attempts of an order, oldest first, with the banks' answers without secrets. */
export async function readPaymentEvents(db: Db, orderId: string): Promise<PaymentEvent[]> {
  return db
    .selectFrom('payment_event as e')
    .innerJoin('payment_attempt as a', 'a.id', 'e.attempt_id')
    .select([
      'e.id',
      'a.order_id as orderId',
      'a.id as attemptId',
      'a.number as attemptNumber',
      'e.at',
      'e.kind',
    ])
    .select(['e.from_state as from', 'e.to_state as to', 'e.raw', 'e.is_alarm as isAlarm'])
    .where('a.order_id', '=', orderId)
    .orderBy('e.id')
    .execute();
}

/** Every refund of an order, newest first; `unknown` ones wait for a decision of staff. */
export async function readRefunds(db: Db | Trx, orderId: string): Promise<RefundRecord[]> {
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows as RefundRecord[];
}

export type NamedRefund = RefundRecord & { staff: string | null };

/** The same with the name of the member of staff who requested each. */
export async function readNamedRefunds(db: Db | Trx, orderId: string): Promise<NamedRefund[]> {
  const rows = await db
    .selectFrom('refund')
    .leftJoin('staff', 'staff.id', 'refund.staff_id')
    .selectAll('refund')
    .select('staff.name as staff')
    .where('refund.order_id', '=', orderId)
    .orderBy('refund.created_at', 'desc')
    .orderBy('refund.id')
    .execute();
  return rows as NamedRefund[];
}

/** The order of a refund. */
export async function findRefundOrder(db: Db, refundId: string): Promise<string | undefined> {
  const row = await db.selectFrom('refund').select('order_id').where('id', '=', refundId).executeTakeFirst();
  return row?.order_id;
}
