import { mayTakePhotos, mostPhotos } from '#domain/media/order-photos.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteOnOrder } from '../change-order.ts';
import type { OrderRecord } from '../order-record.ts';
import { endPhotoChange, findPhotos, insertPhoto, type PhotoRow } from './order-photos.repo.ts';

type NewPhoto = PhotoRow & { bytes: number; staffId: number; at: Date };

/**
 * A photo whose file is written joins its order, which the caller has locked. One that follows a request for a change answers it.
 * @returns how many there are now
 * @throws Refusal `order.action-refused` before it is being prepared, when it has left, and for a fourth photo
 */
export async function addPhoto(trx: Trx, order: OrderRecord, photo: NewPhoto): Promise<number> {
  const before = await findPhotos(trx, order.id);
  if (!mayTakePhotos(order.status) || before.length >= mostPhotos) throw new Refusal('order.action-refused');
  const { staffId, at } = photo;
  await insertPhoto(trx, { ...photo, orderId: order.id });
  await endPhotoChange(trx, order.id, at);
  const isPublic = before.length === 0;
  await noteOnOrder(trx, order, { event: 'photo-shown', note: '', actor: 'staff', staffId, at, isPublic });
  return before.length + 1;
}
