/**
 * Keeps the state between visits ("persist", localStorage) and between tabs. Each slice says itself what of it is kept. Written for this
 * shop because it has to promise what the libraries for it do not: nothing is written before everything has been read,
 * nothing damaged is overwritten before its slice really changes, and what happens while a slow storage is still
 * reading is kept.
 */
import { createAction, type Reducer, type Store } from '@reduxjs/toolkit';
import { settings } from '../settings.ts';

export type Fields = Record<string, unknown>;

/** What a slice keeps, as its own file says it. */
export type Persist<Field extends string = string> = {
  /** Loading flags, errors and lists of products are not among them: they would only be old. */
  fields: readonly Field[];
  /** Extra proof for rows that are used in sums: a damaged row would break every page. */
  isSound?: (row: Fields) => boolean;
  /** Rows with an id that are joined to those of a storage that answers late. */
  joins?: Field;
  /** Whether nothing of this slice may stay when another tab wrote `next`. */
  isOver?: (now: Fields, next: Fields) => boolean;
  /** Written, never read: something else decides. */
  isWriteOnly?: true;
};

/** The whole state, or what of it was stored, by the names of its slices. */
type Slices = Record<string, Fields>;
export type Parts = Record<string, Persist>;

/** localStorage, or anything that answers like it, at once or later. */
export type Place = {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, text: string) => void;
};

/** What was stored has been read; damaged and foreign slices are not in it. */
const stateRestored = createAction<Slices>('store/stateRestored');
/** Another tab wrote a slice. */
export const sliceArrived = createAction<{ key: string; fields: Fields }>('store/sliceArrived');

/** `fresh` is the state before anything happened; comparing references tells which slices are still untouched. */
export function withStoredState<State extends Slices>(
  slices: Reducer<State>,
  parts: Parts,
  fresh: State,
): Reducer<State> {
  return (state = fresh, action) => {
    const next: Slices = { ...state };
    if (stateRestored.match(action)) {
      for (const [key, fields] of Object.entries(action.payload))
        next[key] = joinLate(parts[key] as Persist, state[key] as Fields, {
          fresh: fresh[key] as Fields,
          fields,
        });
      return next as State;
    }
    if (sliceArrived.match(action)) {
      const { key, fields } = action.payload;
      const isOver = parts[key]?.isOver?.(state[key] as Fields, fields);
      next[key] = { ...(isOver ? fresh : state)[key], ...fields };
      return next as State;
    }
    return slices(state, action);
  };
}

/**
 * A slow storage may answer after the content is shown (5 seconds at the latest). What the customer did meanwhile is
 * kept: an untouched slice takes what was stored, lists are joined, anything else stays as it is now.
 */
function joinLate(
  { joins }: Persist,
  now: Fields,
  { fresh, fields }: Record<'fresh' | 'fields', Fields>,
): Fields {
  if (now === fresh) return { ...fresh, ...fields };
  return joins ? { ...now, [joins]: joinById((fields[joins] ?? []) as Row[], now[joins] as Row[]) } : now;
}

type Row = { id: number };

function joinById(first: Row[], second: Row[]): Row[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
}

type Setup = {
  store: Pick<Store<Slices>, 'getState' | 'dispatch' | 'subscribe'>;
  parts: Parts;
  place: Place;
  fresh: Slices;
};

const writeAfterMs = 50;

/** Reads what is stored, and writes what changes a moment later. */
export function persistState({ store, parts, place, fresh }: Setup) {
  /** For each key the text that is known to stand for it; a write of the same says nothing new. */
  const known = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes what changed, at once: before the page goes away, and when a sign-out must not wait. */
  function persistNow(): void {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    for (const [key, text] of known) {
      const next = writeSlice(parts[key] as Persist, state[key] as Fields);
      if (next === text) continue;
      known.set(key, next);
      try {
        place.setItem(settings.storePrefix + key, next);
      } catch {
        // Full or blocked: the shop goes on without memory.
      }
    }
  }

  const reading = readAll({ parts, place, fresh }, known).then((stored) => {
    store.dispatch(stateRestored(stored));
    store.subscribe(() => (timer ??= setTimeout(persistNow, writeAfterMs)));
    persistNow();
  });

  return {
    persistNow,
    /** Settles when the state is there, or after this long: then the shop opens, and the rest joins in later. */
    restored: (longestMs: number = settings.restoreMs): Promise<void> =>
      Promise.race([reading, new Promise<void>((resolve) => setTimeout(resolve, longestMs))]),
  };
}

/** Also fills in, for each key, the text that stands for what was read. */
async function readAll(
  { parts, place, fresh }: Omit<Setup, 'store'>,
  known: Map<string, string>,
): Promise<Slices> {
  const stored: Slices = {};
  await Promise.all(
    Object.entries(parts).map(async ([key, part]) => {
      const start = fresh[key] as Fields;
      const text = await readText(place, key);
      const fields = text === null ? undefined : readSlice(part, text, start);
      if (fields) stored[key] = fields;
      known.set(key, text !== null && fields ? text : writeSlice(part, start));
    }),
  );
  return stored;
}

async function readText(place: Place, key: string): Promise<string | null> {
  try {
    return await place.getItem(settings.storePrefix + key);
  } catch {
    return null;
  }
}

/** Other tabs of the same browser: what they write down arrives here within moments. */
export function followOtherTabs(
  { store, parts, fresh }: Omit<Setup, 'place'>,
  page: Window,
  place: Pick<Storage, 'getItem'>,
): void {
  function arrive(key: string, text: string | null): void {
    const part = parts[key] as Persist;
    // A key that was removed stands for a slice that begins anew; a damaged one is passed over.
    const fields = text === null ? { ...fresh[key] } : readSlice(part, text, fresh[key] as Fields);
    if (fields && !part.isWriteOnly) store.dispatch(sliceArrived({ key, fields }));
  }

  page.addEventListener('storage', ({ key, newValue }) => {
    const slice = Object.keys(parts).find((name) => settings.storePrefix + name === key);
    if (slice) arrive(slice, newValue);
  });

  // A page restored from the back/forward cache has missed the storage events.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const key of Object.keys(parts)) {
      const text = place.getItem(settings.storePrefix + key);
      if (text !== null || parts[key]?.isOver) arrive(key, text);
    }
  });
}

/** As a slice is stored: `{ "v": "1.1", "d": { …fields } }`. */
export function writeSlice({ fields }: Persist, slice: Fields): string {
  const kept = Object.fromEntries(fields.map((name) => [name, slice[name]]));
  return JSON.stringify({ v: settings.storeVersion, d: kept });
}

/** The stored fields, or undefined when the text is broken, of another version or of another shape than `fresh`. */
export function readSlice(part: Persist, text: string, fresh: Fields): Fields | undefined {
  const stored = part.isWriteOnly ? undefined : parse(text);
  if (!isRecord(stored) || stored['v'] !== settings.storeVersion || !isRecord(stored['d'])) return undefined;
  const { d } = stored;
  const names = part.fields.filter((name) => d[name] !== undefined);
  if (!names.every((name) => isSound(part, d[name], fresh[name]))) return undefined;
  return Object.fromEntries(names.map((name) => [name, d[name]]));
}

function isSound(part: Persist, value: unknown, fresh: unknown): boolean {
  if (!isSameKind(value, fresh)) return false;
  return !Array.isArray(value) || value.every((row) => isRecord(row) && (part.isSound?.(row) ?? true));
}

/** A fresh null stands for "nothing yet", so what came later cannot be judged here. */
function isSameKind(value: unknown, fresh: unknown): boolean {
  if (fresh === null || fresh === undefined) return true;
  return value !== null && typeof value === typeof fresh && Array.isArray(value) === Array.isArray(fresh);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
