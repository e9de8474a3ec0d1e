/**
 * Browser storage that never throws: if it is forbidden (private modes, blocked cookies) or full, values last as long
 * as the page.
 */
function openStorage(open: () => Storage) {
  const held = new Map<string, string>();
  function either<T>(there: (storage: Storage) => T, here: () => T): T {
    try {
      return there(open());
    } catch {
      return here();
    }
  }
  return {
    getItem(key: string): string | null {
      const instead = () => held.get(key) ?? null;
      return either((storage) => storage.getItem(key), instead);
    },
    setItem(key: string, text: string): void {
      either(
        (storage) => storage.setItem(key, text),
        () => void held.set(key, text),
      );
    },
    removeItem(key: string): void {
      either(
        (storage) => storage.removeItem(key),
        () => void held.delete(key),
      );
    },
  };
}

/** localStorage: shared by all tabs, kept for years. */
export const deviceStorage = openStorage(() => window.localStorage);
/** sessionStorage: of this tab, until it is closed. */
export const tabStorage = openStorage(() => window.sessionStorage);
