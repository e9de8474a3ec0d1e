import type { LocalText } from '#contract/shared.ts';
import { arkadag, asgabat } from './asgabat.ts';
import { knownPlaces } from './known-places.ts';
import { type KnownPlace, spellPlainly } from './place.ts';

/** A city that a new shop may begin with, and what of it people order to. */
type City = { id: string; title: LocalText; places: readonly KnownPlace[] };

const cityOf = (title: LocalText, places: readonly KnownPlace[]): City => ({
  id: spellPlainly(title.tm),
  title,
  places,
});

const town = { tm: / şäheri$/, ru: /^город / };

/** The two cities with quarters, then the towns, each of which is one place. */
export const cities: readonly City[] = [
  cityOf({ tm: 'Aşgabat', ru: 'Ашхабад' }, asgabat),
  cityOf({ tm: 'Arkadag', ru: 'Аркадаг' }, arkadag),
  ...knownPlaces
    .filter(({ title }) => town.tm.test(title.tm))
    .map((place) => {
      const { tm, ru } = place.title;
      return cityOf({ tm: tm.replace(town.tm, ''), ru: ru.replace(town.ru, '') }, [place]);
    }),
];
