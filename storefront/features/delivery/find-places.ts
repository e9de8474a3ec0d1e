/** Search for cities and districts: without diacritics, in Russian, by former names, with typos. */
import type { Zone } from '#contract/content/shop.ts';
import { type Region, regions } from '#domain/delivery/delivery.ts';
import { allowedSlips, fold, slipsToBeginning } from '#domain/search.ts';
import { regionAliases, regionCities, regionTexts } from './region.texts.ts';

export type Place = Zone['places'][number];
type IndexedPlace = { place: Place; names: string[]; isCity: boolean };

/**
 * All places of all zones, by region, each region's city first; normalized once, because the search runs for every
 * letter typed.
 */
export function indexPlaces(zones: readonly Zone[]): IndexedPlace[] {
  return zones
    .flatMap((zone) => zone.places)
    .map((place) => {
      const names = [place.title.tm, place.title.ru, ...place.aliases].map(fold);
      return { place, names, isCity: isCity(place, names) };
    })
    .sort(
      (a, b) =>
        regions.indexOf(a.place.region) - regions.indexOf(b.place.region) ||
        citiesFirst(a, b) ||
        (sortingName(a) < sortingName(b) ? -1 : 1),
    );
}

/** `Mary şäheri`, `Aşgabat (etrabyny bilemok)`: the city itself, not the district (etrap) around it. */
function isCity({ region }: Place, [name = '']: readonly string[]): boolean {
  const city = fold(regionCities[region]);
  return (name === city || name.startsWith(`${city} `)) && !name.endsWith(' etraby');
}

const citiesFirst = (a: { isCity: boolean }, b: { isCity: boolean }) => Number(b.isCity) - Number(a.isCity);

/** Natural sort: quarter 2 comes before quarter 10; a town before the district of the same name. */
function sortingName({ names: [name = ''] }: Pick<IndexedPlace, 'names'>): string {
  return name.replace(/\d+/g, (digits) => digits.padStart(4, '0')).replace(/ etraby$/, ' ~');
}

/**
 * First names that begin with the query, then names that contain it, then the places of a region with that name; if
 * there are none, names within a typo's distance. Every region is searched. Of equal matches cities come first, as they
 * do in the list of all regions.
 */
export function findPlaces(index: readonly IndexedPlace[], query: string, region: Region | null): Place[] {
  const wanted = fold(query);
  if (wanted === '') {
    const shown =
      region === null ? [...index].sort(citiesFirst) : index.filter(({ place }) => place.region === region);
    return shown.map(({ place }) => place);
  }
  const exact = nearest(index, (name) => rankOf(name, wanted));
  if (exact.length > 0) return exact;
  const most = allowedSlips(wanted);
  return most === 0 ? [] : nearest(index, (name) => rankOfSlip(name, wanted, most));
}

type Rank = (name: string) => number;

const nowhere = 100;
/** From this rank on only the place's region matches. */
const regionRank = 10;
const insideWord = 3;

function nearest(index: readonly IndexedPlace[], rank: Rank): Place[] {
  const ranks = new Map(
    regions.map((region) => [region, Math.min(...namesOfRegion[region].map(rank))] as const),
  );
  return index
    .map(({ place, names, isCity }) => {
      const own = Math.min(...names.map(rank));
      const ofRegion = ranks.get(place.region) ?? nowhere;
      // Matches inside a region's name would be the word "region" or an ending.
      return { place, isCity, rank: Math.min(own, ofRegion < insideWord ? ofRegion + regionRank : nowhere) };
    })
    .filter(({ rank }) => rank < nowhere)
    .sort((a, b) => a.rank - b.rank || citiesFirst(a, b))
    .map(({ place }) => place);
}

const namesOfRegion = Object.fromEntries(
  regions.map((region) => [
    region,
    [...Object.values(regionTexts[region]), ...regionAliases[region]].map(fold),
  ]),
) as Record<Region, string[]>;

function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  return name.includes(wanted) ? insideWord : nowhere;
}

/**
 * Compares the query with typos against the name and each of its later words; the first letter must match, because it
 * is rarely mistyped.
 */
function rankOfSlip(name: string, wanted: string, most: number): number {
  const words = name.split(' ');
  const ranks = words.map((word, at) => {
    const slips = slipsToBeginning(wanted, words.slice(at).join(' '));
    return slips > most ? nowhere : slips + (word[0] === wanted[0] ? 0 : 0.5);
  });
  return Math.min(...ranks);
}

export function findPlace(zones: readonly Zone[] | undefined, id: number | null): Place | undefined {
  return zones?.flatMap((zone) => zone.places).find((place) => place.id === id);
}
