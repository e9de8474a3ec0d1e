import { useSelector } from 'react-redux';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import type { MainInfo } from '#contract/content/shop.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectPlace, selectPlaceZone } from './delivery.slice.ts';

/** `made`: the days of goods that take 1, 2, 3 … working days to be made. */
type Promised = MainInfo['promise'] & { made?: MainInfo['promises'][number]['made'] };

/** What the shop promises for the chosen place, else for its home zone; undefined until it is known. */
export function usePromise(): Promised | undefined {
  const info = useSelector(selectMainInfo);
  const place = useSelector(selectPlace);
  const zone = useSelector(selectPlaceZone);
  if (!info || !place || !zone) return info?.promise;
  // A release ago the shop told of its home zone alone: then the day of another is not known.
  const told = (info.promises as MainInfo['promises'] | undefined)?.find((one) => one.zone === zone.id);
  const { soonest = null, orderBefore = null, made } = told ?? {};
  return { zone: place.title, soonest, orderBefore, made, fee: zone.fee, freeFrom: zone.freeFrom };
}

/** The day on which a product comes, whose own says when it comes to the home zone; null when nothing is in stock. */
export function useArrival({ soonest, leadDays }: Pick<ProductCard, 'soonest' | 'leadDays'>): string | null {
  const promise = usePromise();
  const isElsewhere = useSelector(selectPlace) !== undefined;
  if (soonest === null || !isElsewhere) return soonest;
  return (leadDays ? promise?.made?.[leadDays - 1] : promise?.soonest) ?? null;
}
