import type { Context, MessageContext } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { notifyRefunded } from '#server/features/checkout/notify-customer.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { giveBackByHand } from '#server/features/orders/staff/order-money.ts';

type ByHand = Omit<Parameters<typeof giveBackByHand>[2], 'id'> & { order: OrderRecord };

/**
 * Refunds money that was taken on delivery by hand, and notifies the buyer of the sum. @throws Refusal
 * `refund.too-much`
 */
export async function returnByHand(
  ctx: MessageContext & Pick<Context, 'newId'>,
  trx: Trx,
  { order, ...input }: ByHand,
): Promise<string> {
  const back = ctx.newId();
  const { id, amount } = await giveBackByHand(trx, order, { ...input, id: back });
  await notifyRefunded(ctx)(trx, order.id, { id: back, amount, reason: input.reason });
  return id;
}
