import { cutTyped } from '#domain/fields/cut-text.ts';
import { longestThanks, mayThank } from '#domain/gift-requests/request.ts';
import type { ThanksFile } from '#domain/gift-requests/thanks.ts';
import type { Context } from '#server/context.ts';
import { shrinkPhoto } from '#server/features/media/shrink-photo.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import {
  addPrivateFile,
  deletePrivateFiles,
  writePrivateFile,
} from '#server/features/parcel-photos/core/private-files.ts';
import { readDeliveredAt } from '#server/features/orders/core/orders.read.ts';
import { insertThanks, updateThanks } from './core/change-request.ts';
import { findThanks, thanksKinds } from './core/requests.read.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import type { UploadedFile } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockGift } from './lock-gift.ts';
import { readGiftOrder } from './show-gift.ts';
import { type GiverContext, notifyGiver } from './notify-giver.ts';

type ThanksContext = GiverContext & Pick<Context, 'storage' | 'db'>;
type Thanks = { orderId: string; text: string; files: Partial<Record<ThanksFile, UploadedFile>> };

/**
 * Text and a photo for the giver only, once. The photo is decoded before the order is locked, and only while thanks may
 * be sent, because decoding is expensive.
 * @throws Refusal `order.not-found`; `gift.too-late` before the delivery, long after it, and a second time;
 * `picture.invalid`, `server.busy`; `request.invalid` for nothing at all
 */
export async function thankGiver(
  ctx: ThanksContext,
  { orderId, text: typed, files: { photo } }: Thanks,
): Promise<void> {
  const text = cutTyped(typed, longestThanks);
  if (text === '' && !photo) throw new Refusal('request.invalid', { field: 'text' });
  await requireMayThank(ctx, ctx.db, await readGiftOrder(ctx.db, orderId));
  const picture = photo && (await shrinkPhoto(photo.data));
  const file =
    picture && (await writePrivateFile(ctx, { kind: thanksKinds.photo, mime: 'image/webp', ...picture }));
  await inTransaction(ctx.db, async (trx) => {
    const at = ctx.now();
    const asked = await lockGift(trx, orderId);
    await requireMayThank(ctx, trx, asked);
    if (!(await insertThanks(trx, { orderId, text, at }))) throw new Refusal('gift.too-late');
    if (file) await addPrivateFile(ctx, trx, { orderId, file });
    const { order } = asked;
    await noteOnOrder(trx, order, {
      event: 'gift-thanked',
      note: '',
      actor: 'recipient',
      at,
      isPublic: true,
    });
    await notifyGiver(ctx, trx, { kind: 'gift-thanks', order });
  });
}

type LockedGift = Pick<Awaited<ReturnType<typeof lockGift>>, 'order'>;

async function requireMayThank(
  { now }: Pick<Context, 'now'>,
  db: Db | Trx,
  { order }: LockedGift,
): Promise<void> {
  const isOpen = mayThank(order.status, await readDeliveredAt(db, order), now());
  if (!isOpen || (await findThanks(db, order.id))) throw new Refusal('gift.too-late');
}

/** They cannot be sent again; their text and files are deleted. */
export async function withdrawThanks(
  ctx: Pick<Context, 'now' | 'jobs'>,
  trx: Trx,
  orderId: string,
): Promise<void> {
  await lockGift(trx, orderId);
  await updateThanks(trx, orderId, { withdrawn_at: ctx.now(), text: '' });
  await deletePrivateFiles(ctx, trx, { orders: [orderId], kinds: Object.values(thanksKinds) });
}
