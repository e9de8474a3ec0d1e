import { BitRoom, type RoomBits } from './bit-room.ts';
import { clearBit, emptyBits, hasBit, listBits, setBit } from './bits.ts';
import { Ranking } from './ranking.ts';
import { ValueSets } from './value-sets.ts';

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
  /** For every id there may be at present; where all its sets are. */
  room: BitRoom;
  present: RoomBits;
  inStock: RoomBits;
  discounted: RoomBits;
  price: Float64Array<ArrayBuffer>;
  popularity: Int32Array<ArrayBuffer>;
  published: Float64Array<ArrayBuffer>;
  values: Record<Group, ValueSets>;
  /** Ids of all that are present: the newest, the cheapest and the most wanted first. */
  orders: Record<ShelfOrder, Ranking>;
};

const nothing = (room: BitRoom) => new Ranking(new Int32Array(0), room);

/** For an eighth more ids than there are: a shelf seldom moves, and little is counted in vain. */
const roomFor = (last: number) => new BitRoom((Math.ceil((last + 1) * 1.125) | 31) + 1);

/** @param last the largest id that is expected; more may come */
export function createShelf(last = 900): Shelf {
  const room = roomFor(last);
  const { capacity } = room;
  return {
    room,
    present: room.lasting(),
    inStock: room.lasting(),
    discounted: room.lasting(),
    price: new Float64Array(capacity),
    popularity: new Int32Array(capacity),
    published: new Float64Array(capacity),
    values: {
      category: new ValueSets(room),
      brand: new ValueSets(room),
      occasion: new ValueSets(room),
      recipient: new ValueSets(room),
      idea: new ValueSets(room),
    },
    orders: { new: nothing(room), price: nothing(room), popular: nothing(room) },
  };
}

/** What puts one product before another; equal ones go by number, as they do in SQL. */
export function comparison(shelf: Shelf, order: ShelfOrder): (a: number, b: number) => number {
  const { price, popularity, published } = shelf;
  const at = (column: Float64Array | Int32Array, id: number) => column[id] as number;
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
    for (const group of groups) for (const value of lists[group]) shelf.values[group].add(id, value);
  }
}

export function sortShelf(shelf: Shelf): void {
  const ids = listBits(shelf.present, shelf.room.count(shelf.present));
  for (const order of ['new', 'price', 'popular'] as const)
    shelf.orders[order] = new Ranking(ids.slice().sort(comparison(shelf, order)), shelf.room);
}

/** What became of some products: those with a row have it now, the others are gone. */
export function changeRows(shelf: Shelf, ids: readonly number[], rows: readonly ShelfRow[]): void {
  const now = new Map(rows.map((row) => [row[0], row]));
  const moved = new Set<number>();
  for (const id of ids) {
    const row = now.get(id);
    if (isMoved(shelf, id, row)) moved.add(id);
    if (id >= shelf.room.capacity || !hasBit(shelf.present, id)) continue;
    clearBit(shelf.present, id);
    for (const group of groups) shelf.values[group].remove(id);
  }
  addRows(shelf, rows);
  if (moved.size > 0) replaceInOrders(shelf, moved);
}

function isMoved(shelf: Shelf, id: number, row: ShelfRow | undefined): boolean {
  const isThere = id < shelf.room.capacity && hasBit(shelf.present, id);
  if (!isThere || !row) return isThere !== (row !== undefined);
  return shelf.price[id] !== row[6] || shelf.popularity[id] !== row[7] || shelf.published[id] !== row[8];
}

/** One walk through each order, however many products move. */
function replaceInOrders(shelf: Shelf, moved: ReadonlySet<number>): void {
  const leaving = emptyBits(shelf.room.capacity);
  for (const id of moved) setBit(leaving, id);
  const coming = [...moved].filter((id) => hasBit(shelf.present, id));
  for (const order of ['new', 'price', 'popular'] as const) {
    const compare = comparison(shelf, order);
    coming.sort(compare);
    const merged = new Int32Array(shelf.room.count(shelf.present));
    let next = 0;
    let n = 0;
    for (const id of shelf.orders[order].ids) {
      if (hasBit(leaving, id)) continue;
      while (next < coming.length && compare(coming[next] as number, id) < 0)
        merged[n++] = coming[next++] as number;
      merged[n++] = id;
    }
    merged.set(coming.slice(next), n);
    shelf.orders[order] = new Ranking(merged, shelf.room);
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

function makeRoom(shelf: Shelf, id: number): void {
  if (id < shelf.room.capacity) return;
  const room = roomFor(id);
  const { capacity } = room;
  shelf.room = room;
  for (const sign of ['present', 'inStock', 'discounted'] as const) shelf[sign] = room.lasting(shelf[sign]);
  shelf.price = longer(shelf.price, new Float64Array(capacity));
  shelf.popularity = longer(shelf.popularity, new Int32Array(capacity));
  shelf.published = longer(shelf.published, new Float64Array(capacity));
  for (const group of groups) shelf.values[group].moveTo(room);
}

function longer<T extends Float64Array | Int32Array>(column: T, room: T): T {
  room.set(column);
  return room;
}
