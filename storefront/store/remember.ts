/**
 * Remembers the state between visits. Written for this shop because it has to promise what the libraries for it do
 * not: nothing is written before everything has been read, nothing damaged is overwritten before its slice really
 * changes, and what happens while a slow storage is still reading is kept.
 */
import { createAction } from '@reduxjs/toolkit';
import { settings } from '../settings.ts';
import type { ShopState, ShopStore } from '#storefront/app/store.ts';
import { readSlice, type StoredKey, storedKeys, writeSlice } from './stored-slice.ts';

/** localStorage, or anything that answers like it, at once or later. */
export type Place = {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, text: string) => void;
};
type Fields = Record<string, unknown>;

/** What was remembered has been read; damaged and foreign slices are not in it. */
export const stateRestored = createAction<Partial<Record<StoredKey, Fields>>>('store/stateRestored');

const writeAfterMs = 50;

export type Memory = ReturnType<typeof rememberState>;

/** `fresh` is the state before anything happened. */
export function rememberState(store: ShopStore, place: Place, fresh: ShopState) {
  /** For each key the text that is known to stand for it; a write of the same says nothing new. */
  const known = new Map<StoredKey, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function restore(): Promise<void> {
    const slices: Partial<Record<StoredKey, Fields>> = {};
    await Promise.all(
      storedKeys.map(async (key) => {
        const text = await readText(place, key);
        const fields = text === null ? undefined : readSlice(key, text, fresh[key]);
        if (fields) slices[key] = fields;
        known.set(key, text !== null && fields ? text : writeSlice(key, fresh[key]));
      }),
    );
    store.dispatch(stateRestored(slices));
    store.subscribe(() => {
      timer ??= setTimeout(writeDown, writeAfterMs);
    });
    writeDown();
  }

  /** Writes what changed, at once: before the page goes away, and when a sign-out must not wait. */
  function writeDown(): void {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    for (const [key, text] of known) {
      const next = writeSlice(key, state[key]);
      if (next === text) continue;
      known.set(key, next);
      try {
        place.setItem(settings.storePrefix + key, next);
      } catch {
        // Full or blocked: the shop goes on without memory.
      }
    }
  }

  const reading = restore();
  /** Settles when the state is there, or after this long: then the shop opens, and the rest joins in later. */
  function restored(longestMs: number = settings.restoreMs): Promise<void> {
    return Promise.race([reading, new Promise<void>((resolve) => setTimeout(resolve, longestMs))]);
  }

  return { restored, writeDown };
}

async function readText(place: Place, key: StoredKey): Promise<string | null> {
  try {
    return await place.getItem(settings.storePrefix + key);
  } catch {
    return null;
  }
}
