import type { EndReason, RefundReason, RefundState, RefundWay } from '#domain/payments/refund.ts';

/** A row of `refund`; money in tenge. */
export type RefundRecord = {
  id: string;
  order_id: string;
  way: RefundWay;
  attempt_id: string | null;
  amount_tenge: number;
  state: RefundState;
  reason: RefundReason | EndReason;
  note: string;
  staff_id: number | null;
  error: string | null;
  next_check_at: Date | null;
  checks: number;
  created_at: Date;
  updated_at: Date;
};

/** One that a bank makes. */
export type CardRefund = RefundRecord & { way: 'card'; attempt_id: string; reason: RefundReason };
