/** Cities and districts as people look for them: without diacritics, in Russian, by names that are no more. */
import type { Zone } from '#contract/content/shop.ts';
import { type Region, regions } from '#domain/delivery/delivery.ts';
import { fold } from '#domain/search.ts';

export type Place = Zone['places'][number];
type Known = { place: Place; names: string[] };

/** All places of all zones, region by region; folded once, because folding is done for every letter typed. */
export function indexPlaces(zones: readonly Zone[]): Known[] {
  return zones
    .flatMap((zone) => zone.places)
    .map((place) => ({ place, names: [place.title.tm, place.title.ru, ...place.aliases].map(fold) }))
    .sort(
      (a, b) =>
        regions.indexOf(a.place.region) - regions.indexOf(b.place.region) ||
        (sortingName(a) < sortingName(b) ? -1 : 1),
    );
}

/** Numbers count as numbers: the second quarter of a town comes before the tenth. */
function sortingName({ names: [name = ''] }: Known): string {
  return name.replace(/\d+/g, (digits) => digits.padStart(4, '0'));
}

/** Names that begin with the query come before names that have it inside; a query is searched in every region. */
export function findPlaces(index: readonly Known[], query: string, region: Region | null): Place[] {
  const wanted = fold(query);
  if (wanted === '') {
    return index.filter(({ place }) => region === null || place.region === region).map(({ place }) => place);
  }
  const ranked = index.map(({ place, names }) => ({ place, rank: Math.min(...names.map(rankOf)) }));
  return ranked
    .filter(({ rank }) => rank < nowhere)
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);

  function rankOf(name: string): number {
    if (name.startsWith(wanted)) return 0;
    if (name.includes(` ${wanted}`)) return 1;
    return name.includes(wanted) ? 2 : nowhere;
  }
}

const nowhere = 3;

export function findPlace(zones: readonly Zone[] | undefined, id: number | null): Place | undefined {
  return zones?.flatMap((zone) => zone.places).find((place) => place.id === id);
}
