/**
 * Which of the places of a menu one is at. One at most: a place of its own (`/orders/create`) is not its
 * neighbour's (`/orders`), and any part of the texts is the place of the texts.
 */
export function findPlace(pathname: string, places: readonly string[]): string | undefined {
  if (places.includes(pathname)) return pathname;
  const first = (path: string) => path.split('/')[1];
  return places
    .filter((to) => to !== '/' && first(to) === first(pathname))
    .toSorted((one, other) => one.length - other.length)[0];
}
