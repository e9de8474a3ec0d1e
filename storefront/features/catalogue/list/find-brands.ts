import type { Brand } from '#contract/catalogue/shop.ts';
import { fold } from '#domain/search.ts';

/** Brands whose name has all words of the text, letters with and without their marks alike; by the alphabet. */
export function findBrands(brands: Brand[], text: string): Brand[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return brands
    .filter(({ title }) => words.every((word) => fold(title).includes(word)))
    .sort((a, b) => (fold(a.title) < fold(b.title) ? -1 : 1));
}
