/** Moves the additions of an order together with it. */
import { blocksDispatch, isMadeTogether } from '#domain/additions.ts';
import type { OrderMove } from '#domain/order.ts';
import type { PassContext } from '#server/features/certificates/pass-on.ts';
import { changeOrder } from '#server/features/orders/core/change-order.ts';
import { lockAdditions } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { endOrder } from '../end-order.ts';
import { notifyCustomer } from '../notify-customer.ts';

/** The order as it was before its move. */
type FirstMove = { order: OrderRecord; action: OrderMove; staffId: number; at: Date };

/**
 * The additions with the same status as the order make its move. An order is not sent before its paid additions are
 * packed; unpaid ones are cancelled then, so that late money for them is refunded. The order is locked.
 * @returns options that are back in stock
 * @throws Refusal `order.action-refused` while an addition is not packed, and for a move that an addition does not make
 * alone
 */
export async function moveAdditions(
  ctx: PassContext,
  trx: Trx,
  { order, action, ...by }: FirstMove,
): Promise<number[]> {
  if (!isMadeTogether(action)) return [];
  if (order.adds_to !== null) throw new Refusal('order.action-refused');
  const freed: number[] = [];
  for (const addition of await lockAdditions(trx, order.id)) {
    const staff = { actor: 'staff' as const, ...by };
    if (action === 'send' && blocksDispatch(addition.status)) throw new Refusal('order.action-refused');
    if (action === 'send' && addition.status === 'awaiting-payment') {
      await notifyCustomer(ctx, trx, 'order-cancelled', addition);
      freed.push(...(await endOrder(ctx, trx, addition, { action: 'cancel', ...staff })));
    } else if (addition.status === order.status) await changeOrder(trx, addition, { action, ...staff });
  }
  return freed;
}
