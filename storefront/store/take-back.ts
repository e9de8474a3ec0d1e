import type { Store } from '@reduxjs/toolkit';
import { readAside } from './aside.ts';
import { asideKey, type Memory, type Parts, stateRestored } from './persistence.ts';
import type { ReadEntry } from './stored-entry.ts';

type Shop = { store: Pick<Store, 'dispatch'>; parts: Parts; memory: Pick<Memory, 'persistNow'> };

/**
 * Takes back the rows that were kept aside because an earlier release could not read them: those that can be read now
 * join the others, the rest goes on waiting.
 */
export function takeBack(
  { store, parts, memory }: Shop,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  read: ReadEntry,
): void {
  for (const key of Object.keys(parts)) {
    const text = storage.getItem(asideKey(key));
    if (text === null) continue;
    const left: unknown[] = [];
    for (const one of readAside(text)) {
      const { fields, rest } = read(key, typeof one === 'string' ? one : JSON.stringify(one));
      if (fields) store.dispatch(stateRestored({ [key]: fields }));
      if (rest !== undefined) left.push(rest);
    }
    memory.persistNow();
    if (left.length > 0) storage.setItem(asideKey(key), JSON.stringify(left));
    else storage.removeItem(asideKey(key));
  }
}
