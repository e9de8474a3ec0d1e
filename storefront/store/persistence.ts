/**
 * Persists the state between visits ("persist", localStorage) and between tabs. Each slice defines which fields are
 * stored. Written for this shop because the existing libraries do not guarantee this: nothing is written before
 * everything has been read, a damaged entry is not overwritten before its slice really changes, and changes made
 * while a slow storage is still loading are kept.
 */
import { createAction, type Reducer, type Store } from '@reduxjs/toolkit';
import { settings } from '../settings.ts';

export type Fields = Record<string, unknown>;

/** What a slice persists; defined in the slice's own file. */
export type Persist<Field extends string = string> = {
  /** Without loading flags, errors and product lists, which would only be outdated. */
  fields: readonly Field[];
  /** Validates rows that are used in calculations: a damaged row would break every page. */
  isValidRow?: (row: Fields) => boolean;
  /** Rows with an id, merged with those of a storage that responds late. */
  joins?: Field;
  /** Whether the slice must be cleared after another tab wrote `next`. */
  isOver?: (now: Fields, next: Fields) => boolean;
  /** Written, never read: another setting decides. */
  isWriteOnly?: true;
};

/** The whole state or its stored part, by slice name. */
type Slices = Record<string, Fields>;
export type Parts = Record<string, Persist>;

/** localStorage, or another storage with sync or async methods. */
export type StateStorage = {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, text: string) => void;
};

/** The stored state has been read; without damaged and unknown slices. */
const stateRestored = createAction<Slices>('store/stateRestored');
/** Another tab wrote a slice. */
export const sliceArrived = createAction<{ key: string; fields: Fields }>('store/sliceArrived');

/** `fresh` is the initial state; comparing references shows which slices are unchanged. */
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
 * A slow storage may respond after the content is shown (5 seconds at the latest). Changes made meanwhile are kept:
 * an unchanged slice takes the stored state, lists are merged, anything else stays.
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
  storage: StateStorage;
  fresh: Slices;
};

const writeAfterMs = 50;

/** Reads the stored state, and writes changes debounced. */
export function persistState({ store, parts, storage, fresh }: Setup) {
  /** By key, the text last read or written; an equal text is not written again. */
  const known = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes changes immediately: before the page is hidden, and after a sign-out. */
  function persistNow(): void {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    for (const [key, text] of known) {
      const next = writeSlice(parts[key] as Persist, state[key] as Fields);
      if (next === text) continue;
      known.set(key, next);
      try {
        storage.setItem(settings.storePrefix + key, next);
      } catch {
        // Full or blocked: the shop works without persistence.
      }
    }
  }

  const reading = readAll({ parts, storage, fresh }, known).then((stored) => {
    store.dispatch(stateRestored(stored));
    store.subscribe(() => (timer ??= setTimeout(persistNow, writeAfterMs)));
    persistNow();
  });

  return {
    persistNow,
    /**
     * Resolves when the state is restored, or after this long: then the shop is rendered, and the rest is merged
     * later.
     */
    restored: (longestMs: number = settings.restoreMs): Promise<void> =>
      Promise.race([reading, new Promise<void>((resolve) => setTimeout(resolve, longestMs))]),
  };
}

/** Also records in `known`, by key, the text that was read. */
async function readAll(
  { parts, storage, fresh }: Omit<Setup, 'store'>,
  known: Map<string, string>,
): Promise<Slices> {
  const stored: Slices = {};
  await Promise.all(
    Object.entries(parts).map(async ([key, part]) => {
      const start = fresh[key] as Fields;
      const text = await readText(storage, key);
      const fields = text === null ? undefined : readSlice(part, text, start);
      if (fields) stored[key] = fields;
      known.set(key, text !== null && fields ? text : writeSlice(part, start));
    }),
  );
  return stored;
}

async function readText(storage: StateStorage, key: string): Promise<string | null> {
  try {
    return await storage.getItem(settings.storePrefix + key);
  } catch {
    return null;
  }
}

/** Applies what other tabs of the same browser store. */
export function followOtherTabs(
  { store, parts, fresh }: Omit<Setup, 'storage'>,
  page: Window,
  storage: Pick<Storage, 'getItem'>,
): void {
  function arrive(key: string, text: string | null): void {
    const part = parts[key] as Persist;
    // A removed key resets its slice; a damaged one is ignored.
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
      const text = storage.getItem(settings.storePrefix + key);
      if (text !== null || parts[key]?.isOver) arrive(key, text);
    }
  });
}

/** Format of a stored slice: `{ "v": "1.1", "d": { …fields } }`. */
export function writeSlice({ fields }: Persist, slice: Fields): string {
  const kept = Object.fromEntries(fields.map((name) => [name, slice[name]]));
  return JSON.stringify({ v: settings.storeVersion, d: kept });
}

/** The stored fields, or undefined when the text is invalid, of another version or of another shape than `fresh`. */
export function readSlice(part: Persist, text: string, fresh: Fields): Fields | undefined {
  const stored = part.isWriteOnly ? undefined : parse(text);
  if (!isRecord(stored) || stored['v'] !== settings.storeVersion || !isRecord(stored['d'])) return undefined;
  const { d } = stored;
  const names = part.fields.filter((name) => d[name] !== undefined);
  if (!names.every((name) => isValid(part, d[name], fresh[name]))) return undefined;
  return Object.fromEntries(names.map((name) => [name, d[name]]));
}

function isValid(part: Persist, value: unknown, fresh: unknown): boolean {
  if (!isSameKind(value, fresh)) return false;
  return !Array.isArray(value) || value.every((row) => isRecord(row) && (part.isValidRow?.(row) ?? true));
}

/** An initial null means "not set", so any value is accepted. */
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
