import { expect, test } from 'vitest';
import { changedParts, hasOtherGoods } from './changed-parts.ts';

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

test('goods that somebody else put in or took out are another order; a note or a step is not', () => {
  const rose = { option: 1, quantity: 2, price: 5_000, title: { tm: 'Gül', ru: 'Роза' } };
  const seen = { items: [rose], totals: { total: 10_000 }, updatedAt: '1' };
  const later = { ...seen, updatedAt: '2' };
  expect(hasOtherGoods(seen, later)).toBe(false);
  const fewer = { items: [{ ...rose, quantity: 1 }], totals: { total: 5_000 } };
  expect(hasOtherGoods(seen, fewer)).toBe(true);
  expect(hasOtherGoods(seen, { ...seen, totals: { total: 12_000 } })).toBe(true);
});
