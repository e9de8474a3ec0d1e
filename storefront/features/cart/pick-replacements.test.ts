import { expect, test } from 'vitest';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import { pickReplacements } from './pick-replacements.ts';

const card = (id: number, price: number, count = 5) => ({ id, price, count }) as ProductCard;
const idsOf = (cards: readonly ProductCard[]) => cards.map(({ id }) => id);
const gone = { id: 1, price: 100 };

test('replacements: similar products before popular ones, the nearest price first, three at most', () => {
  const related = [card(2, 500), card(3, 110), card(4, 80)];
  const popular = [card(5, 100), card(6, 99)];
  expect(idsOf(pickReplacements(gone, { related, popular }, []))).toEqual([3, 4, 2]);
  expect(idsOf(pickReplacements(gone, { related: [card(2, 500)], popular }, []))).toEqual([2, 5, 6]);
});

test('no replacement is out of stock, chosen already, or offered twice', () => {
  const related = [card(1, 100), card(2, 100, 0), card(3, 100), card(4, 130)];
  const popular = [card(4, 130), card(7, 90)];
  expect(idsOf(pickReplacements(gone, { related, popular }, [3]))).toEqual([4, 7]);
  expect(pickReplacements(gone, { related: [], popular: [] }, [])).toEqual([]);
});
