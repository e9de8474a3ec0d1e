import { expect, test } from 'vitest';
import { isBeyond, isGranted, isWithinLast, spread } from './clock-step.ts';

const now = new Date('2026-11-20T06:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test('a moment in the past few seconds is recent, one in the future is not', () => {
  expect([-6, -5.001, -5, 5, 5.001, 3_600].map((seconds) => isWithinLast(at(seconds), 5, now))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('only what no step could have planned lies too far ahead', () => {
  expect([-10, 40, 45, 46, 3_600].map((seconds) => isBeyond(at(seconds), 40, now))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('a grant ends at its time, and never lasts longer than it was granted for', () => {
  expect([-1, 0, 1, 300, 305, 306, 7_200].map((seconds) => isGranted(at(seconds), 300, now))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('what is planned anew is spread over its step, the first one soon', () => {
  const steps = { soonest: 5, longest: 45 };
  expect([0, 1, 2, 3].map((place) => spread(place, 4, steps, now))).toEqual([5, 15, 25, 35].map(at));
});
