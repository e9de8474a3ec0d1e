/** The worker's caches in the browser: their names, which never change, and how many each of them holds. */

const prefix = 'sowgat-';

export const cacheNames = {
  files: `${prefix}files`,
  pictures: `${prefix}pictures`,
  answers: `${prefix}answers`,
  pages: `${prefix}pages`,
} as const;
export type CacheName = keyof typeof cacheNames;

/** Whatever was fetched longest ago goes first. */
export const mostKept: Record<CacheName, number> = { files: 240, pictures: 200, answers: 150, pages: 30 };

/** The bare page of one build: no name of another build's file may be in it. */
export const shellCache = (version: string): string => `${prefix}shell-${version}`;

/** The shells of other builds, and whatever earlier workers called their own. */
export function isLeftOver(name: string, version: string): boolean {
  const known: string[] = [shellCache(version), ...Object.values(cacheNames)];
  return name.startsWith(prefix) && !known.includes(name);
}
