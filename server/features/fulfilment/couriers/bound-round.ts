/** Refuses a day's round that no phone holds and no courier brings. */
import { isRoundTooLong } from '#domain/deeds/show-stops.ts';
import { countStops, lockRound } from '#server/features/orders/staff/couriers.read.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Called once a courier has been given orders of these days, and holds their round until the end of the transaction: two people
 * who give orders to one courier are counted one after the other.
 * @throws Refusal `record.too-many`
 */
export async function boundRound(
  trx: Trx,
  courierId: number,
  days: readonly (string | null)[],
): Promise<void> {
  if (days.length === 0) return;
  await lockRound(trx, courierId);
  const rounds = await countStops(trx, courierId);
  if (rounds.some(({ day, stops }) => days.includes(day) && isRoundTooLong(stops)))
    throw new Refusal('record.too-many');
}
