/** For whom an order waits: its recipient, or its buyer's word on the photo of the parcel. */
import type { Trx } from '#server/platform/db/db.ts';

/** Whether an order waits for its recipient: it is not confirmed or prepared meanwhile. */
export async function setAwaits(trx: Trx, orderId: string, awaits: boolean): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ awaits_recipient: awaits })
    .where('id', '=', orderId)
    .where('awaits_recipient', '!=', awaits)
    .execute();
}

/** The order waits for its buyer until then. */
export async function setPhotoAskedUntil(trx: Trx, orderId: string, until: Date): Promise<void> {
  await trx.updateTable('shop_order').set({ photo_asked_until: until }).where('id', '=', orderId).execute();
}

/** The order no longer waits for its buyer. */
export async function endPhotoWait(trx: Trx, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ photo_asked_until: at })
    .where('id', '=', orderId)
    .where('photo_asked_until', '>', at)
    .execute();
}
