/** Photos of a parcel before it leaves: how many, until when, and when the buyer may ask for a change. */
import type { OrderStatus } from '#domain/order.ts';

export const mostPhotos = 3;
export const longestPhotoWords = 300;
/** Kept so long after the order is over. */
export const photoDays = 60;

export const photoAnswers = ['good', 'change'] as const;
export type PhotoAnswer = (typeof photoAnswers)[number];

/** The parcel is in the shop. */
export const packedStatuses: readonly OrderStatus[] = ['preparing', 'ready'];

export const mayTakePhotos = (status: OrderStatus): boolean => packedStatuses.includes(status);

/** Once for an order, while something can still be changed. */
export const mayAnswerPhotos = (status: OrderStatus, photos: number, answer: PhotoAnswer | null): boolean =>
  packedStatuses.includes(status) && photos > 0 && answer === null;

/** Moment before which orders must have ended for their photos to go. */
export function photosEndBefore(now: Date): Date {
  return new Date(now.getTime() - photoDays * 86_400_000);
}
