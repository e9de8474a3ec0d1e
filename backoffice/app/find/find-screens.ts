import { fold, splitQuery } from '#domain/search.ts';
import type { Phrase } from '#domain/print/texts.ts';
import { placeGroups, type Tab } from '#backoffice/app/frame/places.ts';
import { synonyms } from './synonyms.texts.ts';

export type Screen = { to: string; words: Phrase; place: Phrase; need: Tab['need'] };

const flat = ({ tabs, ...own }: Tab): readonly Tab[] => (tabs ? tabs.flatMap(flat) : [own]);

/** Every screen of the menu, with the place it is in; a place of several screens opens at its first. */
const screens: readonly Screen[] = placeGroups.flatMap((group) =>
  group.places.flatMap((place) => {
    const own = { ...place, place: group.words };
    const inner = flat(place).map((tab) => ({ ...tab, place: place.words }));
    return place.tabs ? [own, ...inner.filter(({ words }) => words !== place.words)] : [own];
  }),
);

const said = ({ tm, ru }: Phrase): string => fold(`${tm} ${ru}`);

/**
 * The screens whose names or other words begin with every word of a query, best first.
 *
 * @returns `isNamed` when the first one is called so, and should stand above all else
 */
export function findScreens(q: string, may: (need: Tab['need']) => boolean) {
  const words = splitQuery(q).map(({ word }) => word);
  const known = synonyms as Readonly<Record<string, Phrase | undefined>>;
  const begins = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`));
  const hits = screens
    .filter(({ need }) => words.length > 0 && may(need))
    .flatMap((screen) => {
      const name = said(screen.words);
      const isNamed = begins(name);
      const also = known[screen.to];
      return isNamed || begins(`${name} ${also ? said(also) : ''}`) ? [{ screen, isNamed }] : [];
    })
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
  return { screens: hits.slice(0, 4).map(({ screen }) => screen), isNamed: hits[0]?.isNamed === true };
}
