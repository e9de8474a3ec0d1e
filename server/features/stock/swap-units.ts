import type { OrderLine, Shortage } from '#domain/stock.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { moveOrderStock } from './move-order-stock.ts';
import { type OptionPlace, reserveStock } from './reserve-stock.ts';
import { lockStock } from './stock.repo.ts';

/**
 * Swaps the units of one line for another option in an order whose units are deducted: the former are returned to
 * stock, the latter deducted, or nothing changes. Both rows are locked by id first.
 */
export async function swapUnits(
  trx: Trx,
  { from, to }: { from: Pick<OrderLine, 'option' | 'quantity'>; to: OrderLine },
  { place, ...facts }: { place: OptionPlace; orderId: string; at: Date },
): Promise<{ shortages: Shortage[]; availabilityChanged: number[] }> {
  await lockStock(trx, [from.option, to.option]);
  const reserved = await reserveStock(trx, [to], new Map([[to.option, place]]), facts);
  if (reserved.shortages.length > 0) return reserved;
  await moveOrderStock(trx, 'ship', { ...facts, lines: [to] });
  const freed = await moveOrderStock(trx, 'return', { ...facts, lines: [from] });
  return { shortages: [], availabilityChanged: [...reserved.availabilityChanged, ...freed] };
}
