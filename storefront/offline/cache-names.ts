/** The service worker's caches: their names, which never change, and the maximum entries of each. */

const prefix = 'sowgat-';

export const cacheNames = {
  files: `${prefix}files`,
  pictures: `${prefix}pictures`,
  answers: `${prefix}answers`,
  pages: `${prefix}pages`,
} as const;
export type CacheName = keyof typeof cacheNames;

/** Entries fetched longest ago are removed first. */
export const maxEntries: Record<CacheName, number> = { files: 240, pictures: 200, answers: 150, pages: 30 };

/** The app shell of one build: it must not name files of another build. */
export const shellCache = (version: string): string => `${prefix}shell-${version}`;

/** Shells of other builds, and caches of earlier workers. */
export function isObsoleteCache(name: string, version: string): boolean {
  const known: string[] = [shellCache(version), ...Object.values(cacheNames)];
  return name.startsWith(prefix) && !known.includes(name);
}
