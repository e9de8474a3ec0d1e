import type { OrderLine } from '#domain/stock.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { rebookSlot } from '#server/features/delivery/book-slot.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { type PassContext, passOn } from '#server/features/certificates/pass-on.ts';
import { returnAll, spendAgain } from '#server/features/certificates/core/use-certificate.ts';
import { releasePromo, takePromoAgain } from '#server/features/promo/use-promo.ts';
import { reserveStock } from '#server/features/stock/reserve-stock.ts';

type Late = {
  order: OrderRecord;
  lines: readonly OrderLine[];
  at: Date;
  /** Whether the slot can still be kept; a past one is not taken again. */
  isInTime: boolean;
};

/**
 * After late money an expired order takes again what it had released: its promo code, the parts of its certificates,
 * the goods, the delivery slot. Without the first three it cannot be placed; without the slot it can, and staff agree
 * on another time.
 * @returns null when that fails: then nothing is taken
 */
export async function takeAgain(
  ctx: PassContext,
  trx: Trx,
  { order, lines, at, isInTime }: Late,
): Promise<{ hasSlot: boolean } | null> {
  // Goods that were sold then are accepted now, even if no longer on sale.
  const places = new Map(lines.map(({ option, product }) => [option, { product, forSale: true }]));
  if (!(await takePromoAgain(trx, order.id))) return null;
  if (!(await spendAgain(trx, order, at))) {
    await releasePromo(trx, order.id, at);
    return null;
  }
  const { shortages, availabilityChanged } = await reserveStock(trx, lines, places, {
    orderId: order.id,
    at,
  });
  if (shortages.length > 0) {
    await releasePromo(trx, order.id, at);
    await passOn(ctx, trx, { order, shares: await returnAll(trx, order, at) });
    return null;
  }
  if (availabilityChanged.length > 0)
    await ctx.jobs.add(trx, 'invalidate-listings', { options: availabilityChanged });
  if (order.slot_id === null || order.delivery_day === null) return { hasSlot: true };
  const slot = { id: order.slot_id, day: order.delivery_day };
  return { hasSlot: isInTime && (await rebookSlot(trx, slot)) };
}
