import { mayAnswerPhotos, type PhotoAnswer } from '#domain/parcel-photos/order-photos.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { endPhotoWait } from '#server/features/orders/core/order-waits.ts';
import { findPhotoAnswer, findPhotos, insertPhotoAnswer } from './order-photos.repo.ts';
import { photoFacts } from './show-photos.ts';

/**
 * The buyer approves the photos, or says what to change: once, while the parcel is in the shop, and in time when the
 * order waits for it. The text is stored in `photo_answer`, where it can be erased; the timeline has only the event.
 * @throws Refusal `order.not-found`, `order.action-refused`
 */
export async function answerPhotos(
  ctx: Pick<Context, 'db' | 'now'>,
  id: string,
  { answer, words = '' }: { answer: PhotoAnswer; words?: string },
): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, id);
    const [photos, former] = [await findPhotos(trx, id), await findPhotoAnswer(trx, id)];
    const at = ctx.now();
    if (!mayAnswerPhotos(order.status, photoFacts(order, photos, former), at))
      throw new Refusal('order.action-refused');
    await insertPhotoAnswer(trx, { orderId: id, answer, words: answer === 'change' ? words.trim() : '', at });
    // After a request for a change the order waits for the next photo, or until its deadline.
    if (answer === 'good') await endPhotoWait(trx, id, at);
    const event = answer === 'good' ? ('photo-approved' as const) : ('photo-change-asked' as const);
    await noteOnOrder(trx, order, { event, note: '', actor: 'customer', at, isPublic: true });
  });
}
