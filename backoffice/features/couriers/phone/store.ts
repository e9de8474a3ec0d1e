/**
 * The phone's state in IndexedDB: one record, written whole, so that a crash leaves either the former state or the
 * new one.
 */
import { type DBSchema, openDB } from 'idb';
import type { PhoneState, Store } from './phone.ts';
import type { Photo, Photos } from './photos.ts';

type Schema = DBSchema & { state: { key: string; value: PhoneState } };
type PhotoSchema = DBSchema & { photos: { key: string; value: Photo } };
type Stores = { store: Store; photos: Photos; isLasting: boolean };
const key = 'phone';

/** Without IndexedDB the page works online only, and says so. */
export async function openStore(): Promise<Stores> {
  try {
    const db = await openDB<Schema>('sowgat-courier', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('state'),
    });
    // Asks the browser not to evict unsent deeds when storage runs low.
    void navigator.storage?.persist?.().catch(() => false);
    const store: Store = {
      read: () => db.get('state', key),
      async change(by) {
        const written = db.transaction('state', 'readwrite', { durability: 'strict' });
        const before = await written.store.get(key);
        const after = by(before);
        if (after && after !== before) await written.store.put(after, key);
        await written.done;
        return after;
      },
    };
    await store.read();
    return { store, photos: await openPhotos(), isLasting: true };
  } catch {
    return { store: openMemory(), photos: memoryPhotos(), isLasting: false };
  }
}

/** A database of its own: an older open page would block a version upgrade of the other one. */
async function openPhotos(): Promise<Photos> {
  const db = await openDB<PhotoSchema>('sowgat-courier-photos', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('photos'),
  });
  return {
    put: async (key, photo) => void (await db.put('photos', photo, key)),
    get: (key) => db.get('photos', key),
    delete: (key) => db.delete('photos', key),
    keys: () => db.getAllKeys('photos'),
    unwritten: new Set(),
  };
}

/** For browsers without storage: photos last until the page is closed. */
export function memoryPhotos(): Photos {
  const kept = new Map<string, Photo>();
  return {
    put: async (key, photo) => void kept.set(key, photo),
    get: async (key) => kept.get(key),
    delete: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
    unwritten: new Set(),
  };
}

function openMemory(): Store {
  let state: PhoneState | undefined;
  return {
    read: async () => state,
    change: async (by) => (state = by(state)),
  };
}
