import type { DeliveryPayment } from '#domain/payments/payment-methods.ts';
import type { EndReason, RefundReason } from '#domain/payments/refund.ts';
import type { Context, MessageContext } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { notifyRefunded } from '#server/features/checkout/notify-customer.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { giveBackByHand, planByHand } from '#server/features/orders/staff/order-money.ts';
import { recordReturn } from '#server/features/payments/refunds/record-return.ts';

type ByHand = Parameters<typeof planByHand>[2] &
  Pick<Parameters<typeof giveBackByHand>[2], 'parts' | 'staffId' | 'at'> & {
    order: OrderRecord;
    reason: RefundReason | EndReason;
    note: string;
  };

const ways = { CASH: 'cash', TERMINAL: 'terminal' } as const satisfies Record<DeliveryPayment, string>;

/**
 * Refunds money that was taken on delivery by hand, and notifies the buyer of the sum.
 * @returns the id of the refund
 * @throws Refusal `refund.too-much`
 */
export async function returnByHand(
  ctx: MessageContext & Pick<Context, 'newId'>,
  trx: Trx,
  { order, note, ...input }: ByHand,
): Promise<string> {
  const id = ctx.newId();
  const planned = await planByHand(trx, order, input);
  const { amount } = planned;
  const { reason, staffId, at, parts } = input;
  const row = { id, orderId: order.id, way: ways[planned.handOut.kind], amount };
  await recordReturn(trx, { ...row, reason, note, staffId, at });
  await giveBackByHand(trx, order, { ...planned, id, parts, reason, staffId, at });
  await notifyRefunded(ctx)(trx, order.id, { id, amount, reason });
  return id;
}
