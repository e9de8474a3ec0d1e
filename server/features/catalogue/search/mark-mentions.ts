import type { Intention } from '#domain/intention/understand.ts';
import { type FacetIndex, hasBit } from '#server/features/catalogue/listing/facet-index.ts';
import {
  type Hits,
  idOf,
  onlyMentions,
  outsideNamed,
  rankOf,
  stemRank,
  wholeRank,
} from '#server/features/catalogue/listing/hits.ts';
import { anyOf } from '#server/features/catalogue/listing/select-products.ts';

type GoodsNames = Pick<Intention, 'rest' | 'named' | 'kinds' | 'categories' | 'brands'>;
const lastWhole = wholeRank.first + wholeRank.isOtherLetters + wholeRank.isBeside + wholeRank.isOtherForm;

/**
 * Tells goods of the kind that the words name from goods that only mention it: of the category with that name, else with
 * the words in the title, whole if possible. Where nothing is named all are alike.
 */
export function markMentions(index: FacetIndex, hits: Hits, intention: GoodsNames): Hits {
  const { rest, named, kinds, categories, brands } = intention;
  if (rest.length === 0) return hits;
  const inNamed = anyOf(index, 'category', named);
  const ofTitle = (hit: number) => rankOf(hit) % outsideNamed;
  const isNamed = (hit: number) => hasBit(inNamed, idOf(hit));
  const isLeading = (hit: number) => rankOf(hit) < outsideNamed;
  const isWhole = (hit: number) => ofTitle(hit) <= lastWhole;
  const isItself = (hit: number) =>
    isWhole(hit) && ((ofTitle(hit) - wholeRank.first) & wholeRank.isBeside) === 0;
  const isTitled = (hit: number) => ofTitle(hit) <= stemRank;
  const leads = brands.length + categories.length > 0;
  const isOf = [
    ...(brands.length > 0 ? [isLeading] : []),
    ...(kinds.length < rest.length ? [(hit: number) => isNamed(hit) && isTitled(hit)] : []),
    isNamed,
    isItself,
    isWhole,
    ...(leads ? [isLeading] : []),
    isTitled,
  ].find((test) => hits.some(test));
  return isOf ? hits.map((hit) => (isOf(hit) ? hit : hit + onlyMentions)) : hits;
}
