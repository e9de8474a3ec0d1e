/** Photos of a parcel before it leaves: how many, until when, and when the buyer may ask for a change. */
import { isGranted } from '#domain/clock-step.ts';
import type { OrderStatus } from '#domain/order.ts';

export const mostPhotos = 3;
export const longestPhotoWords = 300;
/** Kept so long after the order is over. */
export const photoDays = 60;

/** Buyers are shown the photos; or asked, and the order waits for what they say. */
export const photoModes = ['shown', 'asked'] as const;
export type PhotoMode = (typeof photoModes)[number];
/** How long an order waits for its buyer; what is left of it before the cut-off may be too little to ask at all. */
const askMinutes = { most: 30, least: 5 };

export const photoAnswers = ['good', 'change'] as const;
export type PhotoAnswer = (typeof photoAnswers)[number];

/** `silent`: the buyer was asked and said nothing in time, which is a yes. A change that was made is shown, and not asked again. */
export const photoStates = ['none', 'shown', 'asked', 'approved', 'change-asked', 'silent'] as const;
export type PhotoState = (typeof photoStates)[number];

/** The parcel is in the shop. */
export const packedStatuses: readonly OrderStatus[] = ['preparing', 'ready'];

export const mayTakePhotos = (status: OrderStatus): boolean => packedStatuses.includes(status);

/**
 * Until when a buyer who is shown the first photo now may ask for a change; undefined where the order does not wait: on a peak
 * day, and shortly before its cut-off.
 */
export function photoAskEnds(now: Date, around: { cutoff: Date | null; isPeak: boolean }): Date | undefined {
  const most = now.getTime() + askMinutes.most * 60_000;
  const end = Math.min(most, around.cutoff?.getTime() ?? most);
  return around.isPeak || end < now.getTime() + askMinutes.least * 60_000 ? undefined : new Date(end);
}

/** The order is not ready before its buyer has approved the photos or seen the change made, or this moment has passed. */
export function awaitsBuyer(until: Date | null, now: Date): boolean {
  return until !== null && isGranted(until, askMinutes.most * 60, now);
}

export type PhotoFacts = {
  photos: number;
  answer: PhotoAnswer | null;
  /** what was asked for is done */
  isDone: boolean;
  askedUntil: Date | null;
};

export function photoState({ photos, answer, isDone, askedUntil }: PhotoFacts, now: Date): PhotoState {
  if (answer === 'good') return 'approved';
  if (answer === 'change' && !isDone) return 'change-asked';
  if (photos === 0) return 'none';
  if (answer === 'change' || askedUntil === null) return 'shown';
  return awaitsBuyer(askedUntil, now) ? 'asked' : 'silent';
}

/** Once for an order, while something can still be changed; one who was asked, in time. */
export function mayAnswerPhotos(status: OrderStatus, facts: PhotoFacts, now: Date): boolean {
  const isOpen = ['shown', 'asked'].includes(photoState(facts, now));
  return packedStatuses.includes(status) && facts.answer === null && isOpen;
}

/** Moment before which orders must have ended for their photos to go. */
export function photosEndBefore(now: Date): Date {
  return new Date(now.getTime() - photoDays * 86_400_000);
}
