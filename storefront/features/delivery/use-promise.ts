import { useSelector } from 'react-redux';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import type { MainInfo } from '#contract/content/shop.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectPlace, selectPlaceZone } from './delivery.slice.ts';

/** `made`: the delivery days of goods with a lead time of 1, 2, 3 … working days. */
type ShownPromise = MainInfo['promise'] & { made?: MainInfo['promises'][number]['made'] };

/** The delivery promise for the chosen place, else for the home zone; undefined until loaded. */
export function usePromise(): ShownPromise | undefined {
  const info = useSelector(selectMainInfo);
  const place = useSelector(selectPlace);
  const zone = useSelector(selectPlaceZone);
  if (!info || !place || !zone) return info?.promise;
  // The previous release sent only the home zone's: then the day of another zone is unknown.
  const told = (info.promises as MainInfo['promises'] | undefined)?.find((one) => one.zone === zone.id);
  const { soonest = null, orderBefore = null, made } = told ?? {};
  return { zone: place.title, soonest, orderBefore, made, fee: zone.fee, freeFrom: zone.freeFrom };
}

/** The delivery day of a product in the chosen place, from its day in the home zone; null when it is out of stock. */
export function useArrival({ soonest, leadDays }: Pick<ProductCard, 'soonest' | 'leadDays'>): string | null {
  const promise = usePromise();
  const isElsewhere = useSelector(selectPlace) !== undefined;
  if (soonest === null || !isElsewhere) return soonest;
  return (leadDays ? promise?.made?.[leadDays - 1] : promise?.soonest) ?? null;
}
