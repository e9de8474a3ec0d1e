import type { Db } from '#server/platform/db/db.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import {
  findEventsOf,
  type PaymentEvent,
} from '#server/features/payments/settlement/payments-events.repo.ts';
import { findRefundsOf } from '#server/features/payments/refunds/refunds.repo.ts';
import { findAttemptsOf } from './payments.repo.ts';
import type { RefundRecord } from '#server/features/payments/refunds/refund-record.ts';

/** Every try to pay an order, newest first. */
export function readAttempts(db: Db, orderId: string): Promise<AttemptRecord[]> {
  return findAttemptsOf(db, orderId);
}

/** Everything that became of the attempts of an order, oldest first, with the banks' own words without secrets. */
export function readPaymentEvents(db: Db, orderId: string): Promise<PaymentEvent[]> {
  return findEventsOf(db, orderId);
}

/** Every refund of an order, newest first; `unknown` ones wait for a decision. */
export function readRefunds(db: Db, orderId: string): Promise<RefundRecord[]> {
  return findRefundsOf(db, orderId);
}
