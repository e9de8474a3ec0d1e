import type { BitRoom, RoomBits } from './bit-room.ts';
import { type Bits, clearBit, emptyBits, hasBit, setBit } from './bits.ts';

const steps = 16;
/** So short a way is walked at once, since most of what is looked for is there. */
const shortStep = 1_024;

/**
 * Ids in an order. The bits of the first sixteenth of them, of the first two and so on are kept, so that neither a page
 * deep in the order nor a beginning of it means walking through all of it; made when they are first needed.
 */
export class Ranking {
  readonly ids: Int32Array<ArrayBuffer>;
  readonly #room: BitRoom;
  readonly #step: number;
  #beginnings: Bits[] | undefined;

  /** @param room for all of the ids, and where it is asked with masks */
  constructor(ids: Int32Array<ArrayBuffer>, room: BitRoom) {
    this.ids = ids;
    this.#room = room;
    this.#step = Math.max(shortStep, Math.ceil(ids.length / steps));
  }

  /** The first `length` of the order, as a passing set. */
  beginning(length: number): RoomBits {
    const near = Math.min(Math.round(length / this.#step), this.#kept().length - 1);
    const bits = this.#room.passing(this.#kept()[near]);
    const known = near * this.#step;
    for (let n = known; n < length; n++) setBit(bits, this.ids[n] as number);
    for (let n = length; n < known; n++) clearBit(bits, this.ids[n] as number);
    return bits;
  }

  /** How many come before the first for which this is so; it must be so for all behind that one. */
  countUntil(isSo: (id: number) => boolean): number {
    let [low, high] = [0, this.ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isSo(this.ids[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /**
   * Some of those that are in `mask`, in this order.
   * @param from how many of them come before
   */
  slice(mask: RoomBits, from: number, most: number): number[] {
    const atOnce = this.#walk(mask, { begin: 0, passed: 0, end: shortStep }, from, most);
    if (atOnce.length === most) return atOnce;
    const kept = this.#kept();
    const shared = (beginning: number) =>
      this.#room.during(() => this.#room.countCommon(this.#room.passing(kept[beginning]), mask));
    let near = 0;
    for (let far = kept.length; far - near > 1; ) {
      const middle = (near + far) >>> 1;
      if (shared(middle) <= from) near = middle;
      else far = middle;
    }
    const passed = shared(near);
    return this.#walk(mask, { begin: near * this.#step, passed, end: this.ids.length }, from, most);
  }

  /**
   * The last that is in `mask`.
   * @param size how many are
   */
  last(mask: RoomBits, size: number): number | undefined {
    for (let n = this.ids.length - 1; n >= Math.max(0, this.ids.length - shortStep); n--)
      if (hasBit(mask, this.ids[n] as number)) return this.ids[n];
    return size === 0 ? undefined : this.slice(mask, size - 1, 1)[0];
  }

  #walk(
    mask: RoomBits,
    way: { begin: number; passed: number; end: number },
    from: number,
    most: number,
  ): number[] {
    const found: number[] = [];
    let passed = way.passed;
    for (let n = way.begin; n < Math.min(way.end, this.ids.length) && found.length < most; n++) {
      const id = this.ids[n] as number;
      if ((((mask[id >>> 5] as number) >>> (id & 31)) & 1) === 1 && ++passed > from) found.push(id);
    }
    return found;
  }

  #kept(): Bits[] {
    if (this.#beginnings) return this.#beginnings;
    const bits = emptyBits(this.#room.capacity);
    const kept = [bits.slice()];
    for (let n = 0; n < this.ids.length; n++) {
      setBit(bits, this.ids[n] as number);
      if ((n + 1) % this.#step === 0) kept.push(bits.slice());
    }
    this.#beginnings = kept;
    return kept;
  }
}
