import type { Language } from '#storefront/lang/language.ts';
import { say } from '#storefront/lang/texts.ts';
import { amount } from '#storefront/lang/format.ts';
import type { ListFilter } from '#storefront/features/catalogue/list/list-filter.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';

type Range = { priceMin: number | null; priceMax: number | null };

const manat = 100;
/** Usual price ranges of gifts; tenge. */
export const priceBuckets: Range[] = [
  { priceMin: null, priceMax: 100 * manat },
  { priceMin: 100 * manat, priceMax: 200 * manat },
  { priceMin: 200 * manat, priceMax: 300 * manat },
  { priceMin: 300 * manat, priceMax: 500 * manat },
  { priceMin: 500 * manat, priceMax: null },
];

export const noRange: Range = { priceMin: null, priceMax: null };

export const rangeOf = ({ priceMin, priceMax }: Range): Range => ({ priceMin, priceMax });

export function isSameRange(filter: Range, bucket: Range): boolean {
  return filter.priceMin === bucket.priceMin && filter.priceMax === bucket.priceMax;
}

/** "100–300 TMT", "до 100 TMT", "500 manatdan başlap". */
export function nameRange({ priceMin, priceMax }: Pick<ListFilter, keyof Range>, language: Language): string {
  if (priceMin !== null && priceMax !== null) {
    return say(language, shopTexts, 'between', { from: amount(priceMin), to: amount(priceMax) });
  }
  return priceMin === null
    ? say(language, shopTexts, 'upTo', { n: amount(priceMax ?? 0) })
    : say(language, shopTexts, 'over', { n: amount(priceMin) });
}
