import type { Trx } from '#server/platform/db/db.ts';
import type { OrderRecord } from '../order-record.ts';
import { findPhotoAnswer, setPhotoAskedUntil } from './order-photos.repo.ts';

/**
 * The order, which the caller has locked, waits until then for what its buyer says about the first photo. Each buyer is asked once.
 * @returns whether this one is
 */
export async function askBuyer(trx: Trx, order: OrderRecord, until: Date): Promise<boolean> {
  if (order.status !== 'preparing' || order.photo_asked_until !== null) return false;
  if (await findPhotoAnswer(trx, order.id)) return false;
  await setPhotoAskedUntil(trx, order.id, until);
  return true;
}
