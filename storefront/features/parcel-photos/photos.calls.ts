/**
 * API calls for photos of a parcel: for the signed-in buyer, or through the order's link. Nothing is kept in the
 * store.
 */
import type { PhotoReport } from '#contract/parcel-photos/photos.ts';
import type { PhotoAnswer } from '#domain/parcel-photos/order-photos.ts';
import { createCall } from '#storefront/store/create-call.ts';

export type PhotosOf = { id: string } | { token: string };

/** null for an order without photos; by the order's link, or for the signed-in buyer. */
export const loadPhotos = createCall<PhotoReport | null, PhotosOf>('photos/load', async ({ api }, of) =>
  'token' in of
    ? (await api('GET /api/order-link/:token/photos/', { params: of })).data
    : (await api('GET /api/order/photos/:id/', { params: of })).data,
);

export type GivenAnswer = { answer: PhotoAnswer; words?: string };

export const answerPhotos = createCall<PhotoReport | null, { of: PhotosOf; body: GivenAnswer }>(
  'photos/answer',
  async ({ api }, { of, body }) =>
    'token' in of
      ? (await api('POST /api/order-link/:token/photos/answer/', { params: of, body })).data
      : (await api('POST /api/order/photos/:id/answer/', { params: of, body })).data,
);
