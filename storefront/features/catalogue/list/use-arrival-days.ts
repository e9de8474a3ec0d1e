import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Facets } from '#contract/catalogue/shop.ts';
import { useNow } from '#storefront/lang/now.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectDelivery, selectPlace, selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { usePromise } from '#storefront/features/delivery/use-promise.ts';
import type { LocalText } from '#storefront/lang/language.ts';
import { nearDay } from '#domain/print/days.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import type { ListFilter } from './list-filter.ts';
import { shopTexts } from './shop.texts.ts';

export type ArrivalDay = {
  day: string;
  /** "Tomorrow". */
  name: string;
  /** "We bring it tomorrow". */
  title: string;
  /** Null until the facets for the chosen place are loaded. */
  count: number | null;
  isOn: boolean;
  /** Nothing can be delivered by then. */
  hasNoResults: boolean;
  /** The filter after the chip is pressed. */
  next: ListFilter;
};

/** Today and tomorrow by the shop's clock, for the chosen place. */
export function useArrivalDays(filter: ListFilter, facets: Facets | null): ArrivalDay[] {
  const nameDay = useDayName();
  const language = useLanguage();
  const now = useNow();
  const chosen = useSelector(selectPlace)?.id ?? null;
  const soonest = usePromise()?.soonest ?? null;
  // Facets count for the place of the request; without one, for the home zone.
  const isOnNow = filter.arrivesBy !== null;
  const isCounted = isOnNow || chosen === null;
  // The previous release did not send these counts.
  const arrives = (facets as Partial<Facets> | null)?.arrives ?? [];
  return arrives.map(({ day, count }) => {
    const isOn = filter.arrivesBy === day;
    const isLate = soonest === null || soonest > day;
    return {
      day,
      name: nearDay(day, now(), language),
      title: nameDay(day),
      count: isCounted ? count : null,
      isOn,
      hasNoResults: isCounted ? count === 0 : isLate,
      next: isOn
        ? { ...filter, arrivesBy: null, place: null, page: 1 }
        : { ...filter, arrivesBy: day, place: isOnNow ? filter.place : chosen, page: 1 },
    };
  });
}

/** "We bring it tomorrow". */
export function useDayName(): (day: string) => string {
  const t = useTexts(shopTexts);
  const language = useLanguage();
  const now = useNow();
  return (day) => {
    const near = nearDay(day, now(), language);
    return t('arrivesBy', { day: language === 'ru' ? near.toLowerCase() : near });
  };
}

/** The title of a place; undefined until the places are loaded. */
export function useTitleOfPlace(id: number | null): LocalText | undefined {
  const zones = useSelector(selectZones) ?? [];
  return zones.flatMap(({ places }) => places).find((place) => place.id === id)?.title;
}

/** The place of the list, else the one that is chosen on this device. */
export function usePlaceTitle(filter: ListFilter): LocalText | undefined {
  const chosen = usePromise()?.zone;
  const home = useSelector(selectMainInfo)?.promise?.zone;
  const asked = useTitleOfPlace(filter.place);
  if (filter.arrivesBy === null) return chosen;
  return filter.place === null ? home : asked;
}

/** Changes the place of a list filtered by day when another place is chosen. */
export function useFollowPlace(filter: ListFilter, onChange: (next: ListFilter) => void): void {
  const chosen = useSelector(selectDelivery).place;
  const before = useRef(chosen);
  useEffect(() => {
    const isChanged = before.current !== chosen;
    before.current = chosen;
    if (isChanged && filter.arrivesBy !== null && filter.place !== chosen)
      onChange({ ...filter, place: chosen, page: 1 });
  }, [chosen, filter, onChange]);
}
