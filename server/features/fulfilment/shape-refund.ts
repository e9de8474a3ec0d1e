import type { OfficeRefund } from '#contract/fulfilment/office-order-shapes.ts';
import type { NamedRefund } from '#server/features/payments/payments.read.ts';

/** @param hides whether the words of staff are hidden */
export function shapeRefund(row: NamedRefund, hides: boolean): OfficeRefund {
  return {
    id: row.id,
    amount: row.amount_tenge,
    state: row.state,
    reason: row.reason,
    kind: row.way,
    staff: row.staff,
    note: hides ? '' : row.note,
    error: row.error,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
