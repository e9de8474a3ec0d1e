import type { BitRoom, RoomBits } from './bit-room.ts';
import { type Bits, clearBit, hasBit, listBits, setBit } from './bits.ts';

/**
 * One in this many ids, and from there on there is a bit for each possible id. It takes up to four times the room of a list,
 * but is counted in a fraction of the time.
 */
const sparse = 128;

/** A set of ids that is a sorted list while it is small and bits when it is not. */
export class IdSet {
  size = 0;
  #list: Int32Array<ArrayBuffer> | undefined = new Int32Array(4);
  #bits: RoomBits | undefined;
  #room: BitRoom;

  /** @param room where its bits are once it has them */
  constructor(room: BitRoom) {
    this.#room = room;
  }

  has(id: number): boolean {
    if (this.#bits) return hasBit(this.#bits, id);
    return (this.#list as Int32Array)[this.#place(id)] === id && this.#place(id) < this.size;
  }

  add(id: number): void {
    if (this.has(id)) return;
    if (this.#bits) setBit(this.#bits, id);
    else this.#insert(id);
    this.size++;
    if (this.#list && this.size > 64 && this.size * sparse > this.#room.capacity) {
      const bits = this.#room.lasting();
      for (let n = 0; n < this.size; n++) setBit(bits, this.#list[n] as number);
      this.#bits = bits;
      this.#list = undefined;
    }
  }

  remove(id: number): void {
    if (!this.has(id)) return;
    if (this.#bits) clearBit(this.#bits, id);
    else (this.#list as Int32Array).copyWithin(this.#place(id), this.#place(id) + 1, this.size);
    this.size--;
  }

  /** Moves into a room for more ids. */
  moveTo(room: BitRoom): void {
    this.#room = room;
    if (this.#bits) this.#bits = room.lasting(this.#bits);
  }

  /** All of the set, ascending. */
  list(): Int32Array<ArrayBuffer> {
    return this.#bits
      ? listBits(this.#bits, this.size)
      : (this.#list as Int32Array<ArrayBuffer>).slice(0, this.size);
  }

  /** Whether it takes the room of bits, as a set of many does. */
  get isBits(): boolean {
    return this.#bits !== undefined;
  }

  /** How many of the set are in `mask`. */
  countIn(mask: RoomBits): number {
    return this.#bits
      ? this.#room.countCommon(this.#bits, mask)
      : countListed(this.#list as Int32Array, this.size, mask);
  }

  /** How many of these ids, none of them given twice, are in the set. */
  countOf(ids: Int32Array): number {
    if (this.#bits) return countListed(ids, ids.length, this.#bits);
    let count = 0;
    for (const id of ids) if (this.has(id)) count++;
    return count;
  }

  /** Puts all of the set into `target`. */
  addTo(target: RoomBits): void {
    if (this.#bits) this.#room.unite(target, this.#bits);
    else for (let n = 0; n < this.size; n++) setBit(target, (this.#list as Int32Array)[n] as number);
  }

  /** Where the id stands in the list, or would. */
  #place(id: number): number {
    const list = this.#list as Int32Array;
    let [low, high] = [0, this.size];
    // Ids mostly come in their order.
    if (high > 0 && (list[high - 1] as number) < id) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list[middle] as number) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #insert(id: number): void {
    let list = this.#list as Int32Array<ArrayBuffer>;
    if (this.size === list.length) {
      const longer = new Int32Array(list.length * 2);
      longer.set(list);
      this.#list = list = longer;
    }
    const place = this.#place(id);
    list.copyWithin(place + 1, place, this.size);
    list[place] = id;
  }
}

function countListed(ids: Int32Array, size: number, bits: Bits): number {
  let count = 0;
  for (let n = 0; n < size; n++) {
    const id = ids[n] as number;
    count += ((bits[id >>> 5] as number) >>> (id & 31)) & 1;
  }
  return count;
}
