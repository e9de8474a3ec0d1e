import { hoursWords } from '#domain/delivery/hours-words.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import { type FailedReason, mayTryAgain } from '#domain/delivery/delivery-attempts.ts';
import { failedReasonWords } from '#domain/notifications/sms-text.ts';
import { linkForSms, orderNumberAddress } from '#domain/links/link.ts';
import { dateInYear } from '#domain/print/days.ts';
import type { Context, MessageContext } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { changeDetails, changeOrder, noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { noteDeliveryAttempt } from '#server/features/couriers/core/note-delivery-attempt.ts';
import { readStaffOrder } from '#server/features/orders/staff/staff-lists.read.ts';
import { reserveAgain } from '#server/features/stock/reserve-again.ts';
import { moveAdditions } from './additions/move-additions.ts';
import { giveTimeUp, moveDelivery, type NewTime } from './move-delivery.ts';
import { orderLinkForSms } from './order-link/send-order-link.ts';
import { notifyCustomer } from './notify-customer.ts';

type Ctx = MessageContext & Pick<Context, 'config' | 'newToken'>;
export type BringBack = {
  id: string;
  reason: FailedReason;
  note?: string | undefined;
  /** The new time that staff have agreed on; without it the buyer chooses one. */
  delivery?: NewTime | undefined;
  staffId: number;
};

/**
 * A delivery attempt failed: the order goes back to `ready` and waits for another attempt. If it is unpaid, its units
 * are reserved for it again; if paid, they stay deducted. The old slot is released, and the buyer is notified, once per
 * attempt.
 * @throws Refusal `order.not-found`, `order.action-refused`, `order.attempts-spent`, and those of the new time
 */
export async function bringBack(ctx: Ctx, trx: Trx, input: BringBack): Promise<void> {
  const at = ctx.now();
  const { id, reason, staffId } = input;
  const order = await lockOrder(trx, id);
  const row = await readStaffOrder(trx, id);
  const { failed_attempts: failed = 0, attempts_allowed: allowed = 1, courier = '' } = row ?? {};
  if (order.status === 'on-the-way' && !mayTryAgain({ failed, allowed }))
    throw new Refusal('order.attempts-spent');
  await moveAdditions(ctx, trx, { order, action: 'bring-back', staffId, at });
  const by = { actor: 'staff' as const, staffId, at };
  const back = await changeOrder(trx, order, {
    ...by,
    action: 'bring-back',
    event: 'not-delivered',
    // Units of a paid order stay deducted; unpaid ones are only reserved until dispatch.
    set: { stock_state: isUnpaid(order.payment_status) ? 'held' : 'shipped' },
  });
  if (input.note) await noteOnOrder(trx, back, { ...by, event: 'note', note: input.note, isPublic: false });
  if (isUnpaid(order.payment_status)) await reserveAgain(trx, await goodsOf(trx, id, at));
  const time = input.delivery
    ? await moveDelivery(trx, back, { time: input.delivery, at })
    : await giveTimeUp(trx, back, at);
  await changeDetails(trx, id, { ...time, courier: '', courier_id: null }, at);
  await noteDeliveryAttempt(trx, { orderId: id, number: failed + 1, reason, courier, staffId, at });
  const told = await messageOf(ctx, trx, { order: await lockOrder(trx, id), reason });
  await notifyCustomer(ctx, trx, told.kind, told.order, { occasion: failed + 1, facts: told.facts });
}

/** The units of an order as movements of stock take them. */
export async function goodsOf(trx: Trx, orderId: string, at: Date) {
  const lines = await readOrderLines(trx, orderId);
  return { orderId, at, lines: lines.map(({ option_id: option, quantity }) => ({ option, quantity })) };
}

async function messageOf(
  ctx: Ctx,
  trx: Trx,
  { order, reason }: { order: OrderRecord; reason: FailedReason },
) {
  const { promise_lost_at: isOpen, delivery_day: day, delivery_from: from, delivery_to: to } = order;
  if (isOpen === null) {
    const hours = hoursWords({ from, to }, order.lang);
    return {
      kind: 'delivery-again' as const,
      order,
      facts: { when: `${day === null ? '' : dateInYear(day)} ${hours}`.trim() },
    };
  }
  const hasLink = (await readFeatures({ ...ctx, db: trx })).includes('order-link');
  const link = hasLink
    ? await orderLinkForSms(ctx, trx, order)
    : linkForSms(ctx.config.publicUrl, orderNumberAddress(order.number));
  const facts = { reason: failedReasonWords[reason][order.lang], link };
  return { kind: 'delivery-failed' as const, order, facts };
}
