/**
 * The shape of a stored value. What lies in a browser's storage was written by an older release, by a newer one or by
 * something else, so every slice says what it can use of it, field by field.
 */

export type Fields = Record<string, unknown>;

/** The value as today's code can use it; undefined: nothing of it can be used. `row` is set for lists. */
export type Shape = ((value: unknown) => unknown) & { row?: Shape };

const absent = Symbol('absent');

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const fitting = (fits: (value: unknown) => boolean): Shape => {
  return (value) => (fits(value) ? value : undefined);
};

export const text = fitting((value) => typeof value === 'string');
export const flag = fitting((value) => typeof value === 'boolean');
export const number = fitting(Number.isFinite);
export const id = fitting(Number.isInteger);
/** Units of a line. */
export const quantity = fitting((value) => Number.isSafeInteger(value) && (value as number) > 0);
/** One of all the words of a type; they are written again, to bring no other module along, and held by the type. */
export const exactly = <Word extends string>(words: Record<Word, 1>) =>
  fitting((value) => typeof value === 'string' && Object.keys(words).includes(value));
/** Any object: whoever reads it looks at its fields. */
export const fields = fitting(isRecord);
/** A day or a moment that a calendar knows. */
export const date = fitting((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)));

/** A value that is drawn as something else when it cannot be used. */
export const or =
  (shape: Shape, instead: unknown): Shape =>
  (value) =>
    shape(value) ?? instead;
/** Null stands for "none", and anything unusable as well. */
export const orNull = (shape: Shape): Shape => or(shape, null);
/** Null stands for "none"; anything else must fit. */
export const nullOr =
  (shape: Shape): Shape =>
  (value) =>
    value === null ? null : shape(value);
/** A field that may be left out, and is when it cannot be used. */
export const maybe = (shape: Shape): Shape => or(shape, absent);
/** A field that may be left out; if it is there, it must fit. */
export const absentOr =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined ? absent : shape(value);

/**
 * An object of type T with all its fields named. Others are of a newer release and stay as they are, or are read with
 * `others`.
 */
export const record =
  <T>(shapes: { [Name in keyof Required<T>]: Shape }, others?: Shape): Shape =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const read = { ...value };
    for (const name of Object.keys(others ? { ...value, ...shapes } : shapes)) {
      const shape = (shapes as Record<string, Shape>)[name] ?? others;
      const field = shape?.(value[name]);
      if (field === undefined) return undefined;
      if (field === absent) delete read[name];
      else read[name] = field;
    }
    return read;
  };

/** A list whose unusable rows are left out alone. */
export function rows(row: Shape): Shape {
  const read: Shape = (value) =>
    Array.isArray(value) ? value.map(row).filter((one) => one !== undefined) : undefined;
  return Object.assign(read, { row });
}

/** A list that is used whole or not at all: of answers that the shop gives again. */
export const list =
  (row: Shape): Shape =>
  (value) => {
    const read = rows(row)(value) as unknown[] | undefined;
    return read && read.length === (value as unknown[]).length ? read : undefined;
  };

/** A text in both languages; one of them is enough. */
export const local: Shape = (value) => {
  const read = record({ tm: or(text, ''), ru: or(text, '') })(value) as Fields | undefined;
  return read && (read['tm'] || read['ru']) ? read : undefined;
};
const empty = { tm: '', ru: '' };
export const orEmpty = or(local, empty);

export const picture = record({
  id: or(text, ''),
  width: number,
  height: number,
  placeholder: or(text, ''),
  alt: orEmpty,
  src: text,
  srcset: record({ avif: or(text, ''), webp: or(text, '') }),
});
