/** A refund requested by staff, in a transaction of its own and without HTTP. */
import type { Context } from '#server/context.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import {
  type OrderRefundInput,
  requestRefund as requestInside,
} from '#server/features/payments/refunds/refund-card.ts';
import { inTransaction } from '#server/platform/db/db.ts';

export function requestRefund(
  ctx: Pick<Context, 'db' | 'now' | 'newId'>,
  input: OrderRefundInput,
): Promise<string> {
  return inTransaction(ctx.db, async (trx) => {
    await lockOrder(trx, input.orderId);
    return requestInside(ctx, trx, input);
  });
}
