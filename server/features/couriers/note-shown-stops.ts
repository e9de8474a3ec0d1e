import type { Trx } from '#server/platform/db/db.ts';
import { saveShownStops } from './couriers.repo.ts';

/** Notes what a courier's phone shows from now on: a deed counts as long as its stop was shown. */
export async function noteShownStops(
  trx: Trx,
  staffId: number,
  shown: { orders: readonly string[]; at: Date },
): Promise<void> {
  await saveShownStops(trx, staffId, shown);
}
