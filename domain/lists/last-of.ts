/** What lists of browsers from 2020 lack: `at`, `findLast` and `findLastIndex` came later. */

/** The last element; undefined of an empty list. */
export function lastOf<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}

/** The place of the last element that fits, or -1. */
export function lastIndexWhere<T>(list: readonly T[], fits: (one: T) => boolean): number {
  for (let at = list.length - 1; at >= 0; at -= 1) if (fits(list[at] as T)) return at;
  return -1;
}
