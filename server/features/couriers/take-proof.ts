/** A courier's photos of a hand-over: for the buyer and for staff. */
import type { Context } from '#server/context.ts';
import { openOrderLink } from '#server/features/checkout/order-link/send-order-link.ts';
import { finishDeedPhoto, type PhotoPart, takePhotoPart } from './core/take-photo-part.ts';
import { shrinkPhoto } from '#server/features/media/shrink-photo.ts';
import { addPrivateFile, writePrivateFile } from '#server/features/parcel-photos/core/private-files.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import type { UploadedFile } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from '#server/features/fulfilment/move-as-staff.ts';

type Part = Pick<PhotoPart, 'deed'> & {
  offset: string;
  total: string;
  photos?: string;
  place?: string;
  part: UploadedFile | undefined;
};

/** @throws Refusal those of `takePhotoPart`; `picture.invalid`, `server.busy` */
export async function takeProof(
  ctx: StaffContext & Pick<Context, 'storage'>,
  { deed, offset, total, photos, place = '1', part }: Part,
  staffId: number,
): Promise<{ received: number; isDone: boolean }> {
  if (!part) throw new Refusal('request.invalid', { field: 'part' });
  const photo = { deed, place: Number(place) };
  const span = { offset: Number(offset), total: Number(total) };
  const sent = { ...photo, ...span, hashes: photos?.split(',') ?? [], data: part.data };
  const taken = await inTransaction(ctx.db, (trx) => takePhotoPart(trx, sent, { staffId, at: ctx.now() }));
  const { whole, ...answer } = taken;
  if (!whole) return answer;
  const small = await shrinkPhoto(whole.data);
  const file = await writePrivateFile(ctx, { kind: 'proof', mime: 'image/webp', ...small });
  await inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, whole.orderId);
    if (!(await finishDeedPhoto(trx, photo, { fileId: file.id, at: ctx.now() }))) return;
    await addPrivateFile(ctx, trx, { orderId: order.id, file });
    // The buyer's page fetches its pictures by this link.
    await openOrderLink(ctx, trx, order);
  });
  return { received: sent.total, isDone: true };
}
