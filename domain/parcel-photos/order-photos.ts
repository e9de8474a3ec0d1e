/** Photos of a parcel before it is sent: how many, how long they are kept, and when the buyer may ask for a change. */
import { isGranted } from '../clock-step.ts';
import type { OrderStatus } from '../order.ts';

export const mostPhotos = 3;
export const longestPhotoWords = 300;
/** Retention in days after the order has ended. */
export const photoDays = 60;

/** `shown`: buyers see the photos; `asked`: the order waits for their approval as well. */
export const photoModes = ['shown', 'asked'] as const;
export type PhotoMode = (typeof photoModes)[number];
/**
 * How long an order waits for its buyer; when less than `least` is left before the cutoff, the buyer is not asked at
 * all.
 */
const askMinutes = { most: 30, least: 5 };

export const photoAnswers = ['good', 'change'] as const;
export type PhotoAnswer = (typeof photoAnswers)[number];

/**
 * `silent`: the buyer was asked and did not answer in time, which counts as approval. After a change the new photos are
 * shown without asking again. `change-left`: it is not made.
 */
export const photoStates = [
  'none',
  'shown',
  'asked',
  'approved',
  'change-asked',
  'change-left',
  'silent',
] as const;
export type PhotoState = (typeof photoStates)[number];

/** The parcel is in the shop. */
export const packedStatuses: readonly OrderStatus[] = ['preparing', 'ready'];

/** `isChangeAsked`: the buyer waits for a photo of a change, one more than the usual limit. */
type PhotoCounts = { status: OrderStatus; photos: number; isChangeAsked: boolean };

/** Whether staff may add a photo of the parcel now. */
export function mayTakePhoto({ status, photos, isChangeAsked }: PhotoCounts): boolean {
  return packedStatuses.includes(status) && photos < mostPhotos + (isChangeAsked ? 1 : 0);
}

/**
 * Until when a buyer who sees the first photo now may ask for a change; undefined when the order does not wait: on a
 * peak day, and shortly before its cutoff.
 */
export function photoAskEnds(now: Date, around: { cutoff: Date | null; isPeak: boolean }): Date | undefined {
  const most = now.getTime() + askMinutes.most * 60_000;
  const end = Math.min(most, around.cutoff?.getTime() ?? most);
  return around.isPeak || end < now.getTime() + askMinutes.least * 60_000 ? undefined : new Date(end);
}

/**
 * Whether the order still waits for its buyer: until they have approved the photos or the change was made, at most
 * until this moment.
 */
export function awaitsBuyer(until: Date | null, now: Date): boolean {
  return until !== null && isGranted(until, askMinutes.most * 60, now);
}

export type PhotoFacts = {
  photos: number;
  answer: PhotoAnswer | null;
  /** the change asked for was made */
  isDone: boolean;
  /** staff said why not, or the parcel has left */
  isLeft?: boolean;
  askedUntil: Date | null;
};

/** What the buyer has seen and answered; `silent`: the time to answer has passed. */
export function photoState(
  { photos, answer, isDone, isLeft = false, askedUntil }: PhotoFacts,
  now: Date,
): PhotoState {
  if (answer === 'good') return 'approved';
  if (answer === 'change' && !isDone) return isLeft ? 'change-left' : 'change-asked';
  if (photos === 0) return 'none';
  if (answer === 'change' || askedUntil === null) return 'shown';
  return awaitsBuyer(askedUntil, now) ? 'asked' : 'silent';
}

/** One answer per order, while something can still be changed; when asked, in time. */
export function mayAnswerPhotos(status: OrderStatus, facts: PhotoFacts, now: Date): boolean {
  const isOpen = ['shown', 'asked'].includes(photoState(facts, now));
  return packedStatuses.includes(status) && facts.answer === null && isOpen;
}

/** Steps at which a change that was asked for must be made, or its buyer told why not. */
export function asksForChange(step: string): boolean {
  return step === 'make-ready' || step === 'send';
}

/** Photos of orders that ended before this moment are deleted. */
export function photosEndBefore(now: Date): Date {
  return new Date(now.getTime() - photoDays * 86_400_000);
}
