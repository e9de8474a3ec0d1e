import { useSelector } from 'react-redux';
import type { MainInfo } from '#contract/content/shop.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectPlace, selectPlaceZone } from './delivery.slice.ts';

/** What the shop promises for the chosen place, else for its home zone; undefined until it is known. */
export function usePromise(): MainInfo['promise'] | undefined {
  const info = useSelector(selectMainInfo);
  const place = useSelector(selectPlace);
  const zone = useSelector(selectPlaceZone);
  if (!info || !place || !zone) return info?.promise;
  // A release ago the shop told of its home zone alone: then the day of another is not known.
  const told = (info.promises as MainInfo['promises'] | undefined)?.find((one) => one.zone === zone.id);
  const { soonest = null, orderBefore = null } = told ?? {};
  return { zone: place.title, soonest, orderBefore, fee: zone.fee, freeFrom: zone.freeFrom };
}

/** The day on which a product comes, whose own says when it comes to the home zone; null when nothing is in stock. */
export function useArrival(atHome: string | null): string | null {
  const promise = usePromise();
  const isElsewhere = useSelector(selectPlace) !== undefined;
  if (atHome === null || !isElsewhere) return atHome;
  return promise?.soonest ?? null;
}
