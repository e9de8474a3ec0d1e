/** Table `refund_part`. */
import type { RefundPart } from '#domain/payments/refund-parts.ts';
import type { Trx } from '#server/platform/db/db.ts';

type Back = { orderId: string; refundId: string; at: Date };

/** Records what a refund is of, so that it is not refunded twice. @param parts at least one */
export async function insertParts(
  trx: Trx,
  { orderId, refundId, at }: Back,
  parts: readonly RefundPart[],
): Promise<void> {
  const rows = parts.map((part) => ({ order_id: orderId, refund_id: refundId, ...part, at }));
  await trx.insertInto('refund_part').values(rows).execute();
}
