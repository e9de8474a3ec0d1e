/** Changes which goods are reserved for an order: additional units are reserved, others released, all or nothing. */
import { findShortages, type Offer, type OrderLine, type Shortage } from '#domain/stock.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { OptionPlace } from './reserve-stock.ts';
import { lockStock, recordMovements } from './stock.repo.ts';

type ReserveChange = { orderId: string; at: Date; before: readonly OrderLine[]; after: readonly OrderLine[] };

/**
 * Rows of released and reserved options are locked together by id. The order is locked, its goods are reserved.
 * @param places of the goods wanted now; goods the order already had may stay even if no longer on sale
 * @returns every short line, and then nothing is changed; `availabilityChanged`: options sold out now, or back in stock
 */
export async function changeReservation(
  trx: Trx,
  places: ReadonlyMap<number, OptionPlace>,
  { orderId, at, before, after }: ReserveChange,
): Promise<{ shortages: Shortage[]; availabilityChanged: number[] }> {
  const held = new Map(before.map(({ option, quantity }) => [option, quantity]));
  const wanted = new Map(after.map(({ option, quantity }) => [option, quantity]));
  const counts = await lockStock(trx, [...new Set([...held.keys(), ...wanted.keys()])]);
  const free = (option: number) => {
    const count = counts.get(option);
    return count ? count.onHand - count.reserved : 0;
  };
  const offers = new Map<number, Offer>(
    [...places].map(([option, place]) => [
      option,
      {
        option,
        ...place,
        forSale: place.forSale || held.has(option),
        free: free(option) + (held.get(option) ?? 0),
      },
    ]),
  );
  const shortages = findShortages(after, offers);
  if (shortages.length > 0) return { shortages, availabilityChanged: [] };
  const deltas = [...counts.keys()]
    .map((option) => ({ option, onHand: 0, reserved: (wanted.get(option) ?? 0) - (held.get(option) ?? 0) }))
    .filter(({ reserved }) => reserved !== 0);
  for (const kind of ['release', 'reserve'] as const) {
    const some = deltas.filter(({ reserved }) => reserved > 0 === (kind === 'reserve'));
    await recordMovements(trx, some, { kind, orderId, at });
  }
  const changed = deltas.filter(({ option, reserved }) => free(option) > 0 !== free(option) - reserved > 0);
  return { shortages: [], availabilityChanged: changed.map(({ option }) => option) };
}
