import type { Permission } from '#domain/staff.ts';
import type { Place, PlaceGroup, Tab } from './places.ts';

type May = (need: Permission) => boolean;

/** The screens of a place or a tab that somebody may open. */
export const tabsOf = ({ tabs, ...own }: Tab, may: May): readonly Tab[] =>
  (tabs ?? [own]).filter(({ need }) => may(need));

/** The menu of somebody: each place opens at the first of its screens that they may see. */
export function placesFor(groups: readonly PlaceGroup[], may: May): PlaceGroup[] {
  return groups.flatMap(({ words, places }) => {
    const shown = places.flatMap((one) => {
      const [first] = tabsOf(one, may);
      return first ? [{ ...one, to: first.to }] : [];
    });
    return shown.length > 0 ? [{ words, places: shown }] : [];
  });
}

const holds = (to: string, pathname: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));

/** How much of an address is a screen of this place or tab; 0 for none. */
function match(one: Tab, pathname: string): number {
  const own = [one, ...(one.tabs ?? [])].filter(({ to }) => holds(to, pathname));
  const below = (one.tabs ?? []).filter(({ tabs }) => tabs).map((inner) => match(inner, pathname));
  return Math.max(0, ...own.map(({ to }) => to.length), ...below);
}

/** The entry to which an address belongs: that which has the longest part of it. */
export function findPlace<T extends Tab = Place>(pathname: string, places: readonly T[]): T | undefined {
  const [best] = places
    .map((one) => ({ one, length: match(one, pathname) }))
    .toSorted((a, b) => b.length - a.length);
  return best && best.length > 0 ? best.one : undefined;
}
