import type { AttemptState, PolledAttempt } from '#domain/payments/attempt.ts';
import type { BankCode } from '#domain/payments/bank-answer.ts';

/** A row of `payment_attempt`; money in tenge. */
export type AttemptRecord = {
  id: string;
  order_id: string;
  number: number;
  bank: BankCode;
  order_number: string;
  bank_order_id: string | null;
  amount_tenge: number;
  currency: string;
  state: AttemptState;
  form_url: string | null;
  session_ends_at: Date;
  next_check_at: Date | null;
  last_asked_at: Date | null;
  checks: number;
  silences: number;
  last_status: number | null;
  last_action_code: number | null;
  paid_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

/** The attempt as domain/payments/attempt.ts takes it. */
export function asPolled(attempt: AttemptRecord): PolledAttempt & { lastStatus: number | null } {
  return {
    orderNumber: attempt.order_number,
    amount: attempt.amount_tenge,
    currency: attempt.currency,
    state: attempt.state,
    sessionEndsAt: attempt.session_ends_at,
    lastStatus: attempt.last_status,
  };
}
