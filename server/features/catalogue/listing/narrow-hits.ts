import { bitAt, type Bits, type FacetIndex, hasBit, setBit } from './facet-index.ts';
import type { Filters } from './filters.ts';
import { hitOf, type Hits, idOf, outsideNamed, wholeRank } from './hits.ts';
import { anyOf, productsUnder } from './select-products.ts';

type HitFilter = {
  filters: Filters;
  categories: readonly number[];
  brands: readonly number[];
  first: readonly number[];
};

/**
 * The hits of a search that pass the filters; without a search all products that do. Products of the named brands or
 * categories rank first; without any, those of the `first` recipients: a search for a husband lists gifts for men before other
 * gifts for a partner.
 */
export function narrowHits(
  index: FacetIndex,
  hits: Hits | undefined,
  { filters, ...named }: HitFilter,
): Hits {
  const under = productsUnder(index, filters);
  const leading = leadingOf(index, named);
  if (!hits)
    return index.orders.popular
      .filter((id) => hasBit(under, id))
      .map((id) => hitOf(id, wholeRank.first + (1 - bitAt(leading, id)) * outsideNamed));
  const left = hits.filter((hit) => idOf(hit) < index.price.length && hasBit(under, idOf(hit)));
  return left.map((hit) => hit + (1 - bitAt(leading, idOf(hit))) * outsideNamed);
}

/** Whether any hit passes the filters; without a search any product. */
export function hasHits(index: FacetIndex, hits: Hits | undefined, filters: Filters): boolean {
  const under = productsUnder(index, filters);
  if (!hits) return under.some((word) => word !== 0);
  return hits.some((hit) => idOf(hit) < index.price.length && hasBit(under, idOf(hit)));
}

/** The union of both, in order. */
export function joinHits(index: FacetIndex, first: Hits, second: Hits): Hits {
  if (first.length === 0) return second;
  const seen = new Int32Array(index.present.length);
  for (const hit of first) if (idOf(hit) < index.price.length) setBit(seen, idOf(hit));
  const others = second.filter((hit) => !hasBit(seen, idOf(hit)));
  const joined = new Int32Array(first.length + others.length);
  joined.set(first);
  joined.set(others, first.length);
  return joined;
}

function leadingOf(index: FacetIndex, { brands, categories, first }: Omit<HitFilter, 'filters'>): Bits {
  if (brands.length > 0) return anyOf(index, 'brand', brands);
  if (categories.length > 0) return anyOf(index, 'category', categories);
  return first.length > 0 ? anyOf(index, 'recipient', first) : index.present;
}
