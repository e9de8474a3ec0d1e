/** localStorage, or a stand-in for this page alone where the browser forbids it (private modes, blocked cookies). */
export function openStorage(open: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    const storage = open();
    storage.getItem('sowgat:auth');
    return storage;
  } catch {
    const held = new Map<string, string>();
    return {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, text) => void held.set(key, text),
      removeItem: (key) => void held.delete(key),
    };
  }
}
