import { privateFolders } from '#server/adapters/storage/port.ts';
import { callAddress } from '#contract/client.ts';
import type { OfficePhotos } from '#contract/parcel-photos/office-photos.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { maskWords } from '#domain/mask.ts';
import { mayTakePhoto } from '#domain/parcel-photos/order-photos.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { shrinkPhoto } from '#server/features/media/shrink-photo.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { addPhoto } from './core/add-photo.ts';
import { deletePhotoOf, dropPhotoFileLater } from './core/forget-photos.ts';
import { findPhotos, findSkipReason, readPhotoReport } from './core/show-photos.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import type { UploadedFile } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from '#server/features/fulfilment/move-as-staff.ts';
import { showAsStaff } from '#server/features/fulfilment/show-as-staff.ts';
import { notifyOfPhoto } from './notify-of-photo.ts';

type PhotoContext = StaffContext & Pick<Context, 'storage'>;
const daySeconds = 86_400;

/**
 * Adds a photo of the parcel and shows it to the buyer at once, on the order's page and by SMS. One taken after a
 * request for a change completes it.
 * @throws Refusal `order.not-found`; `order.action-refused` before preparing begins, after the order was sent, and for
 * a fourth photo unless it answers a request for a change; `picture.invalid`, `server.busy`
 */
export async function takePhoto(
  ctx: PhotoContext,
  { id: orderId, file }: { id: string; file: UploadedFile | undefined },
  by: By,
): Promise<OfficePhotos> {
  const sentAt = ctx.now();
  if (!file) throw new Refusal('picture.invalid', { field: 'photo' });
  const { data, ...size } = await shrinkPhoto(file.data);
  const id = ctx.newId();
  // Hex, because storage paths are lower case.
  const path = `${privateFolders.photos}/${Buffer.from(id).toString('hex')}.photo`;
  await inTransaction(ctx.db, (trx) => dropPhotoFileLater(ctx, trx, { path, inSeconds: daySeconds }));
  await ctx.storage.write(path, data);
  return withAudit(ctx, by, { action: 'show-photo', subject: 'order' }, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const { staffId } = by.actor;
    const photo = { id, path, ...size, bytes: data.length, staffId, sentAt, at: ctx.now() };
    const added = await addPhoto(trx, order, photo);
    await notifyOfPhoto(ctx, trx, { ...added, order });
    const result = await showToStaff(ctx, trx, await lockOrder(trx, orderId));
    return { id: orderId, after: { photos: added.photos }, result };
  });
}

/** Staff fetch the pictures with their session. */
export async function showToStaff(
  { config, now }: Pick<Context, 'config' | 'now'>,
  db: Db | Trx,
  order: Pick<OrderRecord, 'id' | 'status' | 'photo_asked_until'>,
): Promise<OfficePhotos> {
  const { id } = order;
  const report = await readPhotoReport({ db, now }, order, (photo) =>
    callAddress('GET /api/office/orders/:id/photos/:photo/', { params: { id, photo } }),
  );
  const isOn = (await readFeatures({ db, config })).includes('photo-report');
  const photos = report?.photos.length ?? 0;
  const isChangeAsked = report?.state === 'change-asked';
  const reason = photos === 0 ? await findSkipReason(db, id) : undefined;
  return {
    report,
    mayTake: isOn && mayTakePhoto({ status: order.status, photos, isChangeAsked }),
    ...(reason === undefined ? {} : { skipped: reason }),
  };
}

/**
 * Records why a parcel goes without a photo, so that its packer is not asked for one again; only staff see the reason.
 * A photo may still be taken.
 * @throws Refusal `order.not-found`; `order.action-refused` unless the parcel is in the shop without a photo
 */
export async function skipPhoto(
  ctx: StaffContext,
  { id, reason: note }: { id: string; reason: string },
  by: By,
): Promise<OfficeOrder> {
  await withAudit(ctx, by, { action: 'skip-photo', subject: 'order' }, async (trx) => {
    const order = await lockOrder(trx, id);
    const { length: photos } = await findPhotos(trx, id);
    if (photos > 0 || !mayTakePhoto({ status: order.status, photos, isChangeAsked: false }))
      throw new Refusal('order.action-refused');
    const { staffId } = by.actor;
    const event = { event: 'photo-skipped', note, actor: 'staff', staffId, at: ctx.now() } as const;
    await noteOnOrder(trx, order, { ...event, isPublic: false });
    return { id, after: { reason: maskWords(note) }, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

/** @throws Refusal `order.not-found`, `record.not-found` */
export async function deletePhoto(
  ctx: PhotoContext,
  { id: orderId, photo }: { id: string; photo: string },
  by: By,
): Promise<OfficePhotos> {
  return withAudit(ctx, by, { action: 'delete-photo', subject: 'order' }, async (trx: Trx) => {
    const order = await lockOrder(trx, orderId);
    const photos = await deletePhotoOf(ctx, trx, { orderId, photo });
    return {
      id: orderId,
      after: { photos },
      result: await showToStaff(ctx, trx, order),
    };
  });
}
