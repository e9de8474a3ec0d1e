/** The facet index: every published product in memory, with its values, for filtering, counting facets and sorting. */
export const groups = ['category', 'brand', 'occasion', 'recipient', 'idea', 'lead'] as const;
/** Groups of values of a product; `lead` is the lead time of goods made to order, in working days. */
export type Group = (typeof groups)[number];
export const orders = ['new', 'price', 'popular'] as const;
export type IndexOrder = (typeof orders)[number];

type Values = readonly number[];
/**
 * A product as lists filter, count and sort it: id, values by group, price in tenge, popularity, publication time in
 * microseconds, two flags.
 */
export type IndexRow = readonly [
  id: number,
  ...values: [Values, Values, Values, Values, Values, Values],
  price: number,
  popularity: number,
  published: number,
  inStock: boolean,
  discounted: boolean,
];

/** One bit per id; `length * 32` ids. */
export type Bits = Int32Array<ArrayBuffer>;
/** Bit sets of ids; an id beyond the array's length is ignored. */
export const setBit = (bits: Bits, id: number) => void ((bits[id >>> 5] as number) |= 1 << (id & 31));
export const clearBit = (bits: Bits, id: number) => void ((bits[id >>> 5] as number) &= ~(1 << (id & 31)));
/** 1 or 0; adding it is faster than branching. */
export const bitAt = (bits: Bits, id: number) => ((bits[id >>> 5] as number) >>> (id & 31)) & 1;
export const hasBit = (bits: Bits, id: number) => bitAt(bits, id) === 1;

/** Size of the intersection of two sets. */
export function countCommon(a: Bits, b: Bits): number {
  let total = 0;
  for (let word = 0; word < a.length; word++) {
    let bits = (a[word] as number) & (b[word] as number);
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    total += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/** The products with a value: a sorted list, or a bit set when more than one product in 64 has it. */
type ValueIds = { list: Int32Array<ArrayBuffer>; size: number; bits?: Bits };

/**
 * The facet index: all that lists filter, count and sort by, for all products on sale, in memory. PostgreSQL takes a
 * second to count a million rows under an uncached filter, this some milliseconds. Ids count up from 1. Derived
 * entirely from `product_shelf`, and kept up to date by refresh-index.ts.
 */
export type FacetIndex = {
  present: Bits;
  inStock: Bits;
  discounted: Bits;
  price: Float64Array<ArrayBuffer>;
  popularity: Int32Array<ArrayBuffer>;
  published: Float64Array<ArrayBuffer>;
  values: Record<Group, Map<number, ValueIds>>;
  /** Ids of all present products: the newest, the cheapest and the most popular first. */
  orders: Record<IndexOrder, Int32Array<ArrayBuffer>>;
};

const signs = ['present', 'inStock', 'discounted'] as const;
/** Words of a bit set, with an eighth of spare capacity, so that it seldom grows. */
const wordsFor = (last: number) => Math.ceil(((last + 1) * 1.125) / 32);
const none = () => new Int32Array(0);

/** @param last the largest id expected; larger ones may follow */
export function createIndex(last = 900): FacetIndex {
  const words = wordsFor(last);
  const bits = () => new Int32Array(words);
  return {
    ...{ present: bits(), inStock: bits(), discounted: bits() },
    price: new Float64Array(words * 32),
    popularity: new Int32Array(words * 32),
    published: new Float64Array(words * 32),
    values: Object.fromEntries(groups.map((group) => [group, new Map()])) as FacetIndex['values'],
    orders: { new: none(), price: none(), popular: none() },
  };
}

/** Compares two products by an order; ties by id, as in SQL. */
export function comparison(index: FacetIndex, order: IndexOrder): (a: number, b: number) => number {
  const { price, popularity, published } = index;
  const at = (column: Float64Array | Int32Array, id: number) => column[id] as number;
  if (order === 'price') return (a, b) => at(price, a) - at(price, b) || a - b;
  const column = order === 'new' ? published : popularity;
  return (a, b) => at(column, b) - at(column, a) || b - a;
}

/** Adds rows of new products; fastest in the order of ids. `sortIndex` builds the orders afterwards. */
export function addRows(index: FacetIndex, rows: readonly IndexRow[]): void {
  for (const row of rows) {
    const [id] = row;
    if (id >= index.price.length) grow(index, id);
    index.price[id] = row[7];
    index.popularity[id] = row[8];
    index.published[id] = row[9];
    setBit(index.present, id);
    (row[10] ? setBit : clearBit)(index.inStock, id);
    (row[11] ? setBit : clearBit)(index.discounted, id);
    groups.forEach((group, place) => {
      for (const value of row[place + 1] as Values)
        addId(idsOf(index, group, value), index.present.length, id);
    });
  }
}

/** Sorts all products anew; afterwards `changeRows` keeps the orders. */
export function sortIndex(index: FacetIndex): void {
  const ids = Int32Array.from(listIds(index.present));
  for (const order of orders) index.orders[order] = ids.slice().sort(comparison(index, order));
}

/** Updates some products: those with a row get it, the others are removed. */
export function changeRows(index: FacetIndex, ids: readonly number[], rows: readonly IndexRow[]): void {
  const rowOf = new Map(rows.map((row) => [row[0], row]));
  const moved = ids.filter((id) => isMoved(index, id, rowOf.get(id)));
  for (const id of ids) {
    if (!isPresent(index, id)) continue;
    clearBit(index.present, id);
    for (const group of groups) for (const ofValue of index.values[group].values()) removeId(ofValue, id);
  }
  addRows(index, rows);
  if (moved.length > 0) for (const order of orders) replaceInOrder(index, order, moved);
}

const isPresent = ({ present, price }: FacetIndex, id: number) => id < price.length && hasBit(present, id);

function isMoved(index: FacetIndex, id: number, row: IndexRow | undefined): boolean {
  if (!isPresent(index, id) || !row) return isPresent(index, id) !== (row !== undefined);
  return index.price[id] !== row[7] || index.popularity[id] !== row[8] || index.published[id] !== row[9];
}

/** One pass over an order, however many products move. */
function replaceInOrder(index: FacetIndex, order: IndexOrder, moved: readonly number[]): void {
  const compare = comparison(index, order);
  const coming = moved.filter((id) => hasBit(index.present, id)).sort(compare);
  const leaving = new Int32Array(index.present.length);
  for (const id of moved) setBit(leaving, id);
  const before = index.orders[order];
  const staying = new Int32Array(before.length);
  let left = 0;
  for (let n = 0; n < before.length; n++)
    if (!hasBit(leaving, before[n] as number)) staying[left++] = before[n] as number;
  const merged = new Int32Array(left + coming.length);
  let from = 0;
  for (const [n, id] of coming.entries()) {
    const to = firstPlace(left, (place) => compare(staying[place] as number, id) > 0);
    merged.set(staying.subarray(from, to), from + n);
    merged[to + n] = id;
    from = to;
  }
  merged.set(staying.subarray(from, left), from + coming.length);
  index.orders[order] = merged;
}

function idsOf({ values }: FacetIndex, group: Group, value: number): ValueIds {
  const known = values[group].get(value);
  if (known) return known;
  const ofValue = { list: new Int32Array(8), size: 0 };
  values[group].set(value, ofValue);
  return ofValue;
}

function addId(ofValue: ValueIds, words: number, id: number): void {
  if (!ofValue.bits && ofValue.size >= words / 2) {
    ofValue.bits = new Int32Array(words);
    for (const one of ofValue.list.subarray(0, ofValue.size)) setBit(ofValue.bits, one);
    ofValue.list = none();
  }
  if (ofValue.bits) setBit(ofValue.bits, id);
  else {
    if (ofValue.size === ofValue.list.length)
      ofValue.list = longer(ofValue.list, new Int32Array(ofValue.size * 2));
    const place = placeOf(ofValue, id);
    ofValue.list.copyWithin(place + 1, place, ofValue.size).fill(id, place, place + 1);
  }
  ofValue.size++;
}

function removeId(ofValue: ValueIds, id: number): void {
  const place = ofValue.bits ? 0 : placeOf(ofValue, id);
  if (ofValue.bits ? !hasBit(ofValue.bits, id) : place >= ofValue.size || ofValue.list[place] !== id) return;
  if (ofValue.bits) clearBit(ofValue.bits, id);
  else ofValue.list.copyWithin(place, place + 1, ofValue.size);
  ofValue.size--;
}

function placeOf({ list, size }: ValueIds, id: number): number {
  if (size === 0 || (list[size - 1] as number) < id) return size;
  return firstPlace(size, (place) => (list[place] as number) >= id);
}

/** Binary search: the first position where `isSo` holds; it must hold for all following ones. */
export function firstPlace(size: number, isSo: (place: number) => boolean): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function* listIds(bits: Bits): Generator<number> {
  for (let id = 0; id < bits.length * 32; id++) if (hasBit(bits, id)) yield id;
}

function grow(index: FacetIndex, id: number): void {
  const words = wordsFor(id);
  for (const sign of signs) index[sign] = longer(index[sign], new Int32Array(words));
  index.price = longer(index.price, new Float64Array(words * 32));
  index.popularity = longer(index.popularity, new Int32Array(words * 32));
  index.published = longer(index.published, new Float64Array(words * 32));
  for (const group of groups)
    for (const ofValue of index.values[group].values())
      if (ofValue.bits) ofValue.bits = longer(ofValue.bits, new Int32Array(words));
}

function longer<T extends Float64Array | Int32Array>(column: T, larger: T): T {
  larger.set(column);
  return larger;
}
