import { expect, test } from 'vitest';
import { awaitsBuyer, mayAnswerPhotos, photoAskEnds, type PhotoFacts, photoState } from './order-photos.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const shown: PhotoFacts = { photos: 1, answer: null, isDone: false, askedUntil: null };

test('an order waits half an hour for its buyer, never beyond its cutoff, and not at all on peak days', () => {
  expect(photoAskEnds(now, { cutoff: null, isPeak: false })).toEqual(later(30));
  expect(photoAskEnds(now, { cutoff: later(31), isPeak: false })).toEqual(later(30));
  expect(photoAskEnds(now, { cutoff: later(20), isPeak: false })).toEqual(later(20));
  expect(photoAskEnds(now, { cutoff: later(5), isPeak: false })).toEqual(later(5));
  expect(photoAskEnds(now, { cutoff: later(4), isPeak: false }), 'too little time to ask').toBeUndefined();
  expect(photoAskEnds(now, { cutoff: later(-60), isPeak: false })).toBeUndefined();
  expect(photoAskEnds(now, { cutoff: null, isPeak: true })).toBeUndefined();
});

test('an order does not wait for a buyer who was not asked, nor longer when the clock is set back', () => {
  expect(awaitsBuyer(null, now)).toBe(false);
  expect(awaitsBuyer(later(1), now)).toBe(true);
  expect(awaitsBuyer(now, now)).toBe(false);
  expect(awaitsBuyer(later(60), now)).toBe(false);
});

test('no answer in time means approval, one answer is final, and a change that was made is not asked about again', () => {
  const asked = { ...shown, askedUntil: later(10) };
  expect(photoState({ ...shown, photos: 0 }, now)).toBe('none');
  expect(photoState(shown, now)).toBe('shown');
  expect(photoState(asked, now)).toBe('asked');
  expect(photoState(asked, later(10))).toBe('silent');
  expect(photoState({ ...asked, answer: 'good' }, later(20))).toBe('approved');
  expect(photoState({ ...asked, answer: 'change' }, later(20))).toBe('change-asked');
  expect(photoState({ ...asked, answer: 'change', isDone: true }, now)).toBe('shown');
});

test('the buyer answers once while the parcel is in the shop, and when asked, in time', () => {
  const asked = { ...shown, askedUntil: later(10) };
  expect(mayAnswerPhotos('preparing', shown, now)).toBe(true);
  expect(mayAnswerPhotos('ready', shown, now)).toBe(true);
  expect(mayAnswerPhotos('on-the-way', shown, now)).toBe(false);
  expect(mayAnswerPhotos('preparing', { ...shown, photos: 0 }, now)).toBe(false);
  expect(mayAnswerPhotos('preparing', asked, now)).toBe(true);
  expect(mayAnswerPhotos('preparing', asked, later(10))).toBe(false);
  for (const answer of ['good', 'change'] as const)
    for (const isDone of [false, true])
      expect(mayAnswerPhotos('preparing', { ...asked, answer, isDone }, now)).toBe(false);
});
