import { mayAnswerPhotos, type PhotoAnswer } from '#domain/media/order-photos.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteOnOrder } from '../change-order.ts';
import { lockOrder } from '../lock-order.ts';
import { findPhotoAnswer, findPhotos, insertPhotoAnswer } from './order-photos.repo.ts';

/**
 * The buyer says that the parcel is good, or what to change: once, while it is in the shop. Words stay in `photo_answer`, where
 * they can be erased; the timeline has the fact.
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
    if (!mayAnswerPhotos(order.status, photos.length, former?.answer ?? null))
      throw new Refusal('order.action-refused');
    const at = ctx.now();
    await insertPhotoAnswer(trx, { orderId: id, answer, words: answer === 'change' ? words.trim() : '', at });
    const event = answer === 'good' ? ('photo-approved' as const) : ('photo-change-asked' as const);
    await noteOnOrder(trx, order, { event, note: '', actor: 'customer', at, isPublic: true });
  });
}
