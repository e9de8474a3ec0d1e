import type { PassContext } from '#server/features/certificates/pass-on.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { showOrder } from '#server/features/orders/show-order.ts';
import { endOrder } from './end-order.ts';
import type { Buyer, PlacedOrder } from './placing.ts';
import { invalidateListings } from './invalidate-listings.ts';

const cancelled = { tm: 'Sargydyňyz ýatyryldy', ru: 'Заказ отменён' };

/**
 * The customer cancels, until preparing begins. Concurrent calls cancel once.
 * @throws Refusal `order.not-found`, also for somebody else's; `order.action-refused`
 */
export async function cancelOrder(
  ctx: PassContext & Pick<Context, 'db' | 'invalidation' | 'log'>,
  buyer: Buyer,
  id: string,
): Promise<PlacedOrder> {
  const { data, availabilityChanged } = await inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (order.customer_id !== buyer.customerId) throw new Refusal('order.not-found');
    const at = ctx.now();
    const end = { action: 'cancel', actor: 'customer', at } as const;
    const availabilityChanged = await endOrder(ctx, trx, order, end);
    return { data: await showOrder(trx, { customerId: buyer.customerId, id, now: at }), availabilityChanged };
  });
  await invalidateListings(ctx, availabilityChanged);
  return { data, message: cancelled[buyer.lang] };
}
