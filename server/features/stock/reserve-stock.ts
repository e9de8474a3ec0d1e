/** The reservation of stock for an order: all lines or none, with locks in one order. */
import { findShortages, type Offer, type Shortage, type OrderLine } from '#domain/stock.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { lockStock, recordMovements } from './stock.repo.ts';

/** An option's product, and whether it is on sale; provided by the catalogue. */
export type OptionPlace = { product: number; forSale: boolean };

/**
 * Reserves units for an order: all lines, or none and the list of every short line. Rows are locked by id, so the
 * decision is made on current counts; the table's constraint is the last safeguard.
 * @param lines merged lines
 * @returns `availabilityChanged`: options that are sold out now
 */
export async function reserveStock(
  trx: Trx,
  lines: readonly OrderLine[],
  places: ReadonlyMap<number, OptionPlace>,
  facts: { orderId: string; at: Date },
): Promise<{ shortages: Shortage[]; availabilityChanged: number[] }> {
  const counts = await lockStock(trx, [...places.keys()]);
  const free = (option: number) => {
    const count = counts.get(option);
    return count ? count.onHand - count.reserved : 0;
  };
  const offers = new Map<number, Offer>(
    [...places].map(([option, place]) => [option, { option, ...place, free: free(option) }]),
  );
  const shortages = findShortages(lines, offers);
  if (shortages.length > 0) return { shortages, availabilityChanged: [] };
  await recordMovements(
    trx,
    lines.map(({ option, quantity }) => ({ option, onHand: 0, reserved: quantity })),
    { kind: 'reserve', ...facts },
  );
  const soldOut = lines.filter(({ option, quantity }) => free(option) === quantity);
  return { shortages: [], availabilityChanged: soldOut.map(({ option }) => option) };
}
