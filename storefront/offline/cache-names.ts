/** The shelves of the worker in the browser's cache, each with an end. */

export type Shelf = {
  find(url: string): Promise<Response | undefined>;
  keep(url: string, response: Response): Promise<void>;
  drop(url: string): Promise<void>;
  urls(): Promise<string[]>;
};

const prefix = 'sowgat-';
/** `most` is how many are kept; the one that was kept longest ago goes first. */
const most = { files: 240, pictures: 200, answers: 150, pages: 30 };
export type ShelfName = keyof typeof most;

export function openShelf(caches: CacheStorage, name: ShelfName): Shelf {
  const open = () => caches.open(prefix + name);
  return {
    find: async (url) => (await open()).match(url, { ignoreVary: true }),
    async keep(url, response) {
      const cache = await open();
      // A full disk is no reason for a page not to open.
      await cache.put(url, response).catch(() => undefined);
      const all = await cache.keys();
      await Promise.all(all.slice(0, Math.max(0, all.length - most[name])).map((old) => cache.delete(old)));
    },
    drop: async (url) => void (await (await open()).delete(url, { ignoreVary: true })),
    urls: async () => (await (await open()).keys()).map(({ url }) => url),
  };
}

/** The bare page of one build: no name of another build's file may be in it. */
export function openShell(caches: CacheStorage, version: string) {
  const name = `${prefix}shell-${version}`;
  return {
    find: async () => (await caches.open(name)).match('/'),
    keep: async (response: Response) => (await caches.open(name)).put('/', response),
    /** The shells of other builds, and whatever earlier workers called their own. */
    async dropOthers(): Promise<void> {
      const known = [name, ...Object.keys(most).map((shelf) => prefix + shelf)];
      const old = (await caches.keys()).filter((key) => key.startsWith(prefix) && !known.includes(key));
      await Promise.all(old.map((key) => caches.delete(key)));
    },
  };
}
