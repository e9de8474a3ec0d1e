import type { OrderLine } from '#domain/stock.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { rebookSlot } from '#server/features/delivery/book-slot.ts';
import type { OrderRecord } from '#server/features/orders/order-record.ts';
import { returnAll, spendAgain } from '#server/features/orders/certificates/use-certificate.ts';
import { releasePromo, takePromoAgain } from '#server/features/promo/use-promo.ts';
import { reserveStock } from '#server/features/stock/reserve-stock.ts';

type Late = {
  order: OrderRecord;
  lines: readonly OrderLine[];
  at: Date;
  /** Whether the window can still be kept; one that is over is not taken again. */
  isInTime: boolean;
};

/**
 * An expired order whose money came late wants back what it had let go: its promo code, the parts of its certificates, the goods,
 * the delivery window. Without the first three there is no order; without the window there is one, and staff agree on another time.
 * @returns null when it cannot be had: then nothing is taken
 */
export async function takeAgain(
  ctx: Pick<Context, 'jobs'>,
  trx: Trx,
  { order, lines, at, isInTime }: Late,
): Promise<{ hasSlot: boolean } | null> {
  // What was sold then is sold now, even if it has left the catalogue since.
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
    await returnAll(trx, order, at);
    return null;
  }
  if (availabilityChanged.length > 0)
    await ctx.jobs.add(trx, 'tell-shelves', { options: availabilityChanged });
  if (order.slot_id === null || order.delivery_day === null) return { hasSlot: true };
  const slot = { id: order.slot_id, day: order.delivery_day };
  return { hasSlot: isInTime && (await rebookSlot(trx, slot)) };
}
