import { backMove, type OrderStatus } from '#domain/order.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import { mayStepBack, mayUndo } from '#domain/staff-moves.ts';
import type { PassContext } from '#server/features/certificates/pass-on.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { forgetQueuedSms } from '#server/features/notifications/queue-sms.ts';
import { changeOrder, noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readLastStep } from '#server/features/orders/core/orders.read.ts';
import { reverseTaking } from '#server/features/orders/staff/order-money.ts';
import { moveAdditions } from './additions/move-additions.ts';
import { goodsOf } from './bring-back.ts';
import { reserveAgain } from '#server/features/stock/reserve-again.ts';

/** With a reason any step can be undone; without one only by the person who has just made it. */
export type StepBack = {
  id: string;
  reason?: string | undefined;
  staffId: number;
  /** Known that the cash of the order is handed in already. */
  handedIn?: boolean | undefined;
};

/**
 * Undoes the last step of an order: units deducted at dispatch are reserved again, payment taken on delivery is
 * reversed, and a message that was not sent yet is deleted.
 * @returns the status before and after
 * @throws Refusal `order.not-found`, `order.action-refused`, `money.handed-in`
 */
export async function stepBack(
  ctx: PassContext,
  trx: Trx,
  { id, reason, staffId, handedIn }: StepBack,
): Promise<{ from: OrderStatus; to: OrderStatus }> {
  const order = await lockOrder(trx, id);
  const at = ctx.now();
  const last = await readLastStep(trx, id, order.status);
  const action = last && backMove(order.status, last.from);
  const { status, payment, payment_status: paymentStatus } = order;
  if (!action || !mayStepBack({ status, payment, paymentStatus })) throw new Refusal('order.action-refused');
  if (reason === undefined && !mayUndo(last, { staffId, at })) throw new Refusal('order.action-refused');

  await moveAdditions(ctx, trx, { order, action, staffId, at });
  const isTaken = action === 'undo-deliver' && last.wasPaid;
  const isReserved = action === 'undo-send' && isUnpaid(order.payment_status);
  const by = { actor: 'staff' as const, staffId, at };
  const isPublic = reason !== undefined;
  const changed = await changeOrder(trx, order, {
    ...by,
    action,
    event: isPublic ? 'stepped-back' : 'undone',
    isPublic,
    ...(isTaken ? { payment: 'unpaid' } : {}),
    set: {
      ...(action === 'undo-deliver' ? { proof_missing_at: null } : {}),
      ...(isReserved ? { stock_state: 'held' } : {}),
    },
  });
  if (reason) await noteOnOrder(trx, changed, { ...by, event: 'note', note: reason, isPublic: false });
  if (isTaken) await reverseTaking(trx, id, { staffId, at, handedIn });
  if (isReserved) await reserveAgain(trx, await goodsOf(trx, id, at));
  if (action === 'undo-send') await forgetQueuedSms(trx, id, 'order-on-the-way');
  if (action === 'undo-deliver') await forgetQueuedSms(trx, id, 'order-delivered');
  return { from: status, to: changed.status };
}
