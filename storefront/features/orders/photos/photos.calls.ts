/**
 * API calls for photos of a parcel: for the signed-in buyer, or through the order's link. Nothing is kept in the
 * store.
 */
import type { PhotoReport } from '#contract/parcel-photos/photos.ts';
import type { PhotoAnswer } from '#domain/parcel-photos/order-photos.ts';
import { callAsked } from '../asked.ts';

export type PhotosOf = { id: string } | { token: string };

/** null for an order without photos; by the order's link, or for the signed-in buyer. */
export const loadPhotos = (of: PhotosOf) =>
  callAsked<PhotoReport | null>(async ({ api }) =>
    'token' in of
      ? (await api('GET /api/order-link/:token/photos/', { params: of })).data
      : (await api('GET /api/order/photos/:id/', { params: of })).data,
  );

export const answerPhotos = (of: PhotosOf, body: { answer: PhotoAnswer; words?: string }) =>
  callAsked<PhotoReport | null>(async ({ api }) =>
    'token' in of
      ? (await api('POST /api/order-link/:token/photos/answer/', { params: of, body })).data
      : (await api('POST /api/order/photos/:id/answer/', { params: of, body })).data,
  );
