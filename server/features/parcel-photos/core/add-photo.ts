import { mayTakePhoto } from '#domain/parcel-photos/order-photos.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import {
  endPhotoChange,
  findPhotoAnswer,
  findPhotos,
  insertPhoto,
  type PhotoRow,
} from './order-photos.repo.ts';
import { endPhotoWait, setPhotoAskedUntil } from '#server/features/orders/core/order-waits.ts';

type NewPhoto = PhotoRow & {
  bytes: number;
  staffId: number;
  /** when its upload began: it does not show a change that was asked for later */
  sentAt: Date;
  at: Date;
};
export type AddedPhoto = {
  /** how many there are now */
  photos: number;
  /** it shows the change that the buyer asked for */
  isChange: boolean;
};

/**
 * Adds a written photo to its order, which the caller has locked. A photo sent after a change was asked for completes
 * that change, and the order no longer waits for its buyer.
 * @throws Refusal `order.action-refused` before preparing begins, after the order was sent, and for a fourth photo that
 * shows no change
 */
export async function addPhoto(
  trx: Trx,
  order: OrderRecord,
  { sentAt, ...photo }: NewPhoto,
): Promise<AddedPhoto> {
  const before = await findPhotos(trx, order.id);
  const said = await findPhotoAnswer(trx, order.id);
  const isChangeAsked = said?.answer === 'change' && said.doneAt === null && said.at <= sentAt;
  if (!mayTakePhoto({ status: order.status, photos: before.length, isChangeAsked }))
    throw new Refusal('order.action-refused');
  const { staffId, at } = photo;
  await insertPhoto(trx, { ...photo, orderId: order.id });
  const isChange = await endPhotoChange(trx, order.id, { sentAt, at });
  if (isChange) await endPhotoWait(trx, order.id, at);
  const isPublic = before.length === 0;
  await noteOnOrder(trx, order, { event: 'photo-shown', note: '', actor: 'staff', staffId, at, isPublic });
  return { photos: before.length + 1, isChange };
}

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
