/**
 * What is done with long rows of bits, in WebAssembly: it counts the bits of 64 at once, which JavaScript cannot, and so takes
 * a fifth of the time (6 µs for a million bits). The four functions are few enough to be put together by hand; the numbers
 * below are those of the specification (webassembly.github.io/spec/core, "Binary Format").
 */

/** All take places of rows in the memory, and where the row at `one` ends: a whole number of stretches further on. */
export type BitKernel = {
  countCommon(one: number, other: number, end: number): number;
  intersect(one: number, other: number, end: number, target: number): void;
  without(one: number, other: number, end: number, target: number): void;
  unite(one: number, other: number, end: number, target: number): void;
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
const [add32, isBelow, narrow] = [0x6a, 0x49, 0xa7];
const [and, or, xor, ones, add64] = [0x83, 0x84, 0x85, 0x7b, 0x7c];
const allOnes = [0x42, 0x7f];
const ended = 0x0b;

const load = (row: number, offset: number) => [...get(row), 0x29, 3, offset];
const store = (offset: number) => [0x37, 3, offset];
const forward = (row: number) => [...get(row), 0x41, ...number(stretch), add32, ...set(row)];
/** Stretch by stretch until the end of the first row. */
const along = (rows: readonly number[], work: readonly number[]) => [
  ...[0x03, 0x40, ...work, ...rows.flatMap(forward)],
  ...[...get(one), ...get(end), isBelow, 0x0d, 0, ended],
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

const functions: Record<keyof BitKernel, number[]> = {
  countCommon: counting,
  intersect: writing(and),
  without: writing(...allOnes, xor, and),
  unite: writing(or),
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
