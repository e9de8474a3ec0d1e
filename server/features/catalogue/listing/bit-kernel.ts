/**
 * What is done with long rows of bits, in WebAssembly: it counts the bits of 64 at once, which JavaScript cannot, and so takes
 * a fifth of the time (6 µs for a million bits). The five functions are few enough to be put together by hand; the numbers
 * below are those of the specification (webassembly.github.io/spec/core, "Binary Format").
 */

/** All take places of rows in the memory, and where the row at `one` ends: a whole number of stretches further on. */
export type BitKernel = {
  countCommon(one: number, other: number, end: number): number;
  intersect(one: number, other: number, end: number, target: number): void;
  without(one: number, other: number, end: number, target: number): void;
  unite(one: number, other: number, end: number, target: number): void;
  /** For every bit at `one`, what stands beside it in `notes` (two bytes each) is counted in `counts` (four bytes each). */
  tally(one: number, notes: number, end: number, counts: number): void;
};

/** So many bytes are done in one turn of a loop. */
export const stretch = 64;
const wordsOfStretch = Array.from({ length: stretch / 8 }, (_, n) => n * 8);
/** As much as 32 bits can tell places in; only what is used takes room. */
export const mostPages = 65_536;

const i32 = 0x7f;
const i64 = 0x7e;
const [one, other, end, target] = [0, 1, 2, 3] as const;
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const [add32, shift, isBelow, not] = [0x6a, 0x74, 0x49, 0x45];
const [and, or, xor, ones, lowest, add64, less64, isZero, narrow] = [
  0x83, 0x84, 0x85, 0x7b, 0x7a, 0x7c, 0x7d, 0x50, 0xa7,
];
const allOnes = [0x42, 0x7f];
const ended = 0x0b;

const load = (row: number, offset: number) => [...get(row), 0x29, 3, offset];
const store = (offset: number) => [0x37, 3, offset];
const number32 = (value: number) => [0x41, ...number(value)];
const forward = (row: number, by: number) => [...get(row), ...number32(by), add32, ...set(row)];
const [block, loop] = [
  [0x02, 0x40],
  [0x03, 0x40],
];
/** Out of the innermost block, or from the start of the innermost loop again. */
const goIf = [0x0d, 0];
const untilEnd = [...get(one), ...get(end), isBelow, ...goIf, ended];
/** Stretch by stretch until the end of the first row. */
const along = (rows: readonly number[], work: readonly number[]) => [
  ...loop,
  ...work,
  ...rows.flatMap((row) => forward(row, stretch)),
  ...untilEnd,
];

/** Writes into the target what becomes of a word of both. */
const writing = (...combine: number[]) => [
  ...vector([]),
  ...along(
    [one, other, target],
    wordsOfStretch.flatMap((at) => [
      ...[...get(target), ...load(one, at), ...load(other, at), ...combine],
      ...store(at),
    ]),
  ),
  ended,
];

const count = 3;
const counting = [
  ...vector([[1, i64]]),
  ...along(
    [one, other],
    [
      ...get(count),
      ...wordsOfStretch.flatMap((at) => [...load(one, at), ...load(other, at), and, ones, add64]),
      ...set(count),
    ],
  ),
  ...[...get(count), narrow, ended],
];

/** Of each word the lowest bit that is left, until none is. */
const [word, place] = [4, 5];
const tallying = [
  ...vector([
    [1, i64],
    [1, i32],
  ]),
  ...[...loop, ...load(one, 0), ...set(word), ...block, ...get(word), isZero, ...goIf, ...loop],
  // place = counts + 4 * notes[the number of the lowest bit]
  ...[...get(other), ...get(word), lowest, narrow, ...number32(1), shift, add32, 0x2f, 1, 0],
  ...[...number32(2), shift, ...get(target), add32, ...set(place)],
  ...[...get(place), ...get(place), 0x28, 2, 0, ...number32(1), add32, 0x36, 2, 0],
  ...[...get(word), ...get(word), 0x42, 1, less64, and, ...set(word)],
  ...[...get(word), isZero, not, ...goIf, ended, ended],
  ...[...forward(other, 128), ...forward(one, 8), ...untilEnd, ended],
];

const functions: Record<keyof BitKernel, number[]> = {
  countCommon: counting,
  intersect: writing(and),
  without: writing(...allOnes, xor, and),
  unite: writing(or),
  tally: tallying,
};
const typeOf = (name: string) => [name === 'countCommon' ? 0 : 1];

/** As many bytes of seven bits as it takes; a sign bit that is set asks for one more where the number has a sign. */
function number(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...number(value >>> 7)];
}
function vector(items: readonly (readonly number[])[]): number[] {
  return [...number(items.length), ...items.flat()];
}
function sized(bytes: readonly number[]): number[] {
  return [...number(bytes.length), ...bytes];
}
const text = (name: string) => sized([...Buffer.from(name)]);
const section = (id: number, items: readonly (readonly number[])[]) => [id, ...sized(vector(items))];

const names = Object.keys(functions) as (keyof BitKernel)[];
const bytes = Uint8Array.from([
  ...[0, ...Buffer.from('asm'), 1, 0, 0, 0],
  ...section(1, [
    [0x60, ...sized([i32, i32, i32]), ...sized([i32])],
    [0x60, ...sized([i32, i32, i32, i32]), ...sized([])],
  ]),
  // A shared memory of at least nothing: what was handed out of it stays where it is when it grows.
  ...section(2, [[...text('rows'), ...text('memory'), 2, 3, 0, ...number(mostPages)]]),
  ...section(3, names.map(typeOf)),
  ...section(
    7,
    names.map((name, n) => [...text(name), 0, n]),
  ),
  ...section(
    10,
    names.map((name) => sized(functions[name])),
  ),
]);
let compiled: WebAssembly.Module | undefined;

/** The functions over a memory, which is shared and grows up to `mostPages`. */
export function openKernel(memory: WebAssembly.Memory): BitKernel {
  compiled ??= new WebAssembly.Module(bytes);
  return new WebAssembly.Instance(compiled, { rows: { memory } }).exports as BitKernel;
}
