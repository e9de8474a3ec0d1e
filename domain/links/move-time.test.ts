import { expect, test } from 'vitest';
import { mayMoveTime } from './move-time.ts';

const now = new Date('2026-11-20T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const order = { status: 'placed', method: 'SLOT', isOfOthers: false, chosenAt: undefined } as const;

test('the delivery time can be changed by the link until preparing begins, where the buyer had the choice', () => {
  for (const status of ['placed', 'confirmed'] as const)
    expect(mayMoveTime({ ...order, status }, now)).toBe(true);
  for (const status of ['awaiting-payment', 'preparing', 'ready', 'delivered', 'cancelled'] as const)
    expect(mayMoveTime({ ...order, status }, now), status).toBe(false);
  expect(mayMoveTime({ ...order, method: 'STANDARD' }, now)).toBe(true);
  for (const method of ['EXPRESS', 'NONE'] as const)
    expect(mayMoveTime({ ...order, method }, now), method).toBe(false);
  expect(mayMoveTime({ ...order, isOfOthers: true }, now)).toBe(false);
});

test('the time is changed once a day, also after the clock was set back', () => {
  expect(mayMoveTime({ ...order, chosenAt: hoursAgo(23) }, now)).toBe(false);
  expect(mayMoveTime({ ...order, chosenAt: hoursAgo(25) }, now)).toBe(true);
  expect(
    mayMoveTime({ ...order, chosenAt: hoursAgo(-48) }, now),
    'written before the clock was set back',
  ).toBe(true);
});
