import type { Facets } from '#contract/catalogue.ts';
import {
  type Bits,
  countBits,
  countCommonBits,
  emptyBits,
  hasBit,
  intersectBits,
  listBits,
  setBit,
} from '#server/platform/bits.ts';
import type { Filters, Slice } from './filters.ts';
import type { Hits } from './find-hits.ts';
import { comparison, type Group, type Shelf, type ShelfOrder } from './shelf.ts';

/** A filter with counts of its own: they ignore the filter itself. */
type Facet = 'category' | 'brand' | 'occasion' | 'recipient' | 'price' | 'stock' | 'discount';
export type Counts = { total: number; facets: Facets };
/** The products that some filters leave, and what can be said about them. All of it is counted, nothing estimated. */
export type Selection = { counts(): Counts; pageOf(slice: Slice): number[] };

/** So few that sorting them is quicker than walking along the shelf until enough of them came by. */
const fewEnough = 4_000;

/** @param hits what the search of the filters found; undefined when nothing is searched */
export function selectProducts(shelf: Shelf, filters: Filters, hits: Hits | undefined): Selection {
  const ground = [shelf.present, ...groundOf(shelf, filters, hits)];
  const on = facetConditions(shelf, filters);
  const under = (own?: Facet): Bits => {
    const others = [...on].flatMap(([facet, bits]) => (facet === own ? [] : [bits]));
    const [first = shelf.present, ...rest] = [...ground, ...others];
    return intersectBits(first, ...rest);
  };
  const all = under();
  return {
    counts: () => countFacets(shelf, all, (facet) => (on.has(facet) ? under(facet) : all)),
    pageOf: (slice) => pick(shelf, all, slice, hits),
  };
}

/** Conditions that every count obeys. */
function groundOf(shelf: Shelf, filters: Filters, hits: Hits | undefined): Bits[] {
  const ground: Bits[] = [];
  if (hits) ground.push(fit(shelf, hits.all));
  if (filters.ids) {
    const asked = emptyBits(shelf.capacity);
    for (const id of filters.ids) if (id < shelf.capacity) setBit(asked, id);
    ground.push(asked);
  }
  if (filters.ideas) ground.push(anyOf(shelf, 'idea', filters.ideas));
  return ground;
}

/** Conditions of the filters that are on, by the facet they belong to. */
function facetConditions(shelf: Shelf, filters: Filters): Map<Facet, Bits> {
  const on = new Map<Facet, Bits>();
  if (filters.categories) on.set('category', anyOf(shelf, 'category', filters.categories));
  if (filters.brands) on.set('brand', anyOf(shelf, 'brand', filters.brands));
  if (filters.occasions) on.set('occasion', anyOf(shelf, 'occasion', filters.occasions));
  if (filters.recipients) on.set('recipient', anyOf(shelf, 'recipient', filters.recipients));
  if (filters.priceMin !== undefined || filters.priceMax !== undefined)
    on.set('price', between(shelf, filters.priceMin ?? 0, filters.priceMax ?? Number.MAX_SAFE_INTEGER));
  if (filters.inStock) on.set('stock', shelf.inStock);
  if (filters.discount) on.set('discount', shelf.discounted);
  return on;
}

function anyOf(shelf: Shelf, group: Group, values: readonly number[]): Bits {
  const any = emptyBits(shelf.capacity);
  for (const value of values) shelf.values[group].get(value)?.addTo(any);
  return any;
}

/** What costs between two prices, both included. Whoever is absent has a price too: `present` is in every ground. */
function between(shelf: Shelf, low: number, high: number): Bits {
  const within = emptyBits(shelf.capacity);
  const { price } = shelf;
  for (let word = 0; word < within.length; word++) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit++) {
      const tenge = price[(word << 5) + bit] as number;
      if (tenge >= low && tenge <= high) bits |= 1 << bit;
    }
    within[word] = bits;
  }
  return within;
}

/** Hits that were found when the shelf was shorter. */
function fit(shelf: Shelf, bits: Bits): Bits {
  const length = emptyBits(shelf.capacity).length;
  if (bits.length === length) return bits;
  const fitted = emptyBits(shelf.capacity);
  fitted.set(bits.subarray(0, length));
  return fitted;
}

function countFacets(shelf: Shelf, all: Bits, under: (facet: Facet) => Bits): Counts {
  const valuesOf = (group: Exclude<Group, 'idea'>) => {
    const mask = under(group);
    const counted = [...shelf.values[group]].map(([id, set]) => ({
      id,
      count: mask === shelf.present ? set.size : set.countIn(mask),
    }));
    return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || a.id - b.id);
  };
  return {
    total: countBits(all),
    facets: {
      category: valuesOf('category'),
      brand: valuesOf('brand'),
      occasion: valuesOf('occasion'),
      recipient: valuesOf('recipient'),
      price: priceRange(shelf, under('price')),
      inStock: countCommonBits(shelf.inStock, under('stock')),
      discount: countCommonBits(shelf.discounted, under('discount')),
    },
  };
}

function priceRange(shelf: Shelf, mask: Bits): { min: number; max: number } {
  const count = countBits(mask);
  const price = (id: number | undefined) => (id === undefined ? 0 : (shelf.price[id] ?? 0));
  if (count <= fewEnough) {
    const prices = listBits(mask, count).reduce(
      ({ min, max }, id) => ({ min: Math.min(min, price(id)), max: Math.max(max, price(id)) }),
      { min: Number.POSITIVE_INFINITY, max: 0 },
    );
    return count === 0 ? { min: 0, max: 0 } : prices;
  }
  const isIn = (id: number) => hasBit(mask, id);
  return { min: price(shelf.orders.price.find(isIn)), max: price(shelf.orders.price.findLast(isIn)) };
}

/** The ids of one page, in order. */
function pick(shelf: Shelf, all: Bits, { sort, number, size }: Slice, hits: Hits | undefined): number[] {
  const from = (number - 1) * size;
  if (sort !== 'relevance') return walk(shelf, all, orderOf[sort], from, size, sort === '-price');
  // Whether the title has the words as typed, or nearly so, says most of it; then what is wanted most.
  const found: number[] = [];
  let before = 0;
  for (const tier of tiersOf(shelf, all, hits)) {
    const count = countBits(tier);
    const skip = Math.max(0, from - before);
    if (skip < count && found.length < size)
      found.push(...walk(shelf, tier, 'popular', skip, size - found.length));
    before += count;
  }
  return found;
}

const orderOf = { new: 'new', price: 'price', '-price': 'price', popular: 'popular' } as const;

function tiersOf(shelf: Shelf, all: Bits, hits: Hits | undefined): Bits[] {
  if (!hits) return [all];
  const [exact, wide] = [fit(shelf, hits.exactTitle), fit(shelf, hits.wideTitle)];
  const not = (bits: Bits) => bits.map((word) => ~word);
  return [
    intersectBits(all, exact, wide),
    intersectBits(all, exact, not(wide)),
    intersectBits(all, wide, not(exact)),
    intersectBits(all, not(exact), not(wide)),
  ];
}

function walk(
  shelf: Shelf,
  mask: Bits,
  order: ShelfOrder,
  from: number,
  size: number,
  isBack = false,
): number[] {
  const along = shelf.orders[order];
  if (mask === shelf.present)
    return isBack
      ? [
          ...along.subarray(Math.max(0, along.length - from - size), Math.max(0, along.length - from)),
        ].reverse()
      : [...along.subarray(from, from + size)];
  const count = countBits(mask);
  if (count <= fewEnough) {
    const sorted = listBits(mask, count).sort(comparison(shelf, order));
    if (isBack) sorted.reverse();
    return [...sorted.subarray(from, from + size)];
  }
  const found: number[] = [];
  if (from >= count) return found;
  let passed = 0;
  for (let step = 0; step < along.length && found.length < size; step++) {
    const id = along[isBack ? along.length - 1 - step : step] as number;
    if (hasBit(mask, id) && ++passed > from) found.push(id);
  }
  return found;
}

/** The most wanted of what shares a category with a product; what can be bought now comes first. */
export function findRelated(
  shelf: Shelf,
  product: number,
  category: number | undefined,
  most: number,
): number[] {
  if (category === undefined) return [];
  const beside = anyOf(shelf, 'category', [category]);
  const sold = shelf.inStock.map((word) => ~word);
  const found: number[] = [];
  for (const stock of [shelf.inStock, sold])
    if (found.length <= most)
      found.push(...walk(shelf, intersectBits(shelf.present, beside, stock), 'popular', 0, most + 1));
  return found.filter((id) => id !== product).slice(0, most);
}
