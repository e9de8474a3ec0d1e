import { type BitKernel, mostPages, openKernel, stretch } from './bit-kernel.ts';
import type { Bits } from './bits.ts';

/** A set in a room: only those of one room can be brought together there. */
export type RoomBits = Int32Array<SharedArrayBuffer>;
/** In a room, a number up to 65,535 beside each that a set may have. */
export type RoomNotes = Uint16Array<SharedArrayBuffer>;

const pageSize = 65_536;
const mostNotes = 65_536;

/**
 * Sets of one capacity beside each other in a memory of their own, where WebAssembly counts what they share and puts them
 * together. Lasting sets stay as long as the room: whoever needs a larger one makes it anew and lets go of all of the old
 * one. Passing sets are lent for one answer, so that answers leave nothing behind for the garbage collector: ten masks of a
 * million bits each made it stop everything for 10 ms after every ninth list.
 */
export class BitRoom {
  /** One more than the largest number that fits. */
  readonly capacity: number;
  readonly #size: number;
  readonly #memory = new WebAssembly.Memory({ initial: 0, maximum: mostPages, shared: true });
  readonly #kernel: BitKernel = openKernel(this.#memory);
  #used = 0;
  #counts: RoomBits | undefined;
  readonly #passing: RoomBits[] = [];
  #lent: number | undefined;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.#size = Math.ceil(capacity / 8 / stretch) * stretch;
  }

  /** A set of its own. @param first what it has at the beginning, of a capacity that is not larger */
  lasting(first?: Bits): RoomBits {
    const bits = new Int32Array(...this.#take(this.#size), this.#size / 4);
    if (first) bits.set(first);
    return bits;
  }

  /** Notes that stay as long as the room, 0 where there are none. @param first as they are at the beginning */
  notes(first?: RoomNotes): RoomNotes {
    const notes = new Uint16Array(...this.#take(this.#size * 16), this.#size * 8);
    if (first) notes.set(first);
    return notes;
  }

  /** Does work that needs passing sets; afterwards they are the next one's. It must not wait for anything in between. */
  during<T>(work: () => T): T {
    const before = this.#lent;
    this.#lent ??= 0;
    try {
      return work();
    } finally {
      this.#lent = before;
    }
  }

  /** What sets from elsewhere all have, as a passing set; of none of them nothing. What there is no room for is left out. */
  passing(first?: Bits, ...others: readonly Bits[]): RoomBits {
    const bits = this.#lend();
    const known = first?.subarray(0, bits.length);
    if (known) bits.set(known);
    bits.fill(0, known?.length ?? 0);
    for (const other of others)
      this.during(() => this.#kernel.intersect(...this.#ends(bits, this.passing(other)), bits.byteOffset));
    return bits;
  }

  /** What all of them have, as a passing set. With a single one, that one itself. */
  intersect(first: RoomBits, ...others: readonly RoomBits[]): RoomBits {
    if (others.length === 0) return first;
    const both = this.#lend();
    for (const [n, other] of others.entries())
      this.#kernel.intersect(...this.#ends(n === 0 ? first : both, other), both.byteOffset);
    return both;
  }

  /** What the first has and the other has not, as a passing set. */
  without(first: RoomBits, other: RoomBits): RoomBits {
    const left = this.#lend();
    this.#kernel.without(...this.#ends(first, other), left.byteOffset);
    return left;
  }

  /** Puts all of the other into the target. */
  unite(target: RoomBits, other: RoomBits): void {
    this.#kernel.unite(...this.#ends(target, other), target.byteOffset);
  }

  count(bits: RoomBits): number {
    return this.countCommon(bits, bits);
  }

  /** How many both have. */
  countCommon(one: RoomBits, other: RoomBits): number {
    return this.#kernel.countCommon(...this.#ends(one, other));
  }

  /**
   * How often each note stands beside the numbers in a set, in all of the columns together.
   * @param most the highest note
   * @returns what the next one overwrites
   */
  tally(bits: RoomBits, columns: readonly RoomNotes[], most: number): Int32Array {
    this.#counts ??= new Int32Array(...this.#take(mostNotes * 4), mostNotes);
    this.#counts.fill(0, 0, most + 1);
    const { byteOffset } = this.#counts;
    for (const notes of columns)
      this.#kernel.tally(bits.byteOffset, notes.byteOffset, bits.byteOffset + this.#size, byteOffset);
    return this.#counts;
  }

  /** Takes so much of the memory for as long as the room is there. */
  #take(bytes: number): [SharedArrayBuffer, place: number] {
    const place = this.#used;
    this.#used += bytes;
    const lacking = this.#used - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / pageSize));
    return [this.#memory.buffer as unknown as SharedArrayBuffer, place];
  }

  #ends(one: RoomBits, other: RoomBits): [one: number, other: number, end: number] {
    return [one.byteOffset, other.byteOffset, one.byteOffset + this.#size];
  }

  #lend(): RoomBits {
    if (this.#lent === undefined) throw new Error('Sets are lent only during an answer.');
    return (this.#passing[this.#lent++] ??= this.lasting());
  }
}
