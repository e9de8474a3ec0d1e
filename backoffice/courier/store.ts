/** The phone's state in IndexedDB: one record, written whole, so that a phone that dies has the former one or the new one. */
import { type DBSchema, openDB } from 'idb';
import type { PhoneState, Store } from './phone.ts';

type Schema = DBSchema & { state: { key: string; value: PhoneState } };
const key = 'phone';

/** Without IndexedDB the page works with a connection only, and says so. */
export async function openStore(): Promise<{ store: Store; isLasting: boolean }> {
  try {
    const db = await openDB<Schema>('sowgat-courier', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('state'),
    });
    // Deeds are not to be thrown away when the phone runs out of room.
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
    return { store, isLasting: true };
  } catch {
    return { store: openMemory(), isLasting: false };
  }
}

function openMemory(): Store {
  let state: PhoneState | undefined;
  return {
    read: async () => state,
    change: async (by) => (state = by(state)),
  };
}
