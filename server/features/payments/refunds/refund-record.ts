import type { RefundReason, RefundState } from '#domain/payments/refund.ts';

/** A row of `refund`; money in tenge. */
export type RefundRecord = {
  id: string;
  order_id: string;
  attempt_id: string;
  amount_tenge: number;
  state: RefundState;
  reason: RefundReason;
  staff_id: number | null;
  error: string | null;
  next_check_at: Date | null;
  checks: number;
  created_at: Date;
  updated_at: Date;
};
