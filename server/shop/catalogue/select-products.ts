import type { Facets } from '#contract/catalogue.ts';
import {
  type Bits,
  countBits,
  countCommonBits,
  emptyBits,
  intersectBits,
  listBits,
  setBit,
  withoutBits,
} from '#server/platform/bits.ts';
import { type Part, partOf } from '#server/platform/value-sets.ts';
import type { Filters, Slice } from './filters.ts';
import type { Hits } from './find-hits.ts';
import { comparison, type Group, type Shelf, type ShelfOrder } from './shelf.ts';

/** A filter with counts of its own: they ignore the filter itself. */
type Facet = 'category' | 'brand' | 'occasion' | 'recipient' | 'price' | 'stock' | 'discount';
export type Counts = { total: number; facets: Facets };
/** The products that some filters leave, and what can be said about them. All of it is counted, nothing estimated. */
export type Selection = { counts(): Counts; pageOf(slice: Slice): number[] };

/** So few that sorting them is quicker than looking for them along the shelf. */
const fewEnough = 1_000;

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
    counts: () => {
      const part = (bits: Bits) => partOf(bits, shelf.present, shelf.orders.new.ids.length);
      const whole = part(all);
      return countFacets(shelf, whole.size, (facet) => (on.has(facet) ? part(under(facet)) : whole));
    },
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
  for (const value of values) shelf.values[group].addTo(any, value);
  return any;
}

/** What costs between two prices, both included: beginnings of the order by price. */
function between(shelf: Shelf, low: number, high: number): Bits {
  const byPrice = shelf.orders.price;
  const [cheaper, upTo] = [
    byPrice.countUntil((id) => (shelf.price[id] as number) >= low),
    byPrice.countUntil((id) => (shelf.price[id] as number) > high),
  ];
  if (cheaper === 0) return byPrice.beginning(upTo);
  return withoutBits(byPrice.beginning(upTo), byPrice.beginning(cheaper));
}

/** Hits that were found when the shelf was shorter. */
function fit(shelf: Shelf, bits: Bits): Bits {
  const length = emptyBits(shelf.capacity).length;
  if (bits.length === length) return bits;
  const fitted = emptyBits(shelf.capacity);
  fitted.set(bits.subarray(0, length));
  return fitted;
}

function countFacets(shelf: Shelf, total: number, under: (facet: Facet) => Part): Counts {
  const valuesOf = (group: Exclude<Group, 'idea'>) => shelf.values[group].countIn(under(group));
  return {
    total,
    facets: {
      category: valuesOf('category'),
      brand: valuesOf('brand'),
      occasion: valuesOf('occasion'),
      recipient: valuesOf('recipient'),
      price: priceRange(shelf, under('price')),
      inStock: countCommonBits(shelf.inStock, under('stock').bits),
      discount: countCommonBits(shelf.discounted, under('discount').bits),
    },
  };
}

function priceRange(shelf: Shelf, { bits, size }: Part): { min: number; max: number } {
  if (size === 0) return { min: 0, max: 0 };
  const byPrice = shelf.orders.price;
  const price = (id = 0) => shelf.price[id] as number;
  return { min: price(byPrice.slice(bits, 0, 1)[0]), max: price(byPrice.last(bits, size)) };
}

/** The ids of one page, in order. */
function pick(shelf: Shelf, all: Bits, { sort, number, size }: Slice, hits: Hits | undefined): number[] {
  const from = (number - 1) * size;
  if (sort !== 'relevance') return walk(shelf, sized(all), orderOf[sort], from, size, sort === '-price');
  const found: number[] = [];
  let before = 0;
  for (const bits of tiersOf(shelf, all, hits)) {
    const tier = sized(bits);
    const skip = Math.max(0, from - before);
    if (skip < tier.size) found.push(...walk(shelf, tier, 'popular', skip, size - found.length));
    if (found.length === size) break;
    before += tier.size;
  }
  return found;
}

const orderOf = { new: 'new', price: 'price', '-price': 'price', popular: 'popular' } as const;
const sized = (bits: Bits) => ({ bits, size: countBits(bits) });

/** Whether the title has the words as typed, or nearly so, says most of it; then what is wanted most. */
function* tiersOf(shelf: Shelf, all: Bits, hits: Hits | undefined): Generator<Bits> {
  if (!hits) return yield all;
  const [exact, wide] = [fit(shelf, hits.exactTitle), fit(shelf, hits.wideTitle)];
  const asTyped = intersectBits(all, exact);
  yield intersectBits(asTyped, wide);
  yield withoutBits(asTyped, wide);
  const others = withoutBits(all, exact);
  yield intersectBits(others, wide);
  yield withoutBits(others, wide);
}

function walk(
  shelf: Shelf,
  { bits, size }: { bits: Bits; size: number },
  order: ShelfOrder,
  from: number,
  most: number,
  isBack = false,
): number[] {
  const along = shelf.orders[order];
  // Backwards a page begins where it ends forwards.
  const end = isBack ? Math.max(0, size - from) : from + most;
  const first = isBack ? Math.max(0, end - most) : from;
  const found =
    size === along.ids.length
      ? [...along.ids.subarray(first, end)]
      : size > fewEnough
        ? along.slice(bits, first, end - first)
        : [...listBits(bits, size).sort(comparison(shelf, order)).subarray(first, end)];
  return isBack ? found.reverse() : found;
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
  const all = intersectBits(shelf.present, beside);
  const found: number[] = [];
  for (const bits of [intersectBits(all, shelf.inStock), withoutBits(all, shelf.inStock)])
    if (found.length <= most) found.push(...walk(shelf, sized(bits), 'popular', 0, most + 1));
  return found.filter((id) => id !== product).slice(0, most);
}
