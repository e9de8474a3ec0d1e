/**
 * Persists the state between visits ("persist", localStorage) and between tabs. Each slice defines which fields are
 * stored. Written for this shop because the existing libraries do not guarantee this: nothing is written before
 * everything has been read, a damaged entry is not overwritten before its slice really changes, and changes made
 * while a slow storage is still loading are kept.
 */
import { createAction, type Reducer, type Store } from '@reduxjs/toolkit';
import { settings } from '../settings.ts';
import type { Fields } from './shape.ts';
import { type Entry, type Persist, type ReadEntry, type StateStorage, writeSlice } from './stored-entry.ts';

/** The whole state or its stored part, by slice name. */
type Slices = Record<string, Fields>;
export type Parts = Record<string, Persist>;

/** Stored state has been read, or rows of it can be read now. */
export const stateRestored = createAction<Slices>('store/stateRestored');
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
  /** Loads how entries are read; only where there are any. What does not come in time is done without. */
  bring: () => Promise<ReadEntry>;
  /** By default this release's. */
  version?: string;
  /** Called when rows that somebody has just put there could not be stored. */
  onUnkept?: () => void;
};

/** What is known of each stored slice. */
type StoredText = {
  /** What was last read, as it would be written, or written; an equal text is not written again. */
  text: string;
  /** Keeps aside what of the entry could not be read, before it is overwritten. */
  putAside?: Entry['putAside'];
};

/** Where rows wait that this release cannot read, as a list of entries. */
export const asideKey = (key: string): string => `${settings.storePrefix}${key}:aside`;

const writeAfterMs = 50;

/** Reads the stored state, and writes changes debounced. */
export function persistState(setup: Setup) {
  const { store, parts, fresh } = setup;
  const known = new Map<string, StoredText>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes changes immediately: before the page is hidden, and after a sign-out. */
  function persistNow(): void {
    clearTimeout(timer);
    timer = undefined;
    writeChanges(setup, known);
  }

  /** Another tab wrote a slice, or removed it; a text that cannot be read is ignored. */
  async function arrive(key: string, text: string | null): Promise<void> {
    const { fields, putAside }: Entry =
      text === null ? { fields: { ...fresh[key] } } : (await bringReader(setup))(key, text);
    if (!fields || parts[key]?.isWriteOnly) return;
    store.dispatch(sliceArrived({ key, fields }));
    // Not written back: two tabs of different releases would answer each other for ever.
    known.set(key, { text: textOf(setup, key, store.getState()), putAside });
  }

  const reading = restore(setup, known).then(() => {
    store.subscribe(() => (timer ??= setTimeout(persistNow, writeAfterMs)));
    persistNow();
  });

  return {
    persistNow,
    arrive,
    /**
     * Resolves when the state is restored, or after this long: then the shop is rendered, and the rest is merged
     * later.
     */
    restored: (longestMs: number = settings.restoreMs): Promise<void> =>
      Promise.race([reading, new Promise<void>((resolve) => setTimeout(resolve, longestMs))]),
  };
}

export type Memory = ReturnType<typeof persistState>;

async function restore(setup: Setup, known: Map<string, StoredText>): Promise<void> {
  const stored: Slices = {};
  for (const { key, fields, putAside } of await readAll(setup)) {
    if (fields) stored[key] = fields;
    // As it is understood: an entry of another version, or a damaged one, stays until its slice really changes.
    known.set(key, { text: textOf(setup, key, { [key]: { ...setup.fresh[key], ...fields } }), putAside });
  }
  setup.store.dispatch(stateRestored(stored));
}

function textOf({ parts, version }: Setup, key: string, slices: Slices): string {
  return writeSlice(parts[key] as Persist, slices[key] as Fields, version);
}

function writeChanges(setup: Setup, known: Map<string, StoredText>): void {
  const { store, parts, storage, onUnkept } = setup;
  const state = store.getState();
  for (const [key, { text, putAside }] of known) {
    const next = textOf(setup, key, state);
    if (next === text) continue;
    known.set(key, { text: next });
    if (overwrite(storage, key, { next, putAside })) continue;
    const { joins, isUntrueLater } = parts[key] as Persist;
    if (joins) onUnkept?.();
    if (isUntrueLater) storage.removeItem?.(settings.storePrefix + key);
  }
}

/** @returns false when the storage is full or blocked: the shop works without persistence */
function overwrite(
  storage: StateStorage,
  key: string,
  { next, putAside }: { next: string; putAside: Entry['putAside'] },
): boolean {
  try {
    if (putAside?.(storage) === false) return false;
    return storage.setItem(settings.storePrefix + key, next) !== false;
  } catch {
    return false;
  }
}

/** How long the shapes may take to come; the shop is rendered soon after. */
const shapesMs = 3_000;

/** The reader; where the line does not bring it, entries of this version are believed and others stay as they are. */
function bringReader({ bring, parts, version = settings.storeVersion }: Setup): Promise<ReadEntry> {
  const believe: ReadEntry = (key, text) => {
    try {
      const { v, d } = JSON.parse(text) as { v: unknown; d: Fields };
      if (v === version && !parts[key]?.isWriteOnly) return { fields: d };
    } catch {}
    return { fields: undefined, putAside: () => false };
  };
  const late = new Promise<ReadEntry>((resolve) => setTimeout(() => resolve(believe), shapesMs));
  return Promise.race([bring(), late]).catch(() => believe);
}

async function readAll(setup: Setup) {
  const { parts, storage } = setup;
  const texts = await Promise.all(
    Object.keys(parts).map(async (key) => ({ key, text: await readText(storage, key) })),
  );
  if (texts.every(({ text }) => text === null)) return texts.map(({ key }) => ({ key, ...nothing }));
  const read = await bringReader(setup);
  return texts.map(({ key, text }) => ({ key, ...(text === null ? nothing : read(key, text)) }));
}

const nothing: Entry = { fields: undefined };

async function readText(storage: StateStorage, key: string): Promise<string | null> {
  try {
    return await storage.getItem(settings.storePrefix + key);
  } catch {
    return null;
  }
}

/** Applies what other tabs of the same browser store. */
export function followOtherTabs(
  { parts, memory: { arrive } }: Pick<Setup, 'parts'> & { memory: Pick<Memory, 'arrive'> },
  page: Window,
  storage: Pick<Storage, 'getItem'>,
): void {
  page.addEventListener('storage', ({ key, newValue }) => {
    const slice = Object.keys(parts).find((name) => settings.storePrefix + name === key);
    if (slice) void arrive(slice, newValue);
  });

  // A page restored from the back/forward cache has missed the storage events.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const key of Object.keys(parts)) {
      const text = storage.getItem(settings.storePrefix + key);
      if (text !== null || parts[key]?.isOver) void arrive(key, text);
    }
  });
}
