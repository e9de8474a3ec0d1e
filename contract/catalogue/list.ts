/** The query of a product list, and what the answer has besides the products. */
import { type Static, Type } from 'typebox';
import { understoodKinds } from '#domain/intention/understand.ts';
import { Day, Id, IdList, LocalText, Money, nullable, oneOf, pageQuery, strict } from '#contract/shared.ts';

const FacetValue = strict({ id: Id, count: Type.Integer() });
/** Facets: for each filter, how many products each value would give under the other filters. */
export const Facets = strict({
  category: Type.Array(FacetValue),
  brand: Type.Array(FacetValue),
  occasion: Type.Array(FacetValue),
  recipient: Type.Array(FacetValue),
  price: strict({ min: Money, max: Money }),
  inStock: Type.Integer(),
  discount: Type.Integer(),
  /** For today and tomorrow: how many products can still be delivered by then. */
  arrives: Type.Array(strict({ day: Day, count: Type.Integer() })),
});

export const Sort = oneOf('new', 'price', '-price', 'popular', 'relevance');

const partName = `(${understoodKinds.join('|')})(:[0-9]{1,9})?`;

/** How the text of a search is read, also while it is typed. */
const Reading = {
  /** Only products that can be delivered by this day if ordered now: to `place`, or to the home zone. */
  arrives_by: Type.Optional(Day),
  place: Type.Optional(Id),
  /** Searches the words of `q` literally: no interpretation, no correction. */
  as_typed: Type.Optional(Type.Boolean()),
  /** Interpreted parts of `q` that are let go, `recipient:1,price`: they neither filter nor are searched. */
  without: Type.Optional(Type.String({ maxLength: 200, pattern: `^${partName}(,${partName}){0,9}$` })),
};

export const SuggestQuery = strict({ q: Type.String({ minLength: 1, maxLength: 100 }), ...Reading });

export const ListQuery = strict({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  category: Type.Optional(IdList),
  brand: Type.Optional(IdList),
  idea: Type.Optional(IdList),
  occasion: Type.Optional(IdList),
  recipient: Type.Optional(IdList),
  price_min: Type.Optional(Money),
  price_max: Type.Optional(Money),
  in_stock: Type.Optional(Type.Boolean()),
  discount: Type.Optional(Type.Boolean()),
  ...Reading,
  ids: Type.Optional(IdList),
  sort: Type.Optional(Sort),
  ...pageQuery,
});

/** A part of the search text that was interpreted as a filter. */
export const UnderstoodPart = strict({
  kind: oneOf(...understoodKinds),
  /** A recipient or occasion, the first of `ids`, with its title; left out for the others. */
  id: Type.Optional(Id),
  /** Of `except`, what is not to be shown. */
  title: Type.Optional(LocalText),
  /** The words that were interpreted, without punctuation; a sum alone has its currency beside it. */
  words: Type.Optional(Type.String()),
  /** Ids of recipients or occasions, joined by OR. */
  ids: Type.Array(Id),
  from: nullable(Money),
  to: nullable(Money),
  day: nullable(Day),
  /** The search text without this part. */
  without: Type.String(),
});
export const WidenedPart = oneOf('words', 'day', 'price', 'occasion', 'recipient');

export type Facets = Static<typeof Facets>;
export type Sort = Static<typeof Sort>;
export type ListQuery = Static<typeof ListQuery>;
export type SuggestQuery = Static<typeof SuggestQuery>;
export type UnderstoodPart = Static<typeof UnderstoodPart>;
export type WidenedPart = Static<typeof WidenedPart>;
