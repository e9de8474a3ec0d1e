import { endOrder } from '#server/features/checkout/end-order.ts';
import { sellInstead } from '#server/features/certificates/sell-instead.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestContext } from './run-requests.ts';

/**
 * The recipient declined, and the giver prefers a certificate to a refund: the order is cancelled, and its card money
 * becomes a certificate. The order is locked.
 * @returns options that are back in stock
 * @throws Refusal `gift.too-late` when all card money is being refunded, `order.action-refused`
 */
export async function takeCertificate(ctx: RequestContext, trx: Trx, order: OrderRecord): Promise<number[]> {
  async function beforeRefund(ended: OrderRecord): Promise<void> {
    if ((await sellInstead(ctx, trx, ended)) === 0) throw new Refusal('gift.too-late');
  }
  return endOrder(ctx, trx, order, { action: 'cancel', actor: 'customer', at: ctx.now(), beforeRefund });
}
