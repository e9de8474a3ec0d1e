/**
 * A storage of the browser that never throws: where the browser forbids it (private modes, blocked cookies) or it is full,
 * what is written lives as long as the page.
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

/** Of all tabs, for years. */
export const deviceStorage = openStorage(() => window.localStorage);
/** Of this tab, until it is closed. */
export const tabStorage = openStorage(() => window.sessionStorage);
