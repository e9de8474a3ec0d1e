import { type Bits, clearBit, emptyBits, growBits, hasBit, listBits, setBit } from '#server/platform/bits.ts';
import { IdSet } from '#server/platform/id-set.ts';

export const groups = ['category', 'brand', 'occasion', 'recipient', 'idea'] as const;
/** What has values that products are grouped by. */
export type Group = (typeof groups)[number];
export type ShelfOrder = 'new' | 'price' | 'popular';

/** A product as lists filter, count and sort it: number, values by group, tenge, popularity, microseconds, two signs. */
export type ShelfRow = readonly [
  id: number,
  ...values: [readonly number[], readonly number[], readonly number[], readonly number[], readonly number[]],
  price: number,
  popularity: number,
  published: number,
  inStock: boolean,
  discounted: boolean,
];

/**
 * Everything that lists go by, for all products that are for sale, in memory: PostgreSQL takes a second to count a million
 * rows under a filter that nobody used before, this a few milliseconds. Ids count up from 1, so every set has a bit for each
 * id ever given. A node's shelf is wholly derived, from `product_shelf`, and is brought up to date by keep-shelf.ts.
 */
export type Shelf = {
  capacity: number;
  present: Bits;
  inStock: Bits;
  discounted: Bits;
  price: Float64Array<ArrayBuffer>;
  popularity: Float64Array<ArrayBuffer>;
  published: Float64Array<ArrayBuffer>;
  values: Record<Group, Map<number, IdSet>>;
  /** Ids of all that are present: the newest, the cheapest and the most wanted first. */
  orders: Record<ShelfOrder, Int32Array<ArrayBuffer>>;
};

export function createShelf(capacity = 1024): Shelf {
  return {
    capacity,
    present: emptyBits(capacity),
    inStock: emptyBits(capacity),
    discounted: emptyBits(capacity),
    price: new Float64Array(capacity),
    popularity: new Float64Array(capacity),
    published: new Float64Array(capacity),
    values: {
      category: new Map(),
      brand: new Map(),
      occasion: new Map(),
      recipient: new Map(),
      idea: new Map(),
    },
    orders: { new: new Int32Array(0), price: new Int32Array(0), popular: new Int32Array(0) },
  };
}

/** What puts one product before another; equal ones go by number, as they do in SQL. */
export function comparison(shelf: Shelf, order: ShelfOrder): (a: number, b: number) => number {
  const { price, popularity, published } = shelf;
  const at = (column: Float64Array, id: number) => column[id] as number;
  if (order === 'price') return (a, b) => at(price, a) - at(price, b) || a - b;
  const column = order === 'new' ? published : popularity;
  return (a, b) => at(column, b) - at(column, a) || b - a;
}

/** Puts rows in, of which none was there before. Orders are made afterwards, by `sortShelf`. */
export function addRows(shelf: Shelf, rows: readonly ShelfRow[]): void {
  for (const row of rows) {
    const [id, category, brand, occasion, recipient, idea] = row;
    makeRoom(shelf, id);
    setBit(shelf.present, id);
    putFigures(shelf, row);
    const lists = { category, brand, occasion, recipient, idea };
    for (const group of groups)
      for (const value of lists[group]) setOf(shelf, group, value).add(id, shelf.capacity);
  }
}

export function sortShelf(shelf: Shelf): void {
  const ids = listBits(shelf.present);
  for (const order of ['new', 'price', 'popular'] as const)
    shelf.orders[order] = ids.slice().sort(comparison(shelf, order));
}

/** What became of some products: those with a row have it now, the others are gone. */
export function changeRows(shelf: Shelf, ids: readonly number[], rows: readonly ShelfRow[]): void {
  const now = new Map(rows.map((row) => [row[0], row]));
  const moved = new Set<number>();
  for (const id of ids) {
    const row = now.get(id);
    if (isMoved(shelf, id, row)) moved.add(id);
    if (id >= shelf.capacity || !hasBit(shelf.present, id)) continue;
    clearBit(shelf.present, id);
    for (const group of groups) for (const set of shelf.values[group].values()) set.remove(id);
  }
  addRows(shelf, rows);
  if (moved.size > 0) replaceInOrders(shelf, moved);
}

function isMoved(shelf: Shelf, id: number, row: ShelfRow | undefined): boolean {
  const isThere = id < shelf.capacity && hasBit(shelf.present, id);
  if (!isThere || !row) return isThere !== (row !== undefined);
  return shelf.price[id] !== row[6] || shelf.popularity[id] !== row[7] || shelf.published[id] !== row[8];
}

/** One walk through each order, however many products move. */
function replaceInOrders(shelf: Shelf, moved: ReadonlySet<number>): void {
  const back = [...moved].filter((id) => hasBit(shelf.present, id));
  for (const order of ['new', 'price', 'popular'] as const) {
    const compare = comparison(shelf, order);
    const coming = Int32Array.from(back).sort(compare);
    const staying = shelf.orders[order].filter((id) => !moved.has(id));
    const merged = new Int32Array(staying.length + coming.length);
    let next = 0;
    let n = 0;
    for (const id of staying) {
      while (next < coming.length && compare(coming[next] as number, id) < 0)
        merged[n++] = coming[next++] as number;
      merged[n++] = id;
    }
    merged.set(coming.subarray(next), n);
    shelf.orders[order] = merged;
  }
}

function putFigures(
  shelf: Shelf,
  [id, , , , , , price, popularity, published, inStock, discounted]: ShelfRow,
) {
  shelf.price[id] = price;
  shelf.popularity[id] = popularity;
  shelf.published[id] = published;
  (inStock ? setBit : clearBit)(shelf.inStock, id);
  (discounted ? setBit : clearBit)(shelf.discounted, id);
}

function setOf(shelf: Shelf, group: Group, value: number): IdSet {
  const known = shelf.values[group].get(value);
  if (known) return known;
  const made = new IdSet();
  shelf.values[group].set(value, made);
  return made;
}

function makeRoom(shelf: Shelf, id: number): void {
  if (id < shelf.capacity) return;
  const capacity = (Math.ceil((id + 1) * 1.25) | 31) + 1;
  shelf.capacity = capacity;
  for (const sign of ['present', 'inStock', 'discounted'] as const)
    shelf[sign] = growBits(shelf[sign], capacity);
  for (const column of ['price', 'popularity', 'published'] as const) {
    const longer = new Float64Array(capacity);
    longer.set(shelf[column]);
    shelf[column] = longer;
  }
  for (const group of groups) for (const set of shelf.values[group].values()) set.grow(capacity);
}
