/** Rows that cannot be read, as a list of entries beside that of their slice. */
import { asideKey } from './persistence.ts';
import type { StateStorage } from './stored-entry.ts';

const mostAside = 20;

/** Adds to what waits already, unless it does; the oldest give way, so that damage cannot fill the storage. */
export function putRowsAside(storage: StateStorage, key: string, rest: unknown): boolean {
  const waiting = storage.getItem(asideKey(key));
  const list = typeof waiting === 'string' ? readAside(waiting) : [];
  const isThere = list.some((one) => JSON.stringify(one) === JSON.stringify(rest));
  return (
    isThere || storage.setItem(asideKey(key), JSON.stringify([...list, rest].slice(-mostAside))) !== false
  );
}

export function readAside(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
