import type { Trx } from '#server/platform/db/db.ts';
import { saveShownStops } from './deeds.repo.ts';

/** Records the stops that a courier's phone shows from now on: deeds are valid for stops that were shown. */
export async function noteShownStops(
  trx: Trx,
  staffId: number,
  shown: { orders: readonly string[]; at: Date },
): Promise<void> {
  await saveShownStops(trx, staffId, shown);
}
