/**
 * The current menu entry, at most one: a longer path (`/orders/create`) takes precedence over its prefix (`/orders`),
 * and any part of the texts belongs to the entry of the texts.
 */
export function findPlace(pathname: string, places: readonly string[]): string | undefined {
  if (places.includes(pathname)) return pathname;
  const first = (path: string) => path.split('/')[1];
  return places
    .filter((to) => to !== '/' && first(to) === first(pathname))
    .toSorted((one, other) => one.length - other.length)[0];
}
