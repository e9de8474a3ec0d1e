import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';

const order = {
  address: null,
  delivery: {
    method: 'STANDARD' as const,
    day: '2026-11-24',
    from: null,
    to: null,
    recipientAsks: true,
    slot: null,
  },
  gift: null,
  comment: '',
};

test('whoever has an order open is told which parts somebody else changed, and of nothing else', () => {
  expect(changedParts(order, { ...order })).toEqual([]);
  const moved = { ...order, delivery: { ...order.delivery, day: '2026-11-25' }, comment: 'jaň etmäň' };
  expect(changedParts(order, moved)).toEqual(['delivery', 'comment']);
});
