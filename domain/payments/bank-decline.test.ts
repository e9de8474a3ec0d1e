import { expect, test } from 'vitest';
import { declineCause } from './bank-decline.ts';

test('nobody having tried yet is not a decline', () => {
  expect([null, 0, -100].map(declineCause)).toEqual([null, null, null]);
});

test('codes a customer can do something about have their own cause', () => {
  expect([51, 116, 101, -2025, -2007, 424242].map(declineCause)).toEqual([
    'no-funds',
    'no-funds',
    'card-expired',
    'code-failed',
    'time-over',
    'other',
  ]);
});
