import type { Brand } from '#contract/catalogue/shop.ts';
import { fold } from '#domain/search.ts';

/** Brands whose name contains all words of the text, ignoring diacritics; in alphabetical order. */
export function findBrands(brands: Brand[], text: string): Brand[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return brands
    .filter(({ title }) => words.every((word) => fold(title).includes(word)))
    .sort((a, b) => (fold(a.title) < fold(b.title) ? -1 : 1));
}
