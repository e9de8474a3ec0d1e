import { expect, test } from 'vitest';
import { changedParts, draftsOf, foreignParts, hasOtherGoods } from './changed-parts.ts';

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

test('exactly the parts changed by somebody else are reported', () => {
  expect(changedParts(order, { ...order })).toEqual([]);
  const moved = { ...order, delivery: { ...order.delivery, day: '2026-11-25' }, comment: 'jaň etmäň' };
  expect(changedParts(order, moved)).toEqual(['delivery', 'comment']);
});

test('lines changed by somebody else are reported; a note or a status change is not', () => {
  const rose = { option: 1, quantity: 2, price: 5_000, title: { tm: 'Gül', ru: 'Роза' } };
  const seen = { items: [rose], totals: { total: 10_000 }, updatedAt: '1' };
  const later = { ...seen, updatedAt: '2' };
  expect(hasOtherGoods(seen, later, seen.items)).toBe(false);
  const fewer = { items: [{ ...rose, quantity: 1 }], totals: { total: 5_000 } };
  expect(hasOtherGoods(seen, fewer, seen.items)).toBe(true);
  expect(hasOtherGoods(seen, { ...seen, totals: { total: 12_000 } }, seen.items)).toBe(true);
});

test('a change that was saved here but whose response was lost is not reported', () => {
  const saved = { ...order, comment: 'jaň etmäň' };
  const typed = { ...draftsOf(order), comment: 'jaň etmäň' };
  expect(foreignParts(order, saved, typed)).toEqual([]);
  expect(foreignParts(order, saved, draftsOf(order))).toEqual(['comment']);
  const others = { ...saved, delivery: { ...order.delivery, day: '2026-11-25' } };
  expect(foreignParts(order, others, typed)).toEqual(['delivery']);
  const rose = { option: 1, quantity: 2, price: 5_000 };
  const one = { items: [{ ...rose, quantity: 1 }], totals: { total: 5_000 } };
  expect(hasOtherGoods({ items: [rose], totals: { total: 10_000 } }, one, one.items)).toBe(false);
});
