import type { BitRoom, RoomBits, RoomNotes } from './bit-room.ts';
import { listBits } from './bits.ts';
import { IdSet } from './id-set.ts';

/** Some of all ids, ready for counting in it: what there is to count goes along the fewer of it and the rest. */
export type Part = {
  bits: RoomBits;
  size: number;
  isRest: boolean;
  fewer: RoomBits;
  fewerSize: number;
  listed: Int32Array | undefined;
};

/** @param bits none that is not in `all`, which are `allSize` */
export function partOf(room: BitRoom, bits: RoomBits, all: RoomBits, allSize: number): Part {
  const size = bits === all ? allSize : room.count(bits);
  const isRest = size * 2 > allSize;
  const fewer = isRest ? room.without(all, bits) : bits;
  const fewerSize = isRest ? allSize - size : size;
  // A list of so few is walked sooner than the bits of a single value.
  const listed = fewerSize < bits.length >> 4 ? listBits(fewer, fewerSize) : undefined;
  return { bits, size, isRest, fewer, fewerSize, listed };
}

/** For each id the place of a value, counted from 1; 0 is none. */
type Column = { notes: RoomNotes; used: number };

/**
 * The ids that have a value, for each value. A common value is counted by its bits; of the rare ones, which are many, every
 * id also says which it has, in columns of two bytes, so that counting all of them is one walk along the ids.
 */
export class ValueSets {
  readonly #values: number[] = [];
  readonly #sets: IdSet[] = [];
  readonly #places = new Map<number, number>();
  /** As many as an id has rare values at most, or had. */
  #columns: Column[] = [];
  readonly #mostNoted: number;
  #room: BitRoom;

  /**
   * @param room where the bits of common values are
   * @param mostNoted values beyond it are counted along their own lists: two bytes say which it is
   */
  constructor(room: BitRoom, mostNoted = 0xffff) {
    this.#room = room;
    this.#mostNoted = mostNoted;
  }

  add(id: number, value: number): void {
    let place = this.#places.get(value);
    if (place === undefined) {
      place = this.#values.push(value) - 1;
      this.#places.set(value, place);
      this.#sets.push(new IdSet(this.#room));
    }
    const set = this.#sets[place] as IdSet;
    if (set.has(id)) return;
    const wasRare = !set.isBits;
    set.add(id);
    if (!wasRare || place >= this.#mostNoted) return;
    if (!set.isBits) this.#note(id, place + 1);
    else for (const one of set.list()) if (one !== id) this.#unnote(one, place + 1);
  }

  /** Takes the id out of every set. */
  remove(id: number): void {
    for (const set of this.#sets) set.remove(id);
    for (const column of this.#columns) clear(column, id);
  }

  /** Moves into a room for more ids; columns that nobody needs any more stay behind. */
  moveTo(room: BitRoom): void {
    this.#room = room;
    for (const set of this.#sets) set.moveTo(room);
    this.#columns = this.#columns.filter(({ used }) => used > 0);
    for (const column of this.#columns) column.notes = room.notes(column.notes);
  }

  /** Puts all ids that have the value into `target`. */
  addTo(target: RoomBits, value: number): void {
    this.#sets[this.#places.get(value) ?? -1]?.addTo(target);
  }

  /** How many of the part have each value, the commonest first; what none of it has is left out. */
  countIn(part: Part): { id: number; count: number }[] {
    const noted = this.#countNoted(part);
    const counted = this.#sets.map((set, place) => {
      const id = this.#values[place] as number;
      const ofFewer = set.isBits ? part.listed && set.countOf(part.listed) : noted?.[place + 1];
      if (ofFewer === undefined) return { id, count: set.countIn(part.bits) };
      return { id, count: part.isRest ? set.size - ofFewer : ofFewer };
    });
    return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || a.id - b.id);
  }

  /** Nothing where walking along the lists of the values is shorter than along the ids with all columns. */
  #countNoted({ fewer, fewerSize }: Part): Int32Array | undefined {
    const columns = this.#columns.filter(({ used }) => used > 0);
    const used = columns.reduce((sum, column) => sum + column.used, 0);
    if (fewerSize * columns.length > used) return undefined;
    const most = Math.min(this.#sets.length, this.#mostNoted);
    const notes = columns.map((column) => column.notes);
    return this.#room.tally(fewer, notes, most).subarray(0, most + 1);
  }

  #note(id: number, note: number): void {
    let free = this.#columns.find(({ notes }) => notes[id] === 0);
    if (!free) {
      free = { notes: this.#room.notes(), used: 0 };
      this.#columns.push(free);
    }
    free.notes[id] = note;
    free.used++;
  }

  /** What the id has in its last column takes the place that becomes free, so that few columns do. */
  #unnote(id: number, note: number): void {
    const place = this.#columns.find(({ notes }) => notes[id] === note);
    const last = this.#columns.findLast(({ notes }) => notes[id] !== 0);
    if (!place || !last) return;
    place.notes[id] = last.notes[id] as number;
    clear(last, id);
  }
}

function clear(column: Column, id: number): void {
  if (column.notes[id] !== 0) column.used--;
  column.notes[id] = 0;
}
