import { expect, test } from 'vitest';
import { declineCause } from './bank-decline.ts';

test('an order that nobody has tried to pay is not declined', () => {
  expect([null, 0, -100].map(declineCause)).toEqual([null, null, null]);
});

test('codes a customer can act on have their own cause', () => {
  expect([51, 116, 101, -2025, -2007, 424242].map(declineCause)).toEqual([
    'no-funds',
    'no-funds',
    'card-expired',
    'code-failed',
    'time-over',
    'other',
  ]);
});
