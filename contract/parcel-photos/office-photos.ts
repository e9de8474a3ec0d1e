import { type Static, Type } from 'typebox';
import { longestPhotoWords } from '#domain/parcel-photos/order-photos.ts';
import { PhotoReport } from './photos.ts';
import { forStaff } from '../office-route.ts';
import { OfficeOrder } from '../fulfilment/office-order-shapes.ts';
import { routes } from '../route.ts';
import { nullable, OpaqueId, strict } from '../shared.ts';

const byId = strict({ id: OpaqueId });
const one = strict({ id: OpaqueId, photo: OpaqueId });
const report = strict({
  data: strict({
    report: nullable(PhotoReport),
    /** whether a photo may be added now */
    mayTake: Type.Boolean(),
    /** why the parcel needs no photo; absent while there is one, or staff have not said so */
    skipped: Type.Optional(Type.String()),
  }),
});

export const officePhotos = routes({
  'GET /api/office/orders/:id/photos/': forStaff('orders.read', {
    summary: "Photos of an order's parcel and what its buyer said about them",
    params: byId,
    reply: report,
    refuses: ['order.not-found'],
  }),
  'GET /api/office/orders/:id/photos/:photo/': forStaff('orders.read', {
    summary: 'One photo',
    params: one,
    file: true,
    reply: strict({}),
    refuses: ['record.not-found'],
  }),
  'POST /api/office/orders/:id/photos/': forStaff('orders.work', {
    feature: 'photo-report',
    idempotency: 'none',
    summary:
      'Shows the buyer a photo of the parcel (multipart, field `photo`); the first one goes out as a message',
    params: byId,
    body: strict({}),
    files: ['photo'],
    reply: report,
    refuses: ['order.not-found', 'order.action-refused', 'picture.invalid', 'server.busy'],
  }),
  'POST /api/office/orders/:id/photos/skip/': forStaff('orders.work', {
    feature: 'photo-report',
    summary: 'The parcel goes without a photo, for a reason that only staff see',
    params: byId,
    body: strict({ reason: Type.String({ minLength: 1, maxLength: longestPhotoWords }) }),
    reply: strict({ data: OfficeOrder }),
    refuses: ['order.not-found', 'order.action-refused'],
  }),
  'DELETE /api/office/orders/:id/photos/:photo/': forStaff('orders.work', {
    idempotency: 'none',
    summary: 'Takes a photo away, bytes and all',
    params: one,
    reply: report,
    refuses: ['order.not-found', 'record.not-found'],
  }),
});

export type OfficePhotos = Static<typeof report>['data'];
