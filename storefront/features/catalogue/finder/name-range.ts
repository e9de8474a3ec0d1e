import type { PriceRange } from '#domain/gift/price-ranges.ts';
import type { Language } from '#storefront/lang/language.ts';
import { say } from '#domain/print/texts.ts';
import { amount } from '#domain/print/money.ts';
import type { ListFilter } from '#storefront/features/catalogue/list/list-filter.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';

export const noRange: PriceRange = { priceMin: null, priceMax: null };

export const rangeOf = ({ priceMin, priceMax }: PriceRange): PriceRange => ({ priceMin, priceMax });

export function isSameRange(filter: PriceRange, range: PriceRange): boolean {
  return filter.priceMin === range.priceMin && filter.priceMax === range.priceMax;
}

/** "100–300 TMT", "до 100 TMT", "500 manatdan başlap". */
export function nameRange(
  { priceMin, priceMax }: Pick<ListFilter, keyof PriceRange>,
  language: Language,
): string {
  if (priceMin !== null && priceMax !== null) {
    return say(language, shopTexts, 'between', { from: amount(priceMin), to: amount(priceMax) });
  }
  return priceMin === null
    ? say(language, shopTexts, 'upTo', { n: amount(priceMax ?? 0) })
    : say(language, shopTexts, 'over', { n: amount(priceMin) });
}
