import type { officePhotos } from '#contract/parcel-photos/office-photos.ts';
import type { Context } from '#server/context.ts';
import { readOrder } from '#server/features/orders/core/orders.read.ts';
import { sendPhoto } from './core/show-photos.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { deletePhoto, showToStaff, skipPhoto, takePhoto } from './take-photo.ts';

export const officePhotosHandlers: Handlers<Context, typeof officePhotos> = {
  'GET /api/office/orders/:id/photos/': async (ctx, { params }) => ({
    data: await showToStaff(ctx, ctx.db, await readOrder(ctx.db, params.id)),
  }),
  'GET /api/office/orders/:id/photos/:photo/': (ctx, { params }) => sendPhoto(ctx, params.id, params.photo),
  'POST /api/office/orders/:id/photos/': async (ctx, call) => ({
    data: await takePhoto(ctx, { id: call.params.id, file: call.files['photo'] }, call),
  }),
  'POST /api/office/orders/:id/photos/skip/': async (ctx, call) => ({
    data: await skipPhoto(ctx, { id: call.params.id, ...call.body }, call),
  }),
  'DELETE /api/office/orders/:id/photos/:photo/': async (ctx, call) => ({
    data: await deletePhoto(ctx, call.params, call),
  }),
};
