import type { Facets } from '#contract/catalogue/shop.ts';
import type { RoomBits } from './bit-room.ts';
import { listBits, setBit } from './bits.ts';
import { type Part, partOf } from './value-sets.ts';
import type { Filters, Slice } from './filters.ts';
import type { Hits } from '#server/features/catalogue/search/find-hits.ts';
import { comparison, type Group, type Shelf, type ShelfOrder } from './facet-index.ts';

/** A filter with counts of its own: they ignore the filter itself. */
type Facet = 'category' | 'brand' | 'occasion' | 'recipient' | 'price' | 'stock' | 'discount';
export type Counts = { total: number; facets: Facets };
/** The products that some filters leave, and what can be said about them. All of it is counted, nothing estimated. */
export type Selection = { counts(): Counts; pageOf(slice: Slice): number[] };

/** So few that sorting them is quicker than looking for them along the shelf. */
const fewEnough = 1_000;

/** @param hits what the search of the filters found; undefined when nothing is searched */
export function selectProducts(shelf: Shelf, filters: Filters, hits: Hits | undefined): Selection {
  return {
    counts: () =>
      shelf.room.during(() => {
        const { on, under } = narrow(shelf, filters, hits);
        const part = (bits: RoomBits) => partOf(shelf.room, bits, shelf.present, shelf.orders.new.ids.length);
        const whole = part(under());
        return countFacets(shelf, whole.size, (facet) => (on.has(facet) ? part(under(facet)) : whole));
      }),
    pageOf: (slice) =>
      shelf.room.during(() => pick(shelf, narrow(shelf, filters, hits).under(), slice, hits)),
  };
}

/** The conditions that are on, and what is left under all of them, or all but that of one facet. */
function narrow(shelf: Shelf, filters: Filters, hits: Hits | undefined) {
  const ground = groundOf(shelf, filters, hits);
  const on = facetConditions(shelf, filters);
  const under = (own?: Facet): RoomBits => {
    const others = [...on].flatMap(([facet, bits]) => (facet === own ? [] : [bits]));
    return shelf.room.intersect(shelf.present, ...ground, ...others);
  };
  return { on, under };
}

/** Conditions that every count obeys. */
function groundOf(shelf: Shelf, filters: Filters, hits: Hits | undefined): RoomBits[] {
  const ground: RoomBits[] = [];
  if (hits) ground.push(shelf.room.passing(...hits.all));
  if (filters.ids) {
    const asked = shelf.room.passing();
    for (const id of filters.ids) if (id < shelf.room.capacity) setBit(asked, id);
    ground.push(asked);
  }
  if (filters.ideas) ground.push(anyOf(shelf, 'idea', filters.ideas));
  return ground;
}

/** Conditions of the filters that are on, by the facet they belong to. */
function facetConditions(shelf: Shelf, filters: Filters): Map<Facet, RoomBits> {
  const on = new Map<Facet, RoomBits>();
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

function anyOf(shelf: Shelf, group: Group, values: readonly number[]): RoomBits {
  const any = shelf.room.passing();
  for (const value of values) shelf.values[group].addTo(any, value);
  return any;
}

/** What costs between two prices, both included: beginnings of the order by price. */
function between(shelf: Shelf, low: number, high: number): RoomBits {
  const byPrice = shelf.orders.price;
  const [cheaper, upTo] = [
    byPrice.countUntil((id) => (shelf.price[id] as number) >= low),
    byPrice.countUntil((id) => (shelf.price[id] as number) > high),
  ];
  if (cheaper === 0) return byPrice.beginning(upTo);
  return shelf.room.without(byPrice.beginning(upTo), byPrice.beginning(cheaper));
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
      inStock: shelf.room.countCommon(shelf.inStock, under('stock').bits),
      discount: shelf.room.countCommon(shelf.discounted, under('discount').bits),
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
function pick(shelf: Shelf, all: RoomBits, { sort, number, size }: Slice, hits: Hits | undefined): number[] {
  const from = (number - 1) * size;
  if (sort !== 'relevance')
    return walk(shelf, sized(shelf, all), orderOf[sort], from, size, sort === '-price');
  const found: number[] = [];
  let before = 0;
  for (const bits of tiersOf(shelf, all, hits)) {
    const tier = sized(shelf, bits);
    const skip = Math.max(0, from - before);
    if (skip < tier.size) found.push(...walk(shelf, tier, 'popular', skip, size - found.length));
    if (found.length === size) break;
    before += tier.size;
  }
  return found;
}

const orderOf = { new: 'new', price: 'price', '-price': 'price', popular: 'popular' } as const;
const sized = ({ room }: Shelf, bits: RoomBits) => ({ bits, size: room.count(bits) });

/** Whether the title has the words as typed, or nearly so, says most of it; then what is wanted most. */
function* tiersOf({ room }: Shelf, all: RoomBits, hits: Hits | undefined): Generator<RoomBits> {
  if (!hits) return yield all;
  const [exact, wide] = [room.passing(...hits.exactTitle), room.passing(...hits.wideTitle)];
  const asTyped = room.intersect(all, exact);
  yield room.intersect(asTyped, wide);
  yield room.without(asTyped, wide);
  const others = room.without(all, exact);
  yield room.intersect(others, wide);
  yield room.without(others, wide);
}

function walk(
  shelf: Shelf,
  { bits, size }: { bits: RoomBits; size: number },
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
  const { room, present, inStock } = shelf;
  return room.during(() => {
    const all = room.intersect(present, anyOf(shelf, 'category', [category]));
    const found: number[] = [];
    for (const bits of [room.intersect(all, inStock), room.without(all, inStock)])
      if (found.length <= most) found.push(...walk(shelf, sized(shelf, bits), 'popular', 0, most + 1));
    return found.filter((id) => id !== product).slice(0, most);
  });
}
