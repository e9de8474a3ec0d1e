/** Remembers what was computed from one version of the data. A newer version makes all of it worthless. */
export type VersionedMemo = {
  /** The value under a key, made once however many ask at the same time. Failures are not kept. */
  get<T>(version: number, key: string, make: () => Promise<T>): Promise<T>;
};

/** @param maxEntries the oldest goes when there are more */
export function createVersionedMemo({ maxEntries }: { maxEntries: number }): VersionedMemo {
  const kept = new Map<string, Promise<unknown>>();
  let current = 0;
  return {
    async get<T>(version: number, key: string, make: () => Promise<T>): Promise<T> {
      // Whoever read the version before it changed is served, but leaves nothing behind.
      if (version < current) return make();
      if (version > current) {
        kept.clear();
        current = version;
      }
      const known = kept.get(key) as Promise<T> | undefined;
      if (known) return known;
      const making = make();
      if (kept.size >= maxEntries) kept.delete(kept.keys().next().value as string);
      kept.set(key, making);
      making.catch(() => {
        if (kept.get(key) === making) kept.delete(key);
      });
      return making;
    },
  };
}
