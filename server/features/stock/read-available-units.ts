import type { Db, Trx } from '#server/platform/db/db.ts';
import { findStock } from './stock.repo.ts';

/** Units of each option that could be sold now: on hand less reserved. An option without goods is 0. */
export async function readAvailableUnits(
  db: Db | Trx,
  options: readonly number[],
): Promise<Map<number, number>> {
  const counts = await findStock(db, options);
  return new Map(
    options.map((option) => {
      const count = counts.get(option);
      return [option, count ? count.onHand - count.reserved : 0];
    }),
  );
}
