/**
 * Browser storage that never throws: if it is forbidden (private modes, blocked cookies) or full, values last as long
 * as the page.
 */
function openStorage(open: () => Storage) {
  /** What could not be stored; it is newer than what storage has under the same key. */
  const held = new Map<string, string>();
  function attempt<T>(run: (storage: Storage) => T, instead: T): T {
    try {
      return run(open());
    } catch {
      return instead;
    }
  }
  return {
    getItem(key: string): string | null {
      return held.get(key) ?? attempt((storage) => storage.getItem(key), null);
    },
    /** @returns false if the value lasts only as long as the page */
    setItem(key: string, text: string): boolean {
      const isKept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isKept) held.delete(key);
      else held.set(key, text);
      return isKept;
    },
    removeItem(key: string): void {
      held.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

/** localStorage: shared by all tabs, kept for years. */
export const deviceStorage = openStorage(() => window.localStorage);
/** sessionStorage: of this tab, until it is closed. */
export const tabStorage = openStorage(() => window.sessionStorage);
