/** Filters, sorts and counts: the facet counts of a list and the products of its page, from the facet index. */
import type { Facets } from '#contract/catalogue/shop.ts';
import {
  bitAt,
  type Bits,
  clearBit,
  countCommon,
  type FacetIndex,
  firstPlace,
  type Group,
  hasBit,
  type IndexOrder,
  setBit,
} from './facet-index.ts';
import type { Exclusion, Filters, Slice } from './filters.ts';
import { type Hits, idOf, rankBits, rankOf, ranks } from './hits.ts';

/** A filter whose counts ignore the filter itself. */
type Facet = 'category' | 'brand' | 'occasion' | 'recipient' | 'price' | 'stock' | 'discount';
export type Counts = { total: number; facets: Omit<Facets, 'arrives'> };
/** The products that pass some filters. All numbers are counted, none estimated. */
export type Selection = {
  counts(): Counts;
  total(): number;
  inStock(): number;
  pageOf(slice: Slice): number[];
};

/** @param hits the hits of the search; undefined without a search */
export function selectProducts(index: FacetIndex, filters: Filters, hits: Hits | undefined): Selection {
  const ground = groundOf(index, filters, hits);
  const on = facetConditions(index, filters);
  /** What passes all conditions, or all but those of one facet. */
  const under = (own?: Facet) =>
    intersect(ground, ...[...on].flatMap(([facet, bits]) => (facet === own ? [] : [bits])));
  const all = under();
  return {
    counts: () => countFacets(index, countCommon(all, all), (facet) => (on.has(facet) ? under(facet) : all)),
    total: () => countCommon(all, all),
    inStock: () => countCommon(index.inStock, under('stock')),
    pageOf: (slice) => pick(index, all, slice, hits),
  };
}

function intersect(first: Bits, ...others: Bits[]): Bits {
  if (others.length === 0) return first;
  const left = first.slice();
  for (const bits of others)
    for (let word = 0; word < left.length; word++) (left[word] as number) &= bits[word] as number;
  return left;
}

const empty = ({ present }: Pick<FacetIndex, 'present'>): Bits => new Int32Array(present.length);

/** The products that pass the filters. */
export function productsUnder(index: FacetIndex, filters: Filters): Bits {
  return intersect(groundOf(index, filters, undefined), ...facetConditions(index, filters).values());
}

/** Products that pass the conditions applied to every count. */
function groundOf(index: FacetIndex, filters: Filters, hits: Hits | undefined): Bits {
  const conditions: Bits[] = [];
  if (hits) conditions.push(marked(index, hits, rankBits));
  if (filters.ids) conditions.push(marked(index, filters.ids));
  if (filters.ideas) conditions.push(anyOf(index, 'idea', filters.ideas));
  if (filters.except) conditions.push(...notIn(excludedBy(index, filters.except)));
  if (filters.leadDays !== undefined) conditions.push(...notIn(lateBy(index, filters.leadDays)));
  return intersect(index.present, ...conditions);
}

function marked(index: FacetIndex, ids: Iterable<number>, shift = 0): Bits {
  const bits = empty(index);
  for (const id of ids) if (id >>> shift < index.price.length) setBit(bits, id >>> shift);
  return bits;
}

function excludedBy(index: FacetIndex, { products, categories, recipients, occasions }: Exclusion): Bits {
  const out = marked(index, products);
  const named = [
    anyOf(index, 'category', categories),
    anyOf(index, 'recipient', recipients),
    anyOf(index, 'occasion', occasions),
  ];
  for (const bits of named)
    for (let word = 0; word < out.length; word++) (out[word] as number) |= bits[word] as number;
  return out;
}

/** Products with a longer lead time; undefined when there are none. */
function lateBy(index: FacetIndex, leadDays: number): Bits | undefined {
  const late = [...index.values.lead.keys()].filter((days) => days > leadDays);
  return late.length > 0 ? anyOf(index, 'lead', late) : undefined;
}

const notIn = (bits: Bits | undefined): Bits[] => (bits ? [bits.map((word) => ~word)] : []);

/** Conditions of the active filters, by facet. */
function facetConditions(index: FacetIndex, filters: Filters): Map<Facet, Bits> {
  const on = new Map<Facet, Bits>();
  if (filters.categories) on.set('category', anyOf(index, 'category', filters.categories));
  if (filters.brands) on.set('brand', anyOf(index, 'brand', filters.brands));
  if (filters.occasions) on.set('occasion', anyOf(index, 'occasion', filters.occasions));
  if (filters.recipients) on.set('recipient', anyOf(index, 'recipient', filters.recipients));
  if (filters.priceMin !== undefined || filters.priceMax !== undefined)
    on.set('price', between(index, filters.priceMin ?? 0, filters.priceMax ?? Number.MAX_SAFE_INTEGER));
  if (filters.inStock) on.set('stock', index.inStock);
  if (filters.discount) on.set('discount', index.discounted);
  return on;
}

/** Products with one of these values. */
export function anyOf(index: FacetIndex, group: Group, values: readonly number[]): Bits {
  const any = empty(index);
  for (const value of values) {
    const { bits, list, size } = index.values[group].get(value) ?? { list: any, size: 0 };
    if (bits) for (let word = 0; word < any.length; word++) (any[word] as number) |= bits[word] as number;
    else for (let n = 0; n < size; n++) setBit(any, list[n] as number);
  }
  return any;
}

/** Products priced within a range, both ends included: a part of the order by price, or all but what lies outside. */
function between({ price, orders, present }: FacetIndex, low: number, high: number): Bits {
  const ids = orders.price;
  const priceAt = (place: number) => price[ids[place] as number] as number;
  const from = firstPlace(ids.length, (place) => priceAt(place) >= low);
  const to = Math.max(
    from,
    firstPlace(ids.length, (place) => priceAt(place) > high),
  );
  const isMost = to - from > ids.length / 2;
  const bits = isMost ? present.slice() : empty({ present });
  const put = isMost ? clearBit : setBit;
  for (const part of isMost ? [ids.subarray(0, from), ids.subarray(to)] : [ids.subarray(from, to)])
    for (let n = 0; n < part.length; n++) put(bits, part[n] as number);
  return bits;
}

function countFacets(index: FacetIndex, total: number, under: (facet: Facet) => Bits): Counts {
  const valuesOf = (group: Exclude<Group, 'idea' | 'lead'>) => countValues(index, group, under(group));
  return {
    total,
    facets: {
      category: valuesOf('category'),
      brand: valuesOf('brand'),
      occasion: valuesOf('occasion'),
      recipient: valuesOf('recipient'),
      price: priceRange(index, under('price')),
      inStock: countCommon(index.inStock, under('stock')),
      discount: countCommon(index.discounted, under('discount')),
    },
  };
}

/** How many of these products have each value; the most frequent first, zero counts left out. */
function countValues(index: FacetIndex, group: Group, among: Bits): { id: number; count: number }[] {
  const counts: { id: number; count: number }[] = [];
  for (const [id, { bits, list, size }] of index.values[group]) {
    let count = 0;
    if (bits) count = countCommon(bits, among);
    else for (let n = 0; n < size; n++) count += bitAt(among, list[n] as number);
    if (count > 0) counts.push({ id, count });
  }
  return counts.sort((a, b) => b.count - a.count || a.id - b.id);
}

function priceRange({ price, orders }: FacetIndex, among: Bits): { min: number; max: number } {
  const isIn = (id: number) => hasBit(among, id);
  const [cheapest, dearest] = [orders.price.find(isIn), orders.price.findLast(isIn)];
  return {
    min: cheapest === undefined ? 0 : (price[cheapest] as number),
    max: dearest === undefined ? 0 : (price[dearest] as number),
  };
}

const orderOf = { new: 'new', price: 'price', '-price': 'price', popular: 'popular' } as const;

/** The ids of one page, in order. */
function pick(index: FacetIndex, all: Bits, { sort, number, size }: Slice, hits: Hits | undefined): number[] {
  const from = (number - 1) * size;
  if (sort !== 'relevance')
    return walk(index, all, { order: orderOf[sort], from, size, isBack: sort === '-price' });
  if (!hits) return walk(index, all, { order: 'popular', from, size });
  return walkByMatch(index, all, hits, from + size).slice(from);
}

type Way = { order: IndexOrder; from: number; size: number; isBack?: boolean };

function walk(index: FacetIndex, among: Bits, { order, from, size, isBack = false }: Way): number[] {
  const ids = index.orders[order];
  const found: number[] = [];
  let passed = 0;
  for (let n = 0; n < ids.length && found.length < size; n++) {
    const id = ids[isBack ? ids.length - 1 - n : n] as number;
    if (hasBit(among, id) && ++passed > from) found.push(id);
  }
  return found;
}

/** The first `most`: best matches first, then by popularity. */
function walkByMatch(index: FacetIndex, among: Bits, hits: Hits, most: number): number[] {
  const none = ranks;
  const rankById = new Uint8Array(index.price.length).fill(none);
  for (const hit of hits) {
    const id = idOf(hit);
    if (id < rankById.length) rankById[id] = Math.min(rankById[id] as number, rankOf(hit));
  }
  const tiers = Array.from({ length: ranks }, (): number[] => []);
  for (const id of index.orders.popular) {
    if (!hasBit(among, id)) continue;
    const tier = tiers[rankById[id] as number];
    if (tier && tier.length < most) tier.push(id);
    if (tiers[0]?.length === most) break;
  }
  return tiers.flat().slice(0, most);
}

/** Related products: the most popular ones that share a category with a product; available ones first. */
export function findRelated(
  index: FacetIndex,
  product: number,
  category: number | undefined,
  most: number,
): number[] {
  if (category === undefined) return [];
  const all = intersect(anyOf(index, 'category', [category]), index.present);
  const found: number[] = [];
  const others: number[] = [];
  for (const id of index.orders.popular) {
    if (found.length === most) break;
    if (id === product || !hasBit(all, id)) continue;
    const side = hasBit(index.inStock, id) ? found : others;
    if (side.length < most) side.push(id);
  }
  return [...found, ...others].slice(0, most);
}
