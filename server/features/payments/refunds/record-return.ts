import type { RefundWay } from '#domain/payments/refund.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { RefundRecord } from './refund-record.ts';
import { insertRefund } from './refunds.repo.ts';

type Return = Pick<RefundRecord, 'id' | 'reason'> & {
  orderId: string;
  way: Exclude<RefundWay, 'card'>;
  /** Tenge. */
  amount: number;
  note: string;
  staffId?: number | null | undefined;
  at: Date;
};

/** Records money that goes back without a bank: by hand or to certificates, so it is done at once. */
export async function recordReturn(
  trx: Trx,
  { orderId, amount, staffId = null, at, ...rest }: Return,
): Promise<void> {
  const sums = { order_id: orderId, amount_tenge: amount, state: 'done', staff_id: staffId };
  await insertRefund(trx, { ...rest, ...sums, created_at: at, updated_at: at });
}
