import type { Trx } from '#server/platform/db/db.ts';
import type { OrderRecord } from '../order-record.ts';
import { findPhotoAnswer, setPhotoAskedUntil } from './order-photos.repo.ts';

/**
 * The order, which the caller has locked, waits until then for its buyer's answer to the first photo. A buyer is asked
 * once per order.
 * @returns whether the buyer is asked now
 */
export async function askBuyer(trx: Trx, order: OrderRecord, until: Date): Promise<boolean> {
  if (order.status !== 'preparing' || order.photo_asked_until !== null) return false;
  if (await findPhotoAnswer(trx, order.id)) return false;
  await setPhotoAskedUntil(trx, order.id, until);
  return true;
}
