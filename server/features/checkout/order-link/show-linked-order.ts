import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import { isInTimeToPay } from '#domain/payments/attempt.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import type { DbContext } from '#server/context.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { readOrder, readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { shapeOrder } from '#server/features/orders/shape-order.ts';
import { mayMoveTime } from './may-move-time.ts';

/**
 * An order as the holder of its link sees it: without names, phone numbers and places, because links get forwarded.
 * @throws Refusal `order.not-found`
 */
export async function showLinkedOrder(ctx: DbContext, id: string): Promise<LinkedOrder> {
  const order = await readOrder(ctx.db, id);
  const lines = await readOrderLines(ctx.db, id);
  const pictures = await readPictures(
    ctx.db,
    lines.map(({ picture_id }) => picture_id),
  );
  const { number, createdAt, status, paymentStatus, payment, items, totals, delivery, expiresAt, actions } =
    shapeOrder(order, lines, [], pictures);
  const { method, day, from, to } = delivery;
  return {
    ...{ number, createdAt, status, paymentStatus, payment, items, totals },
    ...(expiresAt === undefined ? {} : { expiresAt }),
    delivery: { method, day, from, to },
    bank: order.bank,
    lang: order.lang,
    isPayable: isPrepaid(payment) && actions.includes('pay') && isInTimeToPay(order, ctx.now()),
    needsTime: actions.includes('choose-time'),
    mayCancel: actions.includes('cancel'),
    mayMove: !actions.includes('choose-time') && (await mayMoveTime(ctx.db, order, ctx.now())),
  };
}
