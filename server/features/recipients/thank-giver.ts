import { cutTyped } from '#domain/fields/cut-text.ts';
import { longestThanks, mayThank } from '#domain/recipients/request.ts';
import { type ThanksFile, voiceLimits, voiceType } from '#domain/recipients/thanks.ts';
import type { Context } from '#server/context.ts';
import { shrinkPhoto } from '#server/features/media/shrink-photo.ts';
import { noteOnOrder } from '#server/features/orders/change-order.ts';
import {
  addPrivateFile,
  deletePrivateFiles,
  writePrivateFile,
} from '#server/features/orders/files/private-files.ts';
import { readDeliveredAt } from '#server/features/orders/orders.read.ts';
import { insertThanks, updateThanks } from '#server/features/orders/requests/change-request.ts';
import { findThanks, thanksKinds } from '#server/features/orders/requests/requests.read.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import type { UploadedFile } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockGift } from './lock-gift.ts';
import { readGiftOrder, takesVoice } from './show-gift.ts';
import { type GiverContext, notifyGiver } from './notify-giver.ts';

type ThanksContext = GiverContext & Pick<Context, 'storage' | 'db'>;
type Thanks = { orderId: string; text: string; files: Partial<Record<ThanksFile, UploadedFile>> };

/**
 * Text, a photo or a voice recording for the giver only, once. Files are decoded before the order is locked, and only
 * while thanks may be sent, because decoding is expensive.
 * @throws Refusal `order.not-found`; `gift.too-late` before the delivery, long after it, and a second time;
 * `picture.invalid`, `server.busy`; `request.invalid` for nothing at all and for an invalid recording
 */
export async function thankGiver(ctx: ThanksContext, { orderId, text: typed, files }: Thanks): Promise<void> {
  const text = cutTyped(typed, longestThanks);
  const { photo, voice } = files;
  if (text === '' && !photo && !voice) throw new Refusal('request.invalid', { field: 'text' });
  await requireMayThank(ctx, ctx.db, await readGiftOrder(ctx.db, orderId));
  const sound = voice && (await readVoice(ctx, voice));
  const picture = photo && (await shrinkPhoto(photo.data));
  const written = [
    picture && (await writePrivateFile(ctx, { kind: thanksKinds.photo, mime: 'image/webp', ...picture })),
    sound && (await writePrivateFile(ctx, { kind: thanksKinds.voice, ...sound })),
  ].filter((file) => file !== undefined);
  await inTransaction(ctx.db, async (trx) => {
    const at = ctx.now();
    const asked = await lockGift(trx, orderId);
    await requireMayThank(ctx, trx, asked);
    if (!(await insertThanks(trx, { orderId, text, at }))) throw new Refusal('gift.too-late');
    for (const file of written) await addPrivateFile(ctx, trx, { orderId, file });
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

type Asked = Pick<Awaited<ReturnType<typeof lockGift>>, 'order'>;

async function requireMayThank({ now }: Pick<Context, 'now'>, db: Db | Trx, { order }: Asked): Promise<void> {
  const isOpen = mayThank(order.status, await readDeliveredAt(db, order), now());
  if (!isOpen || (await findThanks(db, order.id))) throw new Refusal('gift.too-late');
}

/** A recording as received: the formats of phones cannot be re-encoded here, so only its giver gets it. */
async function readVoice(ctx: Pick<Context, 'db' | 'config'>, { data }: UploadedFile) {
  const mime = voiceType(data);
  const isFit = mime !== undefined && data.length <= voiceLimits.bytes;
  if (!isFit || !(await takesVoice(ctx))) throw new Refusal('request.invalid', { field: 'voice' });
  return { mime, data };
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
