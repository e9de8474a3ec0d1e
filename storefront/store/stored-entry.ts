/** What storage holds of a slice: `{ "v": "1.1", "d": { …fields } }`; read by store/read-entry.ts. */
import { settings } from '../settings.ts';
import type { Fields } from './shape.ts';

/** What a slice persists; defined in the slice's own file. What can be used of it: app/stored-shapes.ts. */
export type Persist<Field extends string = string> = {
  /** Without loading flags, errors and product lists, which would only be outdated. */
  fields: readonly Field[];
  /** Rows with an id, merged with those of a storage that responds late; unreadable ones are kept aside. */
  joins?: Field;
  /** Whether the slice must be cleared after another tab wrote `next`. */
  isOver?: (now: Fields, next: Fields) => boolean;
  /** A former entry would be untrue: it is removed when a new one cannot be stored. */
  isUntrueLater?: true;
  /** Written, never read: another setting decides. */
  isWriteOnly?: true;
};

export function writeSlice(
  { fields }: Persist,
  slice: Fields,
  version: string = settings.storeVersion,
): string {
  const kept = Object.fromEntries(fields.map((name) => [name, slice[name]]));
  return JSON.stringify({ v: version, d: kept });
}

/** localStorage, or another storage with sync or async methods. */
export type StateStorage = {
  getItem: (key: string) => string | null | Promise<string | null>;
  /** Throws, or returns false, when the value cannot be stored. */
  setItem: (key: string, text: string) => boolean | void;
  removeItem?: (key: string) => void;
};

/**
 * `rest`: rows that cannot be read, in the shape of an entry, or the whole text; only of slices with rows. `putAside`
 * keeps it aside; false when there is no room, so that the entry must stay as it is.
 */
export type Entry = {
  fields: Fields | undefined;
  rest?: unknown;
  putAside?: ((storage: StateStorage) => boolean) | undefined;
};
/** Reads the entry of a slice. */
export type ReadEntry = (key: string, text: string) => Entry;
